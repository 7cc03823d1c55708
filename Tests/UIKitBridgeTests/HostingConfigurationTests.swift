import Drawing
import Geometry
import Testing
import UIKit
import ViewCore
import Views

@testable import UIKitBridge

/// SwiftUI views as the content of cells.
@MainActor @Suite struct HostingConfigurationTests {
  private struct Cell<C: UIContentConfiguration>: UIViewRepresentable {
    let configuration: C
    func makeUIView(context: Context) -> UICollectionViewCell {
      let cell = UICollectionViewCell()
      cell.contentConfiguration = configuration
      return cell
    }
    func updateUIView(_ cell: UICollectionViewCell, context: Context) {}
  }

  private func height<C: UIContentConfiguration>(_ configuration: C) -> CGFloat {
    configuration.makeContentView().sizeThatFits(CGSize(width: 200, height: 1000)).height
  }

  @Test func marginsAndTheLeastSizeCount() {
    let plain = UIHostingConfiguration { Color.red.frame(height: 20) }
    #expect(height(plain) == 42)
    #expect(height(plain.margins(.all, 0)) == 20)
    #expect(height(plain.margins(.top, 30)) == 61)
    #expect(height(plain.minSize(height: 100)) == 100)
  }

  @Test func contentAndBackgroundAreDrawnInTheCell() {
    let configuration = UIHostingConfiguration { Color.red.frame(width: 20, height: 20) }
      .margins(.all, 0)
      .background(Color.blue)
    let graph = mounted(Cell(configuration: configuration).frame(width: 100, height: 40))
    #expect(graph.color(100, 50) == Color.red.resolvedHex)
    #expect(graph.color(60, 50) == Color.blue.resolvedHex)
    #expect(graph.color(20, 50) == "#00000000")
  }
}

extension Color {
  /// The colour of a light screen as `#RRGGBB`.
  @MainActor fileprivate var resolvedHex: String {
    mounted(self, width: 4, height: 4).color(2, 2)
  }
}
