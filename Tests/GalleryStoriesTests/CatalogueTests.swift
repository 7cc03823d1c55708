import Geometry
import Previews
import Testing
import ViewCore

@testable import GalleryStories

@MainActor
@Suite struct CatalogueTests {
  private func preview(
    _ title: String?, _ fileID: String, _ line: Int, controls: [PreviewControl] = []
  ) -> PreviewRecord {
    PreviewRecord(
      title: title, source: SourcePlace(fileID: fileID, line: line), controls: controls,
      makeContent: { EmptyView() })
  }

  private func declared(
    _ component: Component, _ fileID: String = "Stories/Stories.swift", _ line: Int = 1
  ) -> ComponentDeclaration {
    ComponentDeclaration(component: component, source: SourcePlace(fileID: fileID, line: line))
  }

  @Test func namesUndeclaredComponentsAfterTheirFiles() {
    let catalogue = Catalogue(
      previews: [
        preview(nil, "App/PrimaryButton.swift", 3),
        preview("Dark", "App/PrimaryButton.swift", 9),
        preview("dark", "App/PrimaryButton.swift", 12),
        preview(nil, "App/PrimaryButton.swift", 20),
        preview("!", "App/PrimaryButton.swift", 22),
        preview("Only", "Other/PrimaryButton.swift", 1),
      ], declarations: [])
    #expect(catalogue.components.map(\.id) == ["primary-button", "primary-button-2"])
    #expect(catalogue.components.map(\.group) == ["App", "Other"])
    #expect(catalogue.components.map(\.title) == ["Primary button", "Primary button 2"])
    let stories = catalogue.components[0].stories
    #expect(stories.map(\.id) == ["preview-1", "dark", "dark-2", "preview-2", "preview-3"])
    #expect(stories.map(\.title) == ["Preview 1", "Dark", "dark", "Preview 2", "!"])
    #expect(stories[1].source.description == "App/PrimaryButton.swift:9")
    #expect(catalogue.issues.isEmpty)
  }

  /// What a provider's type is named after is the component of its module, in whatever file.
  @Test func providersJoinTheComponentThatTheyAreNamedAfter() {
    func provided(_ title: String?, _ type: String, _ name: String) -> PreviewRecord {
      var record = PreviewRecord(
        title: title, source: SourcePlace(fileID: type, line: nil),
        makeContent: { EmptyView() })
      record.componentName = name
      return record
    }
    let catalogue = Catalogue(
      previews: [
        preview("Loading", "App/SkeletonRow.swift", 3),
        preview("Other", "Else/SkeletonRow.swift", 3),
        provided("Shimmering", "App/SkeletonRow_Previews", "SkeletonRow"),
        provided(nil, "App/SkeletonRow_Previews", "SkeletonRow"),
        provided("Loading", "App/SkeletonRowPreview", "SkeletonRow"),
        provided("Alone", "App/Banner_Previews", "Banner"),
        provided("Still alone", "App/BannerPreviews", "Banner"),
      ], declarations: [])
    #expect(
      catalogue.components.map { "\($0.group)/\($0.id)" }
        == ["App/banner", "App/skeleton-row", "Else/skeleton-row-2"])
    #expect(catalogue.components[0].stories.map(\.id) == ["alone", "still-alone"])
    #expect(
      catalogue.components[1].stories.map(\.id)
        == ["loading", "shimmering", "preview-1", "loading-2"])
  }

  @Test func gathersThePreviewsOfADeclaredComponent() throws {
    let catalogue = Catalogue(
      previews: [
        preview("Plain", "Components/Card.swift", 5),
        preview("Fancy", "Components/Card.swift", 9),
        preview("Stage", "Components/CardStages.swift", 2),
        preview("Extra", "Stories/Stories.swift", 40),
        preview("Else", "Components/Other.swift", 1),
      ],
      declarations: [
        declared(
          Component(
            "card", group: "Surfaces", tags: ["box"], summary: "A card.", canvas: .fit,
            stories: ["fancy", Story("stage", summary: "One stage.", canvas: .device("ipad"))],
            files: ["CardStages"]))
      ])
    let card = try #require(catalogue.component("card"))
    #expect(card.stories.map(\.id) == ["fancy", "stage", "plain", "extra"])
    #expect(card.stories.map(\.canvas) == [.fit, .device("ipad"), .fit, .fit])
    #expect(card.story("stage")?.summary == "One stage.")
    #expect(card.story(nil)?.id == "fancy")
    #expect(card.story("ghost") == nil)
    #expect(catalogue.component("other")?.stories.map(\.id) == ["else"])
    #expect(catalogue.issues.isEmpty)
  }

  @Test func reportsWhatNamesNothing() {
    let catalogue = Catalogue(
      previews: [preview("Plain", "Components/Card.swift", 5)],
      declarations: [
        declared(Component("card", stories: ["ghost"], controls: [Control("title")])),
        declared(Component("card"), "Stories/Stories.swift", 2),
        declared(Component("My Card"), "Stories/Stories.swift", 3),
        declared(Component("empty"), "Stories/Stories.swift", 4),
      ])
    #expect(
      catalogue.issues.map(\.kind) == [
        .unknownStory, .unknownControl, .duplicateComponent, .invalidID, .noStories,
      ])
    #expect(
      catalogue.issues[3].description
        == "Stories/Stories.swift:3: component id “My Card” is not in kebab case: write “my-card”")
  }

  @Test func findsWhatIsDeclaredByMacro() throws {
    let component = try #require(Catalogue.linked.component("tile"))
    #expect(component.group == "Samples")
    #expect(component.source.description == "GalleryStoriesTests/SampleStories.swift:14")
    #expect(component.stories.map(\.id) == ["second", "first"])
    #expect(component.stories.map(\.title) == ["Second", "First"])
    #expect(component.steps.map(\.query) == ["story=second&label=two"])
    let story = try #require(component.story("second"))
    #expect(story.canvas == .size(width: 10, height: 20))
    #expect(story.controls.map(\.parameter) == ["label", "control.scale"])
  }
}
