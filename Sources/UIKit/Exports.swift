// What `import UIKit` brings along, as on Apple's systems.
@_exported import CoreGraphics
