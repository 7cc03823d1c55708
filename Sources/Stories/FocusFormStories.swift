import Components
import GalleryStories
import SwiftUI

#Component(
  "focus-form",
  group: "Forms",
  tags: ["focus", "keyboard", "toolbar"],
  summary: "Fields with a toolbar over the keyboard: Back and Next walk the focus through them.",
  docs: """
    A `FocusForm` takes any views; each field in it, however deep, says by `focusFormField()` that it \
    takes part. Fields find their place in the walk by themselves: the order is that of the views, \
    disabled fields are left out, and a form in a form adds to the outer one's walk.

    Back and Next wrap around, or end at the first and the last field. Return goes on to the next \
    field and ends the input at the last. A field that comes or goes leaves the focus where it is; \
    with `start: .onEveryChange` the first field takes it then, which is a trap: whoever types loses \
    the place.

    The keyboard is a stand-in of the usual height; `keyboard=none` leaves it out, `keyboard=291` \
    gives it another height.
    """,
  stories: [
    Story("form", summary: "Three fields with a visible border."),
    Story("changing-fields", summary: "Buttons take fields away."),
    Story("scrolling", summary: "More fields than fit: the one with the focus is in view."),
    Story("nested-forms", summary: "A form in a form: one walk, one toolbar."),
    Story("observed", summary: "A focus state of an enumeration beside the form's own."),
    Story("in-a-sheet", summary: "A form in a sheet of half the height."),
  ],
  controls: [
    Control("fields", summary: "The names of the fields.", stories: ["form", "changing-fields"]),
    Control("disabledFields", summary: "Fields that take no input.", stories: ["form"]),
    Control("error", summary: "What is wrong with the email address.", stories: ["form"]),
    Control(
      "start", summary: "When the first field gets the focus by itself.",
      stories: ["form", "changing-fields"]),
    Control("wrapsAround", summary: "Whether the first field follows the last.", stories: ["form"]),
  ],
  steps: [
    Step("Nothing focused", "No keyboard; no field has a caret.", query: "story=form"),
    Step(
      "First field", "The caret is in “Name”; the toolbar stands on the keyboard.",
      query: "focus=name"),
    Step("Second field", "The caret is in “Email”; nothing else moves.", query: "focus=email"),
    Step("Third field", "The caret is in “Phone”.", query: "focus=phone"),
    Step("Next", "From “Name” to “Email”.", query: "focus=name&do=tap(Next)"),
    Step("Next from the last", "Wraps around to “Name”.", query: "focus=phone&do=tap(Next)"),
    Step("Back from the first", "Wraps around to “Phone”.", query: "focus=name&do=tap(Back)"),
    Step("First, without wrapping", "Back is disabled.", query: "focus=name&wrapsAround=false"),
    Step("Last, without wrapping", "Next is disabled.", query: "focus=phone&wrapsAround=false"),
    Step("Typed", "The caret stands after the text.", query: "do=type(email,\"ann@example.com\")"),
    Step(
      "Return", "The text is in; the focus is one field further.",
      query: "do=type(name,\"Ann\");submit"),
    Step("Return at the last", "The keyboard is gone.", query: "do=type(phone,\"5550100\");submit"),
    Step(
      "Error text", "The field below makes room for the message.",
      query: "focus=email&error=This%20is%20no%20address."),
    Step(
      "Disabled field", "Next leaves “Email” out.",
      query: "disabledFields=email&focus=name&do=tap(Next)"),
    Step("Focus at the start", "“Name” has the focus by itself.", query: "start=onAppear"),
    Step(
      "A field removed", "“Email” keeps the focus when “Phone” goes.",
      query: "story=changing-fields&focus=email&do=tap(Remove phone)"),
    Step(
      "A field removed, the trap", "The first field takes the focus from “Email”.",
      query: "story=changing-fields&start=onEveryChange&focus=email&do=tap(Remove phone)"),
    Step(
      "The focused field removed", "No field has the focus; the keyboard is gone.",
      query: "story=changing-fields&focus=email&do=tap(Remove email)"),
    Step(
      "One field", "Back and Next lead nowhere else.", query: "fields=name&focus=name&do=tap(Next)"),
    Step(
      "No fields", "No keyboard, and a warning that there is nothing to focus.",
      query: "fields=&focus=name"),
    Step(
      "Scrolling", "The eleventh field has been scrolled into view.",
      query: "story=scrolling&focus=field%2011"),
    Step(
      "Nested forms", "Next leaves the inner form; there is one toolbar.",
      query: "story=nested-forms&focus=city&do=tap(Next)"),
    Step(
      "An enumeration", "The focus was set from outside, and read back at once.",
      query: "story=observed&do=tap(Focus email)"),
    Step("In a sheet", "The sheet moves up with the keyboard.", query: "story=in-a-sheet"),
    Step(
      "Right to left", "The caret is at the right; the buttons are at the left.",
      query: "direction=rtl&locale=ar&focus=name"),
    Step("Russian", "The toolbar speaks the user's language.", query: "locale=ru&focus=name"),
    Step("Dark", "Keyboard and fields are dark.", query: "appearance=dark&focus=email"),
    Step(
      "Large text", "Fields grow; the keyboard does not.",
      query: "textSize=accessibility3&focus=email"),
    Step(
      "Landscape", "The keyboard is lower; keys keep to the safe area.",
      query: "story=scrolling&orientation=landscape&focus=field%203"),
  ],
  files: ["FocusForm+Previews"]
)
