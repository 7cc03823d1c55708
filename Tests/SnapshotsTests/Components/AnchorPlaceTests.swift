import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@testable import Snapshots

private enum TargetKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// FR-135: an anchor is resolved once, in the space of whoever reads it, whatever lies around.
@Suite @MainActor struct AnchorPlaceTests {
  enum Reader: CaseIterable { case page, root, cover, coverBeyondTheSafeArea }

  private struct Screen: View {
    let reader: Reader

    var body: some View {
      let screen = HStack(spacing: 0) {
        Color.gray.frame(width: 200)
        VStack(spacing: 0) {
          Color.gray.frame(height: 82)
          if reader == .page {
            page.overlayPreferenceValue(TargetKey.self) { Marks(target: $0) }
          } else {
            page
          }
        }
      }
      switch reader {
      case .page: screen
      case .root: screen.overlayPreferenceValue(TargetKey.self) { Marks(target: $0) }
      case .cover, .coverBeyondTheSafeArea:
        screen.backgroundPreferenceValue(TargetKey.self) { target in
          EmptyView().fullScreenCover(isPresented: .constant(true)) {
            Marks(target: target)
              .ignoresSafeArea(edges: reader == .cover ? [] : .all)
          }
        }
      }
    }

    private var page: some View {
      VStack {
        Color.red.frame(width: 60, height: 24)
          .anchorPreference(key: TargetKey.self, value: .bounds) { $0 }
          .accessibilityIdentifier("target")
        Spacer()
      }
      .padding(10)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private struct Marks: View {
    let target: Anchor<CGRect>?

    var body: some View {
      GeometryReader { place in
        if let target {
          let frame = place[target]
          Color.blue.frame(width: frame.width, height: frame.height)
            .accessibilityIdentifier("mark")
            .position(x: frame.midX, y: frame.midY)
        }
      }
    }
  }

  @Test(arguments: Reader.allCases, ["size=600x400", "device=iphone-15&orientation=landscape"])
  func marksLieOnTheirTargets(_ reader: Reader, _ canvas: String) async throws {
    let run = try await TouchRun("", query: canvas) { _ in Screen(reader: reader) }
    let target = try #require(run.snapshot.frames["target"])
    #expect(run.snapshot.frames["mark"]?.isClose(to: target) == true)
    #expect(target.minX >= 200 && target.minY >= 82)
  }
}
