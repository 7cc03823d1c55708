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
