import SwiftUI

extension DrawingCase {
  @DrawingCases static var texts: [DrawingCase] {
    DrawingCase("text/plain") { Text("Hamburgefonts") }
    for (name, weight) in [
      ("thin", Font.Weight.thin), ("regular", .regular), ("semibold", .semibold),
      ("black", .black),
    ] {
      DrawingCase("text/weight-\(name)", 140, 40) {
        Text("Weights").font(.system(size: 28, weight: weight))
      }
    }
    for (name, design) in [
      ("rounded", Font.Design.rounded), ("serif", .serif), ("monospaced", .monospaced),
    ] {
      DrawingCase("text/design-\(name)", 140, 40) {
        Text("Designs 123").font(.system(size: 20, design: design))
      }
    }
    DrawingCase("text/optical-size", 160, 80) {
      VStack {
        Text("Optical").font(.system(size: 40))
        Text("Optical").font(.system(size: 11))
      }
    }
    DrawingCase("text/italic") { Text("Italic").italic().font(.title2) }
    DrawingCase("text/underline") { Text("Underline").underline() }
    DrawingCase("text/underline-coloured") {
      Text("Underline").underline(true, pattern: .dash, color: .red)
    }
    DrawingCase("text/strikethrough") { Text("Struck").strikethrough(true, color: .blue) }
    DrawingCase("text/kerning") { Text("Kerning").kerning(4) }
    DrawingCase("text/tracking") { Text("Tracking").tracking(-1) }
    DrawingCase("text/baseline-offset") {
      Text("E = mc") + Text("2").font(.caption).baselineOffset(8)
    }
    DrawingCase("text/runs-of-colour") {
      Text("Red").foregroundStyle(.red) + Text(" and ") + Text("bold").bold()
    }
    DrawingCase("text/monospaced-digits") {
      VStack(alignment: .trailing) {
        Text("1111").monospacedDigit()
        Text("8888").monospacedDigit()
      }
    }
    DrawingCase("text/wrapped") {
      Text("The quick brown fox jumps over the lazy dog").font(.footnote)
    }
    DrawingCase("text/wrapped-centred") {
      Text("The quick brown fox jumps over the lazy dog").font(.footnote)
        .multilineTextAlignment(.center)
    }
    DrawingCase("text/wrapped-trailing") {
      Text("The quick brown fox jumps over the lazy dog").font(.footnote)
        .multilineTextAlignment(.trailing)
    }
    for (name, mode) in [
      ("head", Text.TruncationMode.head), ("middle", .middle), ("tail", .tail),
    ] {
      DrawingCase("text/truncated-\(name)", 100, 30) {
        Text("The quick brown fox").lineLimit(1).truncationMode(mode)
      }
    }
    DrawingCase("text/line-limit") {
      Text("The quick brown fox jumps over the lazy dog").font(.footnote).lineLimit(2)
    }
    DrawingCase("text/line-spacing") {
      Text("First line\nSecond line").font(.footnote).lineSpacing(12)
    }
    DrawingCase("text/minimum-scale-factor", 100, 30) {
      Text("A title too wide").lineLimit(1).minimumScaleFactor(0.5)
    }
    DrawingCase("text/upper-case") { Text("Straße").textCase(.uppercase) }
    DrawingCase("text/markdown", 140, 50) {
      Text("**Bold**, *italic*, `code`, [link](https://a.b)")
    }
    DrawingCase("text/tabs-and-spaces") { Text("a\tb   c") }
    DrawingCase(
      "text/accessibility-size", 160, 80, environment: { $0.dynamicTypeSize = .accessibility3 }
    ) {
      Text("Large")
    }
    DrawingCase("text/markup-characters") { Text("<b> & \"'") }
  }

  @DrawingCases static var scripts: [DrawingCase] {
    for (name, sample) in [
      ("cyrillic", "Съешь ещё"), ("greek", "Ξεσκεπάζω"), ("armenian", "Բարեւ"),
      ("georgian", "გამარჯობა"), ("hebrew", "שלום עולם"), ("arabic", "مرحبا بالعالم"),
      ("devanagari", "नमस्ते"), ("bengali", "স্বাগতম"), ("tamil", "வணக்கம்"),
      ("thai", "สวัสดีชาวโลก"), ("khmer", "សួស្តី"), ("ethiopic", "ሰላም"), ("chinese", "你好，世界"),
      ("japanese", "こんにちは"), ("korean", "안녕하세요"), ("vietnamese", "Tiếng Việt"),
    ] {
      DrawingCase("scripts/\(name)", 140, 40) { Text(sample).font(.title2) }
    }
    DrawingCase("scripts/combining-marks") { Text("e\u{301} a\u{308} n\u{303}").font(.title) }
    DrawingCase("scripts/emoji", 140, 40) { Text("😀👍🏽👨‍👩‍👧🇺🇦1️⃣").font(.title2) }
    DrawingCase("scripts/emoji-in-text") { Text("Go 🚀 now") }
    DrawingCase("scripts/mixed-directions", 160, 40) { Text("abc שלום 123") }
    DrawingCase(
      "scripts/mixed-directions-right-to-left", 160, 40,
      environment: { $0.layoutDirection = .rightToLeft }
    ) { Text("abc שלום 123") }
    DrawingCase("scripts/han-by-locale", 120, 40) {
      HStack {
        Text("直骨").environment(\.locale, Locale(identifier: "ja"))
        Text("直骨").environment(\.locale, Locale(identifier: "zh-Hans"))
      }
      .font(.title)
    }
  }

  @DrawingCases static var controls: [DrawingCase] {
    DrawingCase("controls/toggle-on", 80, 50) { Toggle("", isOn: .constant(true)).labelsHidden() }
    DrawingCase("controls/toggle-off", 80, 50) { Toggle("", isOn: .constant(false)).labelsHidden() }
    DrawingCase("controls/slider", 160, 50) { Slider(value: .constant(0.4)).padding() }
    DrawingCase("controls/stepper", 140, 60) {
      Stepper("", value: .constant(1)).labelsHidden()
    }
    DrawingCase("controls/segmented-picker", 200, 60) {
      Picker("", selection: .constant(1)) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      .pickerStyle(.segmented).padding()
    }
    DrawingCase("controls/button-bordered", 140, 60) {
      Button("Bordered") {}.buttonStyle(.bordered)
    }
    DrawingCase("controls/button-prominent", 140, 60) {
      Button("Prominent") {}.buttonStyle(.borderedProminent)
    }
    DrawingCase("controls/progress-linear", 160, 40) { ProgressView(value: 0.6).padding() }
    DrawingCase("controls/text-field-rounded", 180, 60) {
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).padding()
    }
    DrawingCase("controls/divider", 100, 40) {
      VStack {
        Text("Above").font(.caption2)
        Divider()
      }
    }
  }
}
