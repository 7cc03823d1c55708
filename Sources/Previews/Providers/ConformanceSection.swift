import CPreviewSection
import Geometry

/// The protocol conformances in what is linked, as the Swift compiler records them.
///
/// Layout: a table of 32-bit offsets to conformance descriptors; a descriptor is four 32-bit words:
/// protocol, type, witness table, flags. Offsets are relative to the word that holds them. Source:
/// `docs/ABI/TypeMetadata.rst` and `include/swift/ABI/Metadata.h` of the Swift project; stable ABI.
enum ConformanceSection {
  /// The types, not generic, that conform to a protocol, given as `(any P).self`, with their
  /// names: module and nesting, without anything that differs from one run to the next.
  static func types(conformingTo existential: Any.Type) -> [(name: String, type: Any.Type)] {
    guard let wanted = protocolDescriptor(of: existential) else { return [] }
    let section = vitrine_conformance_section()
    guard let start = section.start, let end = section.end else { return [] }
    return stride(from: 0, to: end - start, by: MemoryLayout<Int32>.stride).compactMap { offset in
      let conformance = target(of: start + offset)
      guard indirectTarget(of: conformance) == wanted,
        let descriptor = typeDescriptor(of: conformance), let type = type(of: descriptor)
      else { return nil }
      return (name(of: descriptor), type)
    }
  }

  /// Existential metadata: kind (8 bytes), flags (4), number of protocols (4), then the protocols.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    guard metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else { return nil }
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// Bits 3 to 5 of the flags: 0 for a descriptor, 1 for a pointer to one; the rest is not Swift's.
  private static func typeDescriptor(of conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
    let kind = conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    switch kind {
    case 0: return target(of: conformance + 4)
    case 1: return target(of: conformance + 4).load(as: UnsafeRawPointer.self)
    default: return nil
    }
  }

  private enum ContextKind {
    static let module: UInt32 = 0
    static let anonymous: UInt32 = 2
    static let nominal: ClosedRange<UInt32> = 16...18
  }

  /// A type's descriptor: flags, parent, name, access function. Bit 7 of the flags: generic.
  private static func type(of descriptor: UnsafeRawPointer) -> Any.Type? {
    let flags = descriptor.load(as: UInt32.self)
    guard ContextKind.nominal.contains(flags & 31), flags & 128 == 0 else { return nil }
    typealias Access = @convention(c) (UInt) -> UnsafeRawPointer
    let access = unsafeBitCast(target(of: descriptor + 12), to: Access.self)
    return unsafeBitCast(access(0), to: Any.Type.self)
  }

  /// `Module.Outer.Type`; a context without a name is passed over.
  private static func name(of descriptor: UnsafeRawPointer) -> String {
    var names: [String] = []
    var context: UnsafeRawPointer? = descriptor
    while let current = context {
      let kind = current.load(as: UInt32.self) & 31
      if kind == ContextKind.module || ContextKind.nominal.contains(kind) {
        names.append(String(cString: target(of: current + 8).assumingMemoryBound(to: CChar.self)))
      }
      let parent = current.load(fromByteOffset: 4, as: Int32.self)
      context = parent == 0 ? nil : indirectTarget(of: current + 4)
    }
    return names.reversed().joined(separator: ".")
  }

  /// What the relative offset at `word` points to.
  private static func target(of word: UnsafeRawPointer) -> UnsafeRawPointer {
    word + Int(word.load(as: Int32.self))
  }

  /// The same where the lowest bit says that a pointer to the target stands there.
  private static func indirectTarget(of word: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = word.load(as: Int32.self)
    let place = word + Int(offset & ~1)
    return offset & 1 == 0 ? place : place.load(as: UnsafeRawPointer?.self)
  }
}
