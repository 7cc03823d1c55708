import Addressing
import ArticleSources
import GalleryStories
import Geometry
import Previews
import Snapshots
import Testing

/// A focus form in the manner of a published article, driven from outside.
@Suite @MainActor struct FocusToolbarArticleTests {
  private static let catalogue = Catalogue(
    previews: [
      PreviewRecord(
        title: "Form",
        source: SourcePlace(fileID: "ArticleSources/FocusToolbarForm.swift", line: 1),
        controls: [], stateType: nil, makeContent: { FocusToolbarForm() })
    ], declarations: [])

  private func snapshot(_ query: String) async throws -> Snapshot {
    try await Self.catalogue.snapshot("focus-toolbar-form?\(query)")
  }

  @Test(
    arguments: [
      // The first field takes the focus on every change of the list, the first one included.
      ("", "first"), ("focus=second", "second"), ("focus=none", nil), ("focus=2", "third"),
      ("do=tap(Далее)", "second"), ("do=tap(Далее);tap(Далее)", "third"),
      ("do=tap(Далее);tap(Далее);tap(Далее)", "first"), ("do=tap(Назад)", "third"),
      ("do=tap(third);tap(Далее)", "first"), ("do=tap(second);tap(Назад)", "first"),
      ("focus=second&do=tap(Короче)", "first"), ("do=tap(Короче);tap(Назад)", "second"),
      // The binding keeps the last id when the focus is lost.
      ("do=tap(second);focus(none)", nil), ("do=type(second,\"x\")", "second"),
    ] as [(String, String?)])
  func theFormWalks(query: String, focus: String?) async throws {
    let query = QueryString.print(
      query.split(separator: "&").map { part in
        let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
        return QueryItem(name: sides[0], value: sides[1])
      })
    let snapshot = try await snapshot(query)
    #expect(snapshot.focus.current == focus)
    #expect(snapshot.warnings.isEmpty)
    let types = snapshot.tree.flattened.map(\.type)
    #expect(types.count { $0 == "KeyboardToolbar" } == (focus == nil ? 0 : 1))
    #expect(types.count { $0 == "Keyboard" } == (focus == nil ? 0 : 1))
    // The field's text is constant: typing shows nothing.
    let texts = snapshot.tree.flattened.compactMap(\.text)
    #expect(!texts.contains("x"))
    #expect(snapshot.svg().bytes == (try await self.snapshot(query)).svg().bytes)
  }

  @Test func randomIDsAreNotShown() async throws {
    let first = try await snapshot("")
    let second = try await snapshot("")
    #expect(first.document() == second.document())
  }
}
