import Foundation

// Types of Core Foundation are those of Swift that they are bridged to.

public typealias CFString = String
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFDate = Date
public typealias CFNumber = NSNumber
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFTypeRef = AnyObject

public typealias CFIndex = Int

public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

/// The bytes of data; they are copied and stay for ever, for nobody says how long they are read.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let theData, !theData.isEmpty else { return nil }
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: theData.count)
  theData.copyBytes(to: bytes, count: theData.count)
  return UnsafePointer(bytes)
}

public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)

public typealias CFError = NSError
public typealias CFMutableString = NSMutableString

/// Changes a text by a transform of ICU; a range is not read: the whole text is changed.
@discardableResult @_disfavoredOverload
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutableRawPointer!, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform,
    let changed = string.applyingTransform(
      StringTransform(rawValue: transform), reverse: reverse)
  else { return false }
  string.setString(changed)
  return true
}

@discardableResult @_disfavoredOverload
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutableRawPointer!, _ transform: NSString!,
  _ reverse: Bool
) -> Bool { CFStringTransform(string, range, transform?.description, reverse) }

public let kCFStringTransformStripCombiningMarks = "NFD; [:M:] Remove; NFC"
public let kCFStringTransformToLatin = "Any-Latin"
public let kCFStringTransformStripDiacritics = "NFD; [:Mn:] Remove; NFC"
public let kCFStringTransformMandarinLatin = "Han-Latin"
public let kCFStringTransformLatinCyrillic = "Latin-Cyrillic"
public let kCFStringTransformToUnicodeName = "Any-Name"

/// The largest number that C's headers name, as a count of endless repetitions has it.
public let HUGE = Float.greatestFiniteMagnitude
