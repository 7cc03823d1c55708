import HTTPServing
import Testing

@Suite struct HostAllowListTests {
  @Test(arguments: [
    ("localhost", true), ("LocalHost:8080", true), ("127.0.0.1", true), ("127.0.0.1:80", true),
    ("[::1]", true), ("[::1]:8080", true), ("192.168.1.20:8080", true),
    ("gallery.local:8080", true),
    ("gallery.example.net", false), ("localhost.example.net", false),
    ("127.0.0.1.example.net", false),
    ("1.2.3", false), ("1.2.3.4.5", false), ("1.2.3.", false), ("", false), (":8080", false),
    ("localhost:80x", false), ("localhost:80:80", false), ("[::1", false), ("[evil]", false),
    ("[]", false), ("localhost@evil", false), ("localhost ", false), ("localhost, evil", false),
  ])
  func knowsItsNames(host: String, isAllowed: Bool) {
    #expect(HostAllowList(names: ["Gallery.local"]).allows(host) == isAllowed)
  }
}
