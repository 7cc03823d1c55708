import Foundation

// Keys of a bundle's information; Core Foundation has them as strings of its own kind.

public let kCFBundleExecutableKey = "CFBundleExecutable"
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
public let kCFBundleNameKey = "CFBundleName"
public let kCFBundleVersionKey = "CFBundleVersion"
