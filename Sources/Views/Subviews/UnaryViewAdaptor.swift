import ViewCore

/// Makes one view of all that its content consists of, as a stack makes of them.
///
/// Coverage: partial (the content is laid out as in a group of its own). Verified: believed.
public struct _UnaryViewAdaptor<Content: View>: View {
  public var content: Content

  public init(_ content: Content) { self.content = content }

  public var body: some View { ZStack { content } }
}
