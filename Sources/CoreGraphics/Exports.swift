// Points, sizes, rectangles, transforms and vectors, as on Apple's systems.
@_exported import FoundationAdditions
@_exported import Geometry
