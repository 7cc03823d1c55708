import Geometry
import LayoutCore
import Typography
import ViewCore

/// What an environment says to every text in it.
final class TextSetting {
  /// The style of texts that have none of their own, and what follows from it.
  let style: Shared<TextStyle>
  let font: ResolvedFont
  let spacing: TextSpacing
  let options: TextLayoutOptions

  init(_ environment: EnvironmentValues) {
    style = Shared(environment.textStyle)
    font = style.value.font(in: environment)
    spacing = TextSpacing(font, in: environment)
    options = environment.textLayoutOptions()
  }
}

extension EnvironmentValues {
  /// Worked out once for all texts that share these values.
  @MainActor var textSetting: TextSetting { derived { TextSetting($0) } }
}
