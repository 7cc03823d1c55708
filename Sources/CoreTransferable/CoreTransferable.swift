// What `import CoreTransferable` brings along: things that can be dragged, pasted and shared.
@_exported import SystemIntegration
@_exported import UniformTypeIdentifiers
