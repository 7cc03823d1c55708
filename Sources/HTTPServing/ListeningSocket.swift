import Glibc

/// A TCP socket that listens; closed by whoever takes its descriptor.
struct ListeningSocket: Sendable {
  let descriptor: Int32
  /// The port in use, also when the system chose it.
  let port: UInt16

  /// Connections that wait to be accepted; the system's usual upper bound.
  private static let backlog: Int32 = 511

  init(host: String, port: UInt16) throws(ServerStartError) {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0, let address = found else {
      throw .unknownHost(host)
    }
    defer { freeaddrinfo(found) }
    let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = socket(address.pointee.ai_family, type, 0)
    guard descriptor >= 0 else { throw Self.error(errno, host, port) }
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0,
      listen(descriptor, Self.backlog) == 0
    else {
      let number = errno
      close(descriptor)
      throw Self.error(number, host, port)
    }
    self.descriptor = descriptor
    self.port = Self.boundPort(descriptor)
  }

  private static func boundPort(_ descriptor: Int32) -> UInt16 {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutableBytes(of: &storage) { bytes in
      guard let address = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress else { return 0 }
      getsockname(descriptor, address, &length)
      // The port stands at the same place in the addresses of both families.
      return UInt16(bigEndian: bytes.load(fromByteOffset: 2, as: UInt16.self))
    }
  }

  private static func error(_ number: Int32, _ host: String, _ port: UInt16) -> ServerStartError {
    switch number {
    case EADDRINUSE: .portInUse(host: host, port: port)
    case EACCES: .portNotPermitted(port)
    case EADDRNOTAVAIL: .unknownHost(host)
    default: .system(String(cString: strerror(number)))
    }
  }
}
