/// Why fonts could not be found or opened; the message says what to run.
package enum FontLibraryError: Error, Equatable, Sendable, CustomStringConvertible {
  /// None of the searched directories holds this file.
  case missing(file: String, searched: [String])
  /// The file is there but is no font that can be read.
  case unreadable(path: String)

  package var description: String {
    switch self {
    case .missing(let file, let searched):
      """
      font file \(file) was not found in \(searched.joined(separator: ", ")); \
      run `make setup`, or set VITRINE_FONTS to a directory that holds it
      """
    case .unreadable(let path):
      "\(path) is not a readable font; run `make setup` to install the fonts anew"
    }
  }
}
