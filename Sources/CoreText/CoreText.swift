// What `import CoreText` brings along: the registration of fonts. Lines and glyphs cannot be read.
@_exported import CoreGraphics
@_exported import UIKit
