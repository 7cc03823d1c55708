// Apple's Foundation has the XML reader too.
@_exported import FoundationXML
