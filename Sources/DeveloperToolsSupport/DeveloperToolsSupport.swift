// What Apple's module of this name has, which SwiftUI brings along too.
@_exported import Previews
@_exported import struct Views.ColorResource
@_exported import struct Views.ImageResource
