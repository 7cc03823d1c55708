// Locks of C and the like, which Apple's Combine brings along.
@_exported import FoundationAdditions
