// What `import SwiftUI` brings along, as on Apple's systems.
@_exported import Combine
@_exported import CoreGraphics
@_exported import FoundationAdditions
@_exported import FoundationNetworking
@_exported import Geometry
@_exported import LayoutCore
@_exported import Observation
@_exported import PathOperations
@_exported import Previews
@_exported import SystemIntegration
@_exported import UIKit
@_exported import UIKitBridge
@_exported import ViewCore
@_exported import Views
