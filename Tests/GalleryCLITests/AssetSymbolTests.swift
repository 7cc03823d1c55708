import Foundation
import Testing

@testable import GalleryCLI

/// Names that Xcode makes of an asset catalogue's.
@Suite struct AssetSymbolTests {
  @Test(arguments: [
    ("coffee", "coffee"), ("ColorBlue", "colorBlue"), ("wwdc24-invite", "wwdc24Invite"),
    ("URLBar", "urlBar"), ("Paul Hudson", "paulHudson"), ("NFT", "nft"), ("2nd", "_2nd"),
    ("launchImage", "launch"), ("image", "image"), ("snake_case", "snakeCase"), ("--", nil),
  ])
  func identifiersOfImages(_ name: String, _ expected: String?) {
    #expect(AssetCatalogNames.identifier(of: name, suffix: "image") == expected)
  }

  @Test func coloursLoseTheirKind() {
    #expect(AssetCatalogNames.identifier(of: "AccentColor", suffix: "color") == "accent")
    #expect(AssetCatalogNames.identifier(of: "Brand Color", suffix: "color") == "brand")
  }

  private func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("asset-symbols-\(UUID().uuidString)")
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder
  }

  private func additions(_ files: [String: String]) throws -> [String: String] {
    let folder = try folder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = try SourceFolder.paths(below: [folder.path]).map {
      ($0, try String(contentsOfFile: $0, encoding: .utf8))
    }
    let found = AssetSymbols.additions(below: [folder.path], sources: sources)
    return Dictionary(
      uniqueKeysWithValues: found.map {
        (String($0.key.dropFirst(folder.path.count + 1)), $0.value)
      })
  }

  @Test func namesGoToTheFirstSourceBesideTheCatalogue() throws {
    let additions = try additions([
      "App/B.swift": "Image(.coffee)", "App/A.swift": "Color(.brand)", "Z.swift": "",
      "App/Assets.xcassets/Drinks/coffee.imageset/Contents.json": "{}",
      "App/Assets.xcassets/BrandColor.colorset/Contents.json": "{}",
      "App/Assets.xcassets/Unused.imageset/Contents.json": "{}",
      "App/Assets.xcassets/Names/hidden.imageset/Contents.json": "{}",
      "App/Assets.xcassets/Names/Contents.json":
        #"{"properties": {"provides-namespace": true}}"#,
    ])
    #expect(additions.keys.sorted() == ["App/A.swift"])
    let text = try #require(additions["App/A.swift"])
    #expect(text.contains("static let `coffee` = ImageResource(name: \"coffee\", bundle: .main)"))
    #expect(text.contains("ColorResource(name: \"BrandColor\", bundle: .main)"))
    #expect(
      text.contains("extension Color { static var `brand`: Color { Color(\"BrandColor\") } }"))
    #expect(!text.contains("unused") && !text.contains("hidden"))
  }

  @Test func namesThatAreThereAlreadyStay() throws {
    let additions = try additions([
      "A.swift": "extension Color { static let brand = Color(\"Brand\") }\n_ = Color.brand",
      "Assets.xcassets/Brand.colorset/Contents.json": "{}",
      "Assets.xcassets/red.colorset/Contents.json": "{}",
      "B.swift": "Color.red",
    ])
    let text = try #require(additions["A.swift"])
    #expect(text.contains("extension ColorResource"))
    #expect(!text.contains("extension Color {"))
  }

  @Test func sourcesWithoutCataloguesStay() throws {
    #expect(try additions(["A.swift": "Image(.coffee)"]).isEmpty)
  }
}
