import Geometry

/// A preference that decides how large something is that the views below lie in: heard before the first
/// layout, so that they are laid out once.
///
/// Only what modifiers say by themselves is heard then. What a layout builds first (the content of
/// geometry readers, rows of lazy containers) says the rest in the pass after it.
package protocol EarlyPreferenceKey: PreferenceKey {}

extension ViewNode {
  /// What the views of this subtree that have been built say of early keys.
  @MainActor package final func collectEarlyPreferences() -> PreferenceValues {
    var values = PreferenceValues()
    for child in preferenceChildren { values.merge(child.collectEarlyPreferences()) }
    modifyEarlyPreferences(&values)
    return values
  }
}
