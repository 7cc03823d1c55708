import Components
import GalleryStories
import SwiftUI

#Component(
  "segmented-control",
  group: "Controls",
  tags: ["selection", "blending", "matched geometry"],
  summary: "A pill of segments; a white plate slides to the chosen one.",
  docs: """
    Labels are drawn three times in white, blended by `difference`, `hue` and `overlay`: over the \
    track they stay white, over the white plate they turn black, and both at once where the plate's \
    edge passes under a letter.

    White text over an opaque backdrop of luminosity L = 0.3 R + 0.59 G + 0.11 B becomes the grey \
    min(1, 2 · (1 − L)). Tracks lighter than L = 0.5 therefore take contrast from the labels.

    A selection that names no option is a state of its own: no plate is drawn. Of options that \
    share an id the first is chosen. A control wider than its place scrolls to the chosen segment.
    """,
  canvas: .fit,
  stories: [
    Story("final", summary: "The finished control."),
    Story("plain", summary: "Colours switch with the selection; nothing slides.", tags: ["stage"]),
    Story(
      "matched-geometry",
      summary: "The plate slides, colours switch: it covers the labels that it passes.",
      tags: ["stage"]),
    Story(
      "without-hue", summary: "Two blend modes only: labels turn yellow on the track.",
      tags: ["stage"]),
    Story(
      "without-z-index",
      summary: "All three modes, but the plate lies above labels that come before it.",
      tags: ["stage"]),
    Story("images", summary: "Options with symbols."),
    Story("many-options", summary: "More than fit: the chosen segment is in view."),
    Story("options", summary: "Any titles: `titles` lists them, commas between."),
    Story("in-a-column", summary: "Between other rows, whose widths it leaves alone."),
    Story("no-options", summary: "An empty track."),
  ],
  controls: [
    Control(
      "selection", summary: "The id of the chosen option.",
      choices: [
        .init("one-way", title: "One way"), .init("round-trip", title: "Round trip"),
        .init("multi-city", title: "Multi-city"),
      ],
      stories: ["final", "plain", "matched-geometry", "without-hue", "without-z-index"]),
    Control(
      "selection", summary: "The title of the chosen option.",
      choices: ["Flights", "Hotels", "Cars"], stories: ["images"]),
    Control("selection", summary: "The title of the chosen option.", stories: ["options"]),
    Control("titles", summary: "The options' titles.", stories: ["options", "many-options"]),
    Control("track", summary: "The colour of the track.", stories: ["final"]),
  ],
  steps: [
    Step("First", "“One way” is black on the plate, the others are white.", query: "story=final"),
    Step("Second", "The plate is the second segment's frame.", query: "selection=round-trip"),
    Step("Third", "The plate ends 4 points before the track does.", query: "selection=multi-city"),
    Step(
      "Slide 0 → 2, 0 s", "Nothing has moved: the bytes are those of the resting state.",
      query: "from.selection=one-way&selection=multi-city&t=0"),
    Step(
      "Slide 0 → 2, 0.1 s", "The plate has left its segment; letters turn where its edge is.",
      query: "from.selection=one-way&selection=multi-city&t=0.1"),
    Step(
      "Slide 0 → 2, 0.2 s", "The plate is between segments; labels under it are black.",
      query: "from.selection=one-way&selection=multi-city&t=0.2"),
    Step(
      "Slide 0 → 2, 0.35 s", "The plate slows down at its new place.",
      query: "from.selection=one-way&selection=multi-city&t=0.35"),
    Step(
      "Slide 0 → 2, end", "The bytes are those of the new resting state.",
      query: "from.selection=one-way&selection=multi-city"),
    Step(
      "Slide 2 → 0, 0 s", "Nothing has moved: the bytes are those of the resting state.",
      query: "from.selection=multi-city&selection=one-way&t=0"),
    Step(
      "Slide 2 → 0, 0.1 s", "The plate has left its segment; letters turn where its edge is.",
      query: "from.selection=multi-city&selection=one-way&t=0.1"),
    Step(
      "Slide 2 → 0, 0.2 s", "The plate is between segments; labels under it are black.",
      query: "from.selection=multi-city&selection=one-way&t=0.2"),
    Step(
      "Slide 2 → 0, 0.35 s", "The plate slows down at its new place.",
      query: "from.selection=multi-city&selection=one-way&t=0.35"),
    Step(
      "Slide 2 → 0, end", "The bytes are those of the new resting state.",
      query: "from.selection=multi-city&selection=one-way"),
    Step(
      "Pressed", "The held label shows through; its colour comes from 0.7 of each copy.",
      query: "pressed=round-trip"),
    Step("Nothing chosen", "No plate; every label is white.", query: "selection="),
    Step("Unknown choice", "No plate, and a warning.", query: "selection=nope"),
    Step(
      "Right to left", "The first option is the rightmost; glyphs are not mirrored.",
      query: "direction=rtl"),
    Step("Dark", "The track takes the dark blue.", query: "appearance=dark"),
    Step("Images", "Symbols are recoloured like the text.", query: "story=images"),
    Step("Many options", "December is in view.", query: "story=many-options"),
    Step("Stage 1: plain", "Colours switch.", query: "story=plain"),
    Step(
      "Stage 2: matched geometry", "The plate would cover what it passes.",
      query: "story=matched-geometry"),
    Step(
      "Stage 2 on its way", "The plate covers the labels that it passes.",
      query: "story=matched-geometry&from.selection=one-way&selection=multi-city&t=0.15"),
    Step("Stage 3: without hue", "Labels are yellow on blue.", query: "story=without-hue"),
    Step(
      "Stage 4: without z index", "At rest like the finished control.",
      query: "story=without-z-index"),
    Step(
      "Stage 4 on its way", "From the first to the last the plate covers the labels before it…",
      query: "story=without-z-index&from.selection=one-way&selection=multi-city&t=0.15"),
    Step(
      "Stage 4 on its way back", "… from the last to the first it does not.",
      query: "story=without-z-index&from.selection=multi-city&selection=one-way&t=0.15"),
    Step("No options", "An empty track.", query: "story=no-options"),
  ],
  files: ["SegmentedControl+Previews"]
)
