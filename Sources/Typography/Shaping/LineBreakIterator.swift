import CICU

/// Places where a line may end, by Unicode Line Breaking (UAX 14) with ICU's dictionaries.
final class LineBreakIterator {
  private let handle = icu_shim_line_breaks_open()

  deinit {
    if let handle { icu_shim_line_breaks_close(handle) }
  }

  /// Ascending UTF-16 offsets after which a new line may begin, the text's end included.
  func breaks(_ utf16: [UInt16]) -> [Int] {
    guard let handle, !utf16.isEmpty, utf16.count <= Int(Int32.max) else { return [utf16.count] }
    return utf16.withUnsafeBufferPointer { text in
      guard icu_shim_line_breaks_set(handle, text.baseAddress, Int32(text.count)) != 0 else {
        return [text.count]
      }
      defer { icu_shim_line_breaks_set(handle, nil, 0) }
      var result: [Int] = []
      while true {
        let next = icu_shim_line_breaks_next(handle)
        if next < 0 { break }
        if next > 0 { result.append(Int(next)) }
      }
      return result
    }
  }
}
