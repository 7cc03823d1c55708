/// Why a server could not start.
package enum ServerStartError: Error, Equatable, Sendable {
  case unknownHost(String)
  case portInUse(host: String, port: UInt16)
  case portNotPermitted(UInt16)
  /// The system refused for another reason, in its words.
  case system(String)
}

extension ServerStartError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownHost(let host): "“\(host)” is not an address of this machine"
    case .portInUse(let host, let port):
      "port \(port) of \(host) is in use by another program; choose another with --port"
    case .portNotPermitted(let port):
      "port \(port) needs more rights than this program has; choose one above 1023"
    case .system(let reason): "the server could not start: \(reason)"
    }
  }
}
