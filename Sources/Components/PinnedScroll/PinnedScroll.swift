import SwiftUI

/// A scrolling list whose selected row stays at an edge once it would scroll past it.
///
/// A row of the list publishes where it lies; while the selected one lies beyond the edge, the same
/// row is drawn over the list, at the edge. Row `k` of rows of one height is held at the top when
/// the list is scrolled by more than 16 + 58 · (k − 1) points; by exactly that much it is not.
///
/// A tap selects and forgets where rows lie: what lies is heard of on a change only, so a row tapped
/// while it is partly past the edge is held from the next scrolling on.
public struct PinnedScroll: View {
  private let rows: Range<Int>
  @Binding private var selection: Int?
  private let look: PinnedScrollLook
  @State private var frames: [Int: CGRect] = [:]

  public init(
    rows: Range<Int> = 1..<21, selection: Binding<Int?>, look: PinnedScrollLook = PinnedScrollLook()
  ) {
    self.rows = rows
    _selection = selection
    self.look = look
  }

  public var body: some View {
    GeometryReader { list in
      ScrollView {
        stack.padding()
      }
      .accessibilityIdentifier("list")
      .background(Color.white)
      .onPreferenceChange(RowFramesKey.self) { frames = $0 }
      .overlay(alignment: look.edge == .top ? .top : .bottom) {
        if let selection, rows.contains(selection), place(in: list).holds(selection, of: frames) {
          heldRow(selection, in: list)
        }
      }
    }
    .coordinateSpace(name: PinnedScrollLook.spaceName)
    .onAppear { RowCheck.warn(of: selection, in: rows) }
  }

  @ViewBuilder private var stack: some View {
    if look.isLazy {
      LazyVStack(spacing: 8) { list }.scrollTargetLayout()
    } else {
      VStack(spacing: 8) { list }.scrollTargetLayout()
    }
  }

  private var list: some View {
    ForEach(rows, id: \.self) { row in
      PinnedRow(row: row, isSelected: row == selection, height: look.height(row), edge: look.edge)
        .publishingFrame(of: row, in: look.coordinateSpace)
        .onTapGesture { select(row) }
        .accessibilityIdentifier("row-\(row)")
    }
  }

  /// The selected row at the edge. Of a row taller than half of the list the half that would leave
  /// last stays, so that the list is never hidden and every part of the row is seen at some offset.
  private func heldRow(_ row: Int, in list: GeometryProxy) -> some View {
    let tallest = place(in: list).tallest
    let held = PinnedRow(row: row, isSelected: true, height: look.height(row), edge: look.edge)
    return Group {
      if look.height(row) > tallest {
        held.frame(height: tallest, alignment: look.edge == .top ? .bottom : .top).clipped()
      } else {
        held
      }
    }
    .padding(.horizontal)
    .accessibilityIdentifier("pinned")
  }

  private func place(in list: GeometryProxy) -> PinPlace {
    PinPlace(viewport: list.frame(in: look.coordinateSpace), edge: look.edge)
  }

  private func select(_ row: Int) {
    guard row != selection else { return }
    withAnimation {
      selection = row
      frames = [:]
    }
  }
}
