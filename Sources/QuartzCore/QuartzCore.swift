// What `import QuartzCore` brings along: layers live in `UIKit`, whose views draw them.
@_exported import CoreGraphics
@_exported import UIKit
