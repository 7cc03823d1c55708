import Foundation
import Testing

/// Bodies with arithmetic and a name that nobody declares: the solver finds what is wrong in a bounded
/// number of tries. They are counted, not timed.
@Suite(.serialized) struct SolverScopeTests {
  struct Body: Sendable, CustomTestStringConvertible {
    let source: String
    /// Words of an error; none where the body is sound.
    let answer: String?
    /// Tries that are enough.
    let scopes: Int

    init(_ source: String, _ answer: String?, scopes: Int) {
      (self.source, self.answer, self.scopes) = (source, answer, scopes)
    }

    var testDescription: String { source }
  }

  private static let size =
    "width: CGFloat(300 - (index * 40)), height: CGFloat(300 - (index * 40))"

  static let bodies: [Body] = [
    // A row whose element is known however the initialiser is chosen.
    Body(
      "ForEach(0..<names.count, id: \\.self) { index in Circle().frame(\(size)).fill(hue: names[index]) }",
      "no member 'fill'", scopes: 250_000),
    Body(
      """
      ForEach(0..<names.count, id: \\.self) { index in
        Circle().frame(\(size)).foregroundColor(Color(hex: names[index]))
      }
      """, "'hex:'", scopes: 250_000),
    Body(
      """
      ForEach(0..<names.count) { index in
        Circle().frame(\(size)).foregroundColor(Color(hex: names[index]))
      }
      """, "'hex:'", scopes: 250_000),
    Body(
      """
      List(0..<names.count, id: \\.self) { index in
        Circle().frame(\(size)).foregroundColor(Color(hex: names[index]))
      }
      """, "'hex:'", scopes: 250_000),
    Body(
      """
      ForEach(0..<names.count, id: \\.self) { index in
        Circle().frame(\(size)).offset(x: CGFloat(index * 20 - 40))
      }
      """, nil, scopes: 50_000),
    // Ids of values behind bindings, also where the value's id cannot be written.
    Body(
      "ForEach($pets, id: \\.id) { $pet in TextField(pet.name, text: $pet.name) }", nil,
      scopes: 2_000),
    Body(
      "ForEach($names, id: \\.self) { $name in TextField(name, text: $name) }", nil, scopes: 2_000),
    Body(
      "List($pets, id: \\.id) { $pet in TextField(pet.name, text: $pet.name) }", nil, scopes: 2_000),
  ]

  @Test(arguments: bodies)
  func failsInBoundedTries(_ body: Body) async throws {
    let source = """
      import SwiftUI
      struct Pet {
        let id = UUID()
        var name: String
      }
      struct Screen: View {
        @State private var names = ["Luna", "Milo"]
        @State private var pets = [Pet(name: "Luna")]
        var body: some View {
          \(body.source)
        }
      }
      """
    let answer = try await Compiler().check(source, scopes: body.scopes)
    #expect(answer.isInTime)
    if let words = body.answer {
      #expect(answer.errors.contains { $0.contains(words) }, "\(answer.errors)")
      #expect(answer.errors.count <= 2, "\(answer.errors)")
    } else {
      #expect(answer.errors == [])
    }
  }
}
