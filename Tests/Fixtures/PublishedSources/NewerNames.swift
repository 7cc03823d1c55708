import CoreText
import CoreTransferable
import Foundation
import SwiftUI
import Symbols
import UIKit
import simd

// Names of newer systems, and of older UIKit, as packages use them that were written for Xcode.

@Animatable
struct Arrow: Shape {
  var headLength: CGFloat
  var turn: Angle = .zero
  @AnimatableIgnored var isFilled = false

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRect(rect.insetBy(dx: headLength, dy: turn.degrees))
    return path
  }
}

struct Player: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement
  let artist: PersonNameComponents

  var body: some View {
    NavigationStack {
      TabView {
        Tab("Now", systemImage: "play") { Text(artist.formatted(.name(style: .abbreviated))) }
      }
      .tabViewBottomAccessory { Text(placement == .inline ? "Inline" : "Over the bar") }
      .toolbar {
        ToolbarItem(placement: .topBarPinnedTrailing) { Button("Done") {} }
          .sharedBackgroundVisibility(.hidden)
      }
    }
    .background(.tint, in: .containerRelative)
  }

  private var styled: AttributedString {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = .long
    var text = AttributedString(formatter.string(from: artist))
    text.underlineStyle = .single
    text.underlineColor = .red
    return text
  }
}

final class SongCell: UICollectionViewCell {
  func show(_ title: String) {
    contentConfiguration = UIHostingConfiguration {
      HStack {
        Text(title)
        Spacer()
      }
    }
    .margins(.horizontal, 20)
    .background { RoundedRectangle(cornerRadius: 8).fill(.yellow) }
  }
}

protocol SongListener: AnyObject {
  func songDidEnd()
}

final class SongCenter: NSObject, UIScrollViewDelegate {
  private let listeners = NSHashTable<AnyObject>.weakObjects()
  private let tints: NSMapTable<UIView, UIColor> = .weakToStrongObjects()
  weak var original: UIScrollViewDelegate?

  func add(_ listener: SongListener) { listeners.add(listener) }
  func end() { listeners.allObjects.forEach { ($0 as? SongListener)?.songDidEnd() } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    original?.scrollViewDidScroll?(scrollView)
    if scrollView.traitCollection.horizontalSizeClass == .compact, scrollView.isEqual(self) {
      end()
    }
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    original?.viewForZooming?(in: scrollView) ?? scrollView.subviews.first
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    original?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }
}

class SongList: UIView, UITableViewDelegate, UITableViewDataSource {
  var tableView: UITableView!
  init() {
    super.init(frame: .zero)
    tableView = UITableView(frame: bounds, style: .plain)
    tableView.delegate = self
    tableView.dataSource = self
    addSubview(tableView)
  }
  required init?(coder: NSCoder) { fatalError() }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }
  func select() { tableView.selectRow(at: nil, animated: false, scrollPosition: .none) }
}

extension NSObject {
  static var className: String { String(describing: self) }
}

func names() -> [String] { [UIView.className, SongCell.className, UIViewController.className] }

func turned(_ point: SIMD3<Double>) -> SIMD4<Double> {
  var matrix = matrix_identity_double4x4
  matrix.columns.3 = SIMD4(point, 1)
  return simd_mul(matrix.inverse, simd_double4x4(diagonal: SIMD4(1, 1, 1, 1)) * SIMD4(point, 1))
}

func distance(_ meters: CGFloat) -> String {
  let formatter = MeasurementFormatter()
  formatter.unitStyle = .short
  CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "a.ttf") as CFURL, .process, nil)
  return formatter.string(
    from: Measurement(value: (meters as NSNumber).doubleValue, unit: UnitLength.meters))
}
