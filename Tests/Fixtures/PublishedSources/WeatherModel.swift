import Foundation

// In the manner of models that stand beside views: Foundation alone, which brings the rest along.

struct WeatherReading: Codable, Identifiable {
  var id: Int
  var degrees: Double
}

final class WeatherModel: ObservableObject {
  @Published private(set) var readings: [WeatherReading] = []
  @Published var scale: CGFloat = 1

  func load(_ url: URL) async throws {
    let (data, response) = try await URLSession.shared.data(for: URLRequest(url: url))
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { return }
    readings = try JSONDecoder().decode([WeatherReading].self, from: data)
  }
}

@Observable
final class WeatherSettings {
  var usesFahrenheit = false
  var frame = CGRect.zero
}
