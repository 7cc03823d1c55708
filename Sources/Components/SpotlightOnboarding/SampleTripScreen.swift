import SwiftUI

/// A screen of an app with elements that an onboarding can light.
struct SampleTripScreen: View {
  /// The ids of the elements that are marked, as texts.
  let marked: [String]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text("This weekend").font(.subheadline).foregroundStyle(.secondary)
          header
          filters
          HStack(spacing: 16) {
            map
            Text("Ten minutes from the river, breakfast included.")
          }
          Color.clear.frame(width: 0, height: 8).marked(5, in: marked)
          ForEach(1..<9) { day in card(day) }
          newsletter
        }
        .padding()
        .marked(7, in: marked, cornerRadius: 16)
      }
      .accessibilityIdentifier("list")
      .navigationTitle("Trips")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var header: some View {
    HStack {
      Text("Porto").font(.title2.bold())
      Spacer()
      Button {
      } label: {
        Label("Price alert", systemImage: "bell")
          .padding(.horizontal, 10)
          .padding(.vertical, 6)
          .background(Color.blue.opacity(0.15), in: RoundedRectangle(cornerRadius: 6))
      }
      .marked(1, in: marked, cornerRadius: 6)
    }
  }

  private var filters: some View {
    HStack(spacing: 8) {
      ForEach(["Direct", "Morning"], id: \.self) { title in
        Text(title)
          .font(.subheadline)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background(Color.gray.opacity(0.2), in: Capsule())
      }
    }
    .marked(2, in: marked, cornerRadius: 100)
  }

  private var map: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(Color.green.opacity(0.3))
      .frame(width: 120, height: 80)
      .marked(3, in: marked, cornerRadius: 12)
      .overlay(alignment: .bottomTrailing) {
        Circle()
          .fill(Color.orange)
          .frame(width: 44, height: 44)
          .marked(4, in: marked, cornerRadius: 22)
          .offset(x: 12, y: 12)
      }
  }

  private func card(_ day: Int) -> some View {
    Text("Day \(day)")
      .frame(maxWidth: .infinity, minHeight: 96)
      .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
  }

  private var newsletter: some View {
    Text("Write to me about Porto")
      .frame(maxWidth: .infinity, minHeight: 60)
      .background(Color.purple.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
      .marked(6, in: marked, cornerRadius: 12)
  }
}

extension View {
  /// Marks the view if its id is listed; names it either way.
  @ViewBuilder fileprivate func marked(
    _ id: Int, in list: [String], cornerRadius: CGFloat = 0
  ) -> some View {
    if list.contains("\(id)") {
      spotlight(id: id, cornerRadius: cornerRadius).accessibilityIdentifier("element-\(id)")
    } else {
      accessibilityIdentifier("element-\(id)")
    }
  }
}

/// What an onboarding tells of.
struct SampleFeature: Identifiable {
  let id: String
  let title: String
  let text: String

  static let all = [
    SampleFeature(
      id: "price-alert", title: "Price alerts",
      text: "Tap the bell and we write to you when the trip gets cheaper."),
    SampleFeature(
      id: "map", title: "The map",
      text: "See what is around the hotel; the badge says how many places are open now."),
  ]
}

/// The sheet of a feature.
struct SampleFeatureSheet: View {
  let feature: SampleFeature
  let close: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(feature.title).font(.title2.bold())
      Text(feature.text)
      Button(action: close) {
        Text("Got it").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .accessibilityIdentifier("close")
    }
  }
}
