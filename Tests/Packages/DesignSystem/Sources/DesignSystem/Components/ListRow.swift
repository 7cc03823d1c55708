import SwiftUI

public struct ListRow<Trailing: View>: View {
  let title: String
  var subtitle: String? = nil
  let systemImage: String
  @ViewBuilder var trailing: () -> Trailing

  public var body: some View {
    HStack(spacing: Spacing.m) {
      Image(systemName: systemImage)
        .symbolVariant(.fill)
        .foregroundStyle(.white)
        .frame(width: 30, height: 30)
        .background(Color.brand.gradient, in: RoundedRectangle(cornerRadius: 7))
      VStack(alignment: .leading, spacing: 2) {
        Text(title)
        if let subtitle { Text(subtitle).font(.caption).foregroundStyle(.secondary).lineLimit(1) }
      }
      Spacer()
      trailing()
    }
    .padding(.vertical, 4)
  }
}

private struct SettingsList: View {
  @State private var isOn = true
  var body: some View {
    List {
      Section("Account") {
        ListRow(title: "Notifications", subtitle: "Banners, sounds", systemImage: "bell") {
          Toggle("", isOn: $isOn).labelsHidden()
        }
        ListRow(title: "Privacy", systemImage: "lock") { Image(systemName: "chevron.right") }
      }
    }
    .listStyle(.insetGrouped)
  }
}

#Preview("Settings") { SettingsList() }
