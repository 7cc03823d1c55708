import Foundation
import Testing

/// Faults of all kinds, each in one place of a screen eight levels deep: the compiler answers soon, in
/// few lines, one of which names what is wrong.
@Suite(.serialized) struct MisuseTests {
  struct Misuse: Sendable, CustomTestStringConvertible {
    /// What stands in the sound source, and what stands there instead.
    let original: String
    let fault: String
    /// Words of an error.
    let answer: String

    init(_ original: String, _ fault: String, _ answer: String) {
      self.original = original
      self.fault = fault
      self.answer = answer
    }

    var testDescription: String { fault }
  }

  /// After a text in a row of a list in a stack of a button's label; and a view beside it.
  private static let modifier = "/*MODIFIER*/"
  private static let view = "/*VIEW*/"

  private static func source() throws -> String {
    try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Sources/CatalogueScreen.swift"), encoding: .utf8)
  }

  static let misuses: [Misuse] = [
    // Misspelt.
    Misuse(modifier, ".foregroundStlye(.red)", "no member 'foregroundStlye'"),
    Misuse(modifier, ".paddin(8)", "no member 'paddin'"),
    Misuse(modifier, ".font(.headlin)", "no member 'headlin'"),
    Misuse(modifier, ".frame(maxWidth: .infinty)", "no member 'infinty'"),
    Misuse(modifier, ".padding(.horizontl, 8)", "no member 'horizontl'"),
    Misuse(view, "HStack(aligment: .top) { Text(item.title) }", "aligment:"),
    Misuse(view, "Buton(\"Add\") { query = \"\" }", "'Buton'"),
    Misuse(view, "Text(item.titel)", "no member 'titel'"),
    Misuse("withAnimation(", "withAnimatoin(", "'withAnimatoin'"),
    Misuse(".title2.bold()", ".title2.bld()", "no member 'bld'"),
    Misuse("isExpanded.toggle()", "isExpanded.togle()", "'togle'"),
    Misuse("style: .continuous", "style: .continous", "no member 'continous'"),
    Misuse("cornerRadius: 12, style", "cornerRadus: 12, style", "cornerRadus"),
    // Of the wrong type.
    Misuse("selection = item.id", "selection = item.title", "'String'"),
    Misuse(view, "Toggle(isOn: isExpanded) { Text(item.title) }", "Binding<Bool>"),
    // Names that Vitrine has not, and says so.
    Misuse(modifier, ".colorEffect(ShaderLibrary.noise(.float(2)))", "no Metal shaders"),
    Misuse(modifier, ".touchBar { Text(item.title) }", "macOS only"),
    Misuse(view, "TextFieldLink(\"Title\") { _ in }", "watchOS only"),
    Misuse(
      view, "MultiDatePicker(\"Days\", selection: .constant([]))", "Vitrine has no MultiDatePicker"),
    Misuse(view, "HSplitView { Text(item.title) }", "macOS only"),
    // Names of frameworks that Linux has not.
    Misuse(view, "Map()", "'Map'"),
    Misuse(view, "VideoPlayer(player: nil)", "'VideoPlayer'"),
    Misuse(view, "Chart { Text(item.title) }", "'Chart'"),
  ]

  @Test func theSourceIsSound() async throws {
    let answer = try await Compiler().check(Self.source())
    #expect(answer.errors == [] && answer.isInTime)
  }

  @Test(arguments: misuses)
  func faultsAreNamed(_ misuse: Misuse) async throws {
    let source = try Self.source()
    try #require(source.contains(misuse.original))
    let answer = try await Compiler().check(
      source.replacingOccurrences(of: misuse.original, with: misuse.fault))
    #expect(answer.isInTime, "the type checker gave up, or hung")
    #expect(answer.errors.contains { $0.contains(misuse.answer) }, "\(answer.errors)")
    #expect(answer.errors.count <= 3, "one fault, and what follows from it: \(answer.errors)")
  }
}
