import SwiftUI

public struct Avatar: View {
  let name: String
  var size: CGFloat = 48
  var isOnline: Bool?

  private var initials: String {
    name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
  }

  public var body: some View {
    Circle()
      .fill(
        LinearGradient(
          colors: [.brand, .brand.opacity(0.6)], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .frame(width: size, height: size)
      .overlay(
        Text(initials)
          .font(.system(size: size * 0.38, weight: .semibold, design: .rounded))
          .foregroundColor(.white)
      )
      .overlay(alignment: .bottomTrailing) {
        if let isOnline {
          Circle()
            .fill(isOnline ? Color.positive : Color.muted)
            .frame(width: size / 4, height: size / 4)
            .padding(2)
            .background(Circle().fill(Color.surface))
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(name))
  }
}

struct AvatarStack: View {
  let names: [String]
  var body: some View {
    HStack(spacing: -14) {
      ForEach(Array(names.enumerated()), id: \.offset) { index, name in
        Avatar(name: name)
          .overlay(Circle().stroke(Color.surface, lineWidth: 2))
          .zIndex(Double(names.count - index))
      }
    }
  }
}

struct Avatar_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Avatar(name: "Vera Lind", isOnline: true).previewDisplayName("Online")
      Avatar(name: "Jun Park", size: 80).previewDisplayName("Large")
      AvatarStack(names: ["Ada K", "Bo L", "Cy M", "Di N"])
        .previewDisplayName("Stack")
        .preferredColorScheme(.dark)
    }
    .padding()
    .previewLayout(.sizeThatFits)
  }
}
