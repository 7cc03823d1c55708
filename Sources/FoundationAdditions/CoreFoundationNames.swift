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

public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)
