extension DisplayBlendMode {
  /// The mode of a number in Core Graphics' list, which SwiftUI's graphics contexts share; nil for those
  /// that change what lies outside the source, and for other numbers.
  package init?(coreGraphics number: Int32) {
    switch number {
    // The modes that blend colours come first, in the same order here.
    case 0...15: self = Self.allCases[Int(number)]
    // Whatever the colour, what is drawn over is taken away.
    case 16, 23: self = .destinationOut
    case 20: self = .sourceAtop
    case 21: self = .destinationOver
    case 26: self = .plusDarker
    case 27: self = .plusLighter
    default: return nil
    }
  }
}
