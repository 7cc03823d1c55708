import GalleryStories
import Geometry
import HTTPServing
import Previews
import Snapshots
import Testing
import ViewCore
import Views

@testable import GalleryWeb

@Suite @MainActor struct PageTests {
  @Test func valuesAreEscapedInEveryPlace() async throws {
    let query =
      "title=%3C/script%3E%3Cb%3E%22%26'&selection=%3C/option%3E&bogus=%3Ci%3E&pressed=%3Cu%3E"
    let page = try await SampleSite().get("/components/sample?\(query)").text
    for markup in ["</script><b>", "<i>", "<u>", "</option>&", "<b>Bare"] {
      #expect(!page.contains(markup))
    }
    #expect(page.contains("&lt;/script&gt;&lt;b&gt;&quot;&amp;"))
    #expect(page.contains("A &lt;sample&gt;."))
  }

  @Test func theBannerSaysWhatWasLeftOut() async throws {
    let page = try await SampleSite().get("/components/sample?selektion=b&count=x&isOn=true").text
    #expect(page.contains("Did you mean “selection”?"))
    #expect(page.contains("“x” is no value of count."))
    #expect(page.contains("src=\"/components/sample.svg?isOn=true\""))
  }

  @Test func aPageWithoutFaultsHasNoBanner() async throws {
    let page = try await SampleSite().get("/components/sample?selection=nope").text
    #expect(!page.contains("class=\"banner\""))
    #expect(page.contains("none of the choices"))
  }

  @Test(
    arguments: [
      ("", 0, nil, "?selection=b"),
      ("selection=b", 1, "", "?appearance=dark&selection=b"),
      // A global of the reader's stays while stepping.
      ("direction=rtl", 0, nil, "?direction=rtl&selection=b"),
      ("appearance=dark", 0, nil, "?appearance=dark&selection=b"),
      ("story=second", 3, "?appearance=dark&selection=b", nil),
      ("selection=c", nil, "?story=second", ""),
    ] as [(String, Int?, String?, String?)])
  func stepsKnowTheirNeighbours(
    query: String, current: Int?, previous: String?, next: String?
  ) throws {
    let catalogue = SampleSite.catalogue
    let component = try #require(catalogue.component("sample"))
    let request = try SnapshotRequest(StateAddress("sample?\(query)"), in: catalogue)
    let steps = StepList(request, of: component)
    #expect(steps.entries.map(\.title) == ["A", "B", "Dark", "Second"])
    #expect(steps.current == current)
    #expect(steps.previous?.request.address() == previous.map { "/components/sample\($0)" })
    #expect(steps.next?.request.address() == next.map { "/components/sample\($0)" })
  }

  @Test func choicesAreStepsWhereNoneAreDeclared() throws {
    var component = try #require(SampleSite.catalogue.component("sample"))
    component.steps = []
    let request = try SnapshotRequest(
      StateAddress("sample?selection=b&count=5"), in: SampleSite.catalogue)
    let steps = StepList(request, of: component)
    #expect(steps.entries.map(\.title) == ["First letter", "b", "c"])
    #expect(steps.current == 1)
    #expect(steps.next?.request.address() == "/components/sample?count=5&selection=c")
  }

  @Test(
    arguments: [
      ("story=first&title=Hello&selection=a", ""),
      // A form's space, a form's plus sign, line ends of a text area.
      ("title=a+b%2Bc", "?title=a%20b%2Bc"),
      ("title=a%0D%0Ab", "?title=a%0Ab"),
      ("title=", "?title="),
      ("count=", ""),
      ("isOn=false&isOn=true", "?isOn=true"),
      ("isOn=false", ""),
      ("note=x&~note=~", "?note=~"),
      ("note=", "?note="),
      ("canvas=iphone-se&orientation=landscape", "?device=iphone-se&orientation=landscape"),
      ("canvas=fit&orientation=landscape", ""),
      ("canvas=320x200", "?size=320x200"),
      ("pressed=&focus=&scroll=&do=", ""),
      ("appearance=dark&story=second", "?appearance=dark&story=second"),
      // What cannot be read goes along, for the banner.
      ("count=x&appearance=dark", "?count=x&appearance=dark"),
    ])
  func formsLeadToAddresses(form: String, query: String) async throws {
    let response = try await SampleSite().get("/components/sample/form?\(form)")
    #expect(response.status == .seeOther)
    #expect(response.headers["Location"] == "/components/sample\(query)")
  }

  @Test func buttonsCanBeTappedInThePicture() async throws {
    let page = try await SampleSite().get("/components/sample?do=tap(option-b)").text
    #expect(page.contains("href=\"/components/sample?do=tap(option-b);tap(option-c)\""))
    #expect(page.contains("aria-label=\"Tap C\""))
  }

  @Test func theGalleryIsSearched() async throws {
    let site = try SampleSite()
    #expect(try await site.get("/").text.contains("2 components, 3 stories"))
    let found = try await site.get("/?q=SECOND+one").text
    #expect(found.contains("1 component, 2 stories"))
    #expect(found.contains("src=\"/components/sample.svg\""))
    #expect(!found.contains("src=\"/components/bare.svg\""))
    #expect(try await site.get("/?q=%3Cq%3E").text.contains("Nothing is called “&lt;q&gt;”."))
  }

  @Test func tenThousandComponentsAreListed() async throws {
    let count = 10_000
    let previews = (0..<count).map { index in
      PreviewRecord(
        title: "Only", source: SourcePlace(fileID: "Many/Component\(index).swift", line: 1),
        makeContent: { Color.red })
    }
    let catalogue = Catalogue(previews: previews, declarations: [])
    let site = try GallerySite(
      catalogue: catalogue, renderer: CountingRenderer(catalogue), resources: try .installed())
    let request = try HTTPRequest("/components/component7000")
    let page = await site.respond(to: request).response.text
    #expect(page.matches(of: /data-entry=/).count == count)
    #expect(page.matches(of: /data-current/).count == 1)
    #expect(page.utf8.count < 400 * count)
  }
}

extension SnapshotRequest {
  fileprivate init(_ address: StateAddress, in catalogue: Catalogue) throws {
    try self.init(component: address.component, query: address.query, in: catalogue)
  }
}
