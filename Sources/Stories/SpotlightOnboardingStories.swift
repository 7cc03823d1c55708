import Components
import GalleryStories
import SwiftUI

#Component(
  "spotlight-onboarding",
  group: "Onboarding",
  tags: ["presentation", "preferences", "anchors", "blending"],
  summary: "The screen darkens, a new element stays lit, a sheet explains it.",
  docs: """
    Elements are marked by an id and a corner radius. The root reads the marks and presents a cover \
    whose background is clear: a dark veil with a hole over each marked element, and a sheet.

    Holes are taken out of the veil by `destinationOut`, so overlapping ones stay clear. A hole \
    equals what shows of its element: its frame, without what has been scrolled out of sight. The \
    published version (`light=wholeElement`) lights the whole frame, which shines over the bar.

    The veil and the sheet come in 0.4 seconds. The cover takes touches from the first moment, so \
    nothing can be scrolled away meanwhile, and cannot be closed before it is there. Waiting before \
    it is shown, as the story `late` does, lets the element be scrolled under the bar.

    Of elements that share an id the first is lit, with a warning; elements without size and \
    elements out of sight are not lit, with a warning.
    """,
  stories: [
    Story("price-alert", summary: "A button of a list is new."),
    Story("late", summary: "Shown after a delay, as published.", tags: ["stage"]),
    Story("shared-ids", summary: "Three elements have one id."),
    Story("removed", summary: "The screen without marks and onboarding."),
  ],
  controls: [
    Control(
      "feature", summary: "What is explained; nothing for the resting screen.",
      choices: [.init("price-alert", title: "Price alert"), .init("map", title: "Map")]),
    Control("lit", summary: "The ids of the marked elements.", stories: ["price-alert"]),
    Control("clearing", summary: "How the cover's background is taken away."),
    Control("reading", summary: "Where the marks are read."),
    Control("light", summary: "What of an element is lit."),
    Control("delay", summary: "Seconds until the onboarding is shown.", range: 0...2),
  ],
  steps: [
    Step("Resting screen", "Nothing is dimmed.", query: "feature=~"),
    Step(
      "Fade-in, 0 s", "The bytes are those of the resting screen.", query: "from.feature=~&t=0"),
    Step(
      "Fade-in, 0.2 s", "The veil is half there, the sheet on its way; the light is there already.",
      query: "from.feature=~&t=0.2"),
    Step(
      "Fade-in, 0.4 s", "All is there, and the sheet can be closed.", query: "from.feature=~&t=0.4"),
    Step("One element", "The bell is lit; its corners are rounded by 6.", query: ""),
    Step("Three elements", "Bell, filters and map are lit.", query: "lit=1,2,3"),
    Step("Overlapping", "Map and badge overlap: all of both is clear.", query: "lit=3,4"),
    Step("Scrolled", "The light has followed the element by 37.5 points.", query: "scroll=37.5"),
    Step(
      "Partly under the bar", "What shows of the element is lit, and the bar is not.",
      query: "scroll=64"),
    Step(
      "Partly under the bar, published", "The light shines over the bar.",
      query: "light=wholeElement&scroll=64"),
    Step("Out of sight", "Nothing is lit, and a warning says so.", query: "scroll=120"),
    Step(
      "Out of sight, published", "The light lies on the bar, over nothing.",
      query: "light=wholeElement&scroll=100"),
    Step(
      "Scrolled during the delay, published",
      "The element went under the bar before the cover came.",
      query: "story=late&do=wait(0.2);scroll(list,64);wait(0.4)"),
    Step(
      "Larger than half", "The radius is clamped: the filters' light is a pill.", query: "lit=2"),
    Step("Zero size", "Nothing is lit, and a warning says so.", query: "lit=5"),
    Step(
      "Huge element", "The light ends at the list's edges; the sheet covers it.", query: "lit=7"),
    Step("Nothing marked", "A veil without holes, and a warning.", query: "lit="),
    Step(
      "Shared ids", "The first of three is lit; a warning counts them.",
      query: "story=shared-ids"),
    Step("Opaque cover", "Without clearing, the cover hides the screen.", query: "clearing=none"),
    Step(
      "Cleared through UIKit", "The same as with the modifier.", query: "clearing=controllerWalk"),
    Step("Read over the content", "The same as behind it.", query: "reading=over"),
    Step("Dark", "The hole is a hole, whatever it is filled with.", query: "appearance=dark"),
    Step("Right to left", "The light is where the element is.", query: "direction=rtl"),
    Step("Landscape", "The sheet keeps a readable width.", query: "orientation=landscape"),
    Step("Another device", "No home indicator, a lower bar.", query: "device=iphone-se"),
    Step(
      "Large text", "The sheet stays on the screen; its text scrolls.",
      query: "textSize=accessibility5"),
    Step("Dismissed", "The resting screen, byte for byte.", query: "do=tap(close)"),
    Step("Removed", "The same without marks and onboarding.", query: "story=removed"),
  ],
  files: ["SpotlightOnboarding+Previews"]
)
