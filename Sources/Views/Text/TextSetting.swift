import Geometry
import LayoutCore
import Typography
import ViewCore

/// What an environment says to every text in it.
final class TextSetting {
  /// The style of texts that have none of their own, and what follows from it.
  let style: TextStyle
  let font: ResolvedFont
  let spacing: TextSpacing
  let options: TextLayoutOptions

  init(_ environment: EnvironmentValues) {
    style = environment.textStyle
    font = style.font(in: environment)
    spacing = TextSpacing(font, in: environment)
    options = environment.textLayoutOptions()
  }
}

extension EnvironmentValues {
  /// Worked out once for all texts that share these values.
  @MainActor var textSetting: TextSetting { derived { TextSetting($0) } }
}
