/// What `help` and `--help` print.
enum HelpText {
  /// - Parameter topic: a command; nil or an unknown one for all of them.
  static func text(_ topic: String?) -> String {
    switch topic {
    case "serve":
      """
      serve [--host 127.0.0.1] [--port 8080] [--workers N] [--allow-host NAME]…

      Shows the gallery. The first line on standard output is its address; --port 0 takes any free
      port. Ends on SIGINT or SIGTERM, when running answers have left.

      """
    case "render":
      """
      render ADDRESS -o FILE.svg|FILE.json

      Writes the picture or the document of a state. ADDRESS is path and query as in a URL; its host
      does not matter: 'segmented-control?selection=2' alone is right. -o - writes an SVG to standard
      output.

      """
    case "list":
      """
      list [--json] [--doctor [FOLDER]…]

      Lists every story. --doctor says what is wrong with the declarations instead, and names each
      line of the Swift sources below the folders (else below Sources, else here) that can never
      compile or work on Linux.

      """
    case "overlay":
      """
      overlay FOLDER… -o FILE.json

      Writes an overlay with which the compiler reads the Swift sources below the folders as if it
      compiled for iOS: os(iOS) in #if and #elseif is true, marks of Objective-C are left out and
      selectors name methods that nothing calls. The sources stay as they are; changed copies stand
      in FILE.json.sources. Compile with -Xswiftc -vfsoverlay -Xswiftc FILE.json, and
      write it anew when sources have changed.

      """
    default:
      """
      usage: serve | render ADDRESS -o FILE | list | overlay FOLDER -o FILE |
      help [COMMAND]

      Exit status: 0 success, 64 wrong usage or unknown state, 70 internal error.

      """
    }
  }
}
