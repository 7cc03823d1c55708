import CoreGraphics
import FoundationAdditions
import Geometry

// Fonts are found by their names in the files of bundles; nobody has to register them.

public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
  public static let user = CTFontManagerScope.persistent
}

/// - Returns: Whether the file is there.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { FileManager.default.fileExists(atPath: fontURL.path) }

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { true }

public func CTFontManagerRegisterFontURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: (([Any], Bool) -> Bool)?
) { _ = registrationHandler?([], true) }

@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { true }

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { true }

/// A font by its data or name. Its glyphs are not read.
///
/// Coverage: a value only. Verified: documented.
public final class CGFont: Sendable {
  public let postScriptName: String?
  public var fullName: String? { postScriptName }

  public init?(_ provider: CGDataProvider) { postScriptName = nil }
  public init?(_ name: String) { postScriptName = name }
}
