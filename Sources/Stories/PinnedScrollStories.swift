import Components
import GalleryStories
import SwiftUI

#Component(
  "pinned-scroll",
  group: "Lists",
  tags: ["scrolling", "preferences", "selection"],
  summary: "A scrolling list whose selected row stays at the top edge.",
  docs: """
    Each row publishes its frame as a preference. While the selected row lies above the list's top \
    edge, the same row is drawn over the list, at the edge: row k beyond an offset of \
    16 + 58 · (k − 1) points, the third beyond 132. At exactly 132 it is not held: it lies there by \
    itself.

    A tap forgets where rows lie, and preferences are heard on a change only: a row that is tapped \
    while it is partly past the edge is held from the next scrolling on, while an address that says \
    `selection=3&scroll=200` holds it at once.

    Pulled down, nothing is held. Past the end, the row stays at the edge. A row taller than half of \
    the list is held by its last half, so that every part of it and of the list can be seen.
    """,
  stories: [
    Story("items", summary: "Twenty rows."),
    Story("named-space", summary: "Places are compared in a space that the list names."),
    Story("bottom-edge", summary: "A row that is still below the list waits at its bottom edge."),
    Story(
      "lazy", summary: "A thousand rows, made when they come in sight; `isLazy` makes them all."),
    Story("tall-row", summary: "The third row is taller than the list."),
    Story("scroll-to", summary: "Buttons scroll to rows."),
    Story("scroll-position", summary: "The row at the top is a control: `position`."),
    Story("under-a-bar", summary: "The edge is the bar's; rows pass under the bar."),
  ],
  controls: [
    Control("selection", summary: "The number of the selected row.", range: 1...20),
    Control("position", summary: "The number of the row at the top.", range: 1...20),
    Control("isLazy", summary: "Whether rows are made when they come in sight."),
    Control("height", summary: "The height of the third row, in points.", range: 50...2000),
  ],
  steps: [
    Step("Nothing selected", "Every row is grey.", query: ""),
    Step("At rest", "The third row is green, in its place.", query: "selection=3"),
    Step(
      "One point before", "The row is one point below the edge.", query: "selection=3&scroll=131"),
    Step(
      "At the edge", "The row lies at the edge by itself and is not held.",
      query: "selection=3&scroll=132"),
    Step(
      "One point beyond", "The row is held; rows pass behind its lower corners.",
      query: "selection=3&scroll=133"),
    Step("Far down", "The row is held over row 11.", query: "selection=3&scroll=600"),
    Step(
      "Back", "Scrolled back, the row is in its place again.",
      query: "selection=3&do=scroll(list,600);scroll(list,0)"),
    Step(
      "Pulled down", "The content hangs 40 points lower; nothing is held.",
      query: "selection=3&scroll=-40"),
    Step(
      "Past the end", "The content ends 40 points above the edge of the screen; the row is held.",
      query: "selection=3&scroll=504"),
    Step(
      "Tapped past the edge", "The row is green where it is, half past the edge, and not held.",
      query: "scroll=157&do=tap(3)"),
    Step(
      "Then scrolled", "One point further it is held.",
      query: "scroll=157&do=tap(3);scroll(list,158)"),
    Step("First row", "The first row is held.", query: "selection=1&scroll=300"),
    Step("Last row", "At the end the last row is in its place.", query: "selection=20&scroll=end"),
    Step("Missing row", "Nothing is selected, and a warning says so.", query: "selection=99"),
    Step(
      "Right to left", "Nothing but the direction differs.",
      query: "direction=rtl&selection=3&scroll=600"),
    Step("Dark", "The list stays white.", query: "appearance=dark&selection=3&scroll=600"),
    Step(
      "Large text", "Rows grow with their text.",
      query: "selection=3&scroll=600&textSize=accessibility5"),
    Step(
      "Named space", "The same as in the window's space.",
      query: "story=named-space&selection=3&scroll=600"),
    Step("Bottom edge", "Row 18 waits at the bottom.", query: "story=bottom-edge"),
    Step("Bottom edge, in sight", "Row 18 is in its place.", query: "story=bottom-edge&scroll=end"),
    Step("Lazy, before", "Row 500 is far below: nothing is held.", query: "story=lazy"),
    Step(
      "Lazy, beyond", "Row 500 is far above, was never made, and is held.",
      query: "story=lazy&scroll=40000"),
    Step(
      "Taller than the list", "The row scrolls until its last half is left.",
      query: "story=tall-row&scroll=400"),
    Step(
      "Tall row, held", "Its last half is held; the rows after it pass below.",
      query: "story=tall-row&scroll=1000"),
    Step("Tall row, end", "The last row is in sight.", query: "story=tall-row&scroll=end"),
    Step(
      "Scrolled by a button", "Row 6 is at the top, behind the held row.",
      query: "story=scroll-to&do=tap(Sixth)"),
    Step(
      "Scrolled by a binding", "Row 6 is at the top, behind the held row.",
      query: "story=scroll-position"),
    Step("Under a bar", "The row is held below the bar.", query: "story=under-a-bar&scroll=300"),
  ],
  files: ["PinnedScroll+Previews"]
)
