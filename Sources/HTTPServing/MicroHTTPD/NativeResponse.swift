import CMicroHTTPD

/// A libmicrohttpd response: bytes and headers, immutable, counted by the library for as long as a
/// connection sends it.
final class NativeResponse: @unchecked Sendable {  // The library locks its count of users.
  private let handle: OpaquePointer?
  private let status: UInt32

  init(_ response: HTTPResponse) {
    status = UInt32(response.status.code)
    var body = response.body
    handle = body.withUnsafeMutableBytes { bytes in
      MHD_create_response_from_buffer(bytes.count, bytes.baseAddress, .RESPMEM_MUST_COPY)
    }
    guard let handle else { return }
    for field in response.headers.fields {
      MHD_add_response_header(handle, field.name, field.value)
    }
  }

  deinit {
    if let handle { MHD_destroy_response(handle) }
  }

  /// Has the library send this response. Without one, for lack of memory, the connection is closed.
  @inline(__always)
  func queue(on connection: OpaquePointer) -> MHD_Result {
    guard let handle else { return .NO }
    return MHD_queue_response(connection, status, handle)
  }
}
