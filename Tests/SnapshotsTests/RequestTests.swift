import Addressing
import GalleryStories
import Geometry
import Testing

@testable import Snapshots

@Suite @MainActor struct RequestTests {
  private func reading(_ query: String) throws -> RequestReading {
    let component = try #require(SampleCatalogue.catalogue.component("sample"))
    return RequestReading(try QueryString.parse(query.utf8), of: component)
  }

  @Test(
    arguments: [
      // Absent, present and empty, and what is a value although it looks like nothing.
      ("", ""),
      ("title=", "title="),
      ("title", "title="),
      ("title=0", "title=0"),
      ("title=false", "title=false"),
      ("title=null", "title=null"),
      ("title=Hello", ""),
      ("isOn=true", "isOn=true"),
      ("isOn=1", "isOn=true"),
      ("isOn=false", ""),
      ("isOn=0", ""),
      ("count=0", "count=0"),
      ("count=3", ""),
      ("ratio=0", "ratio=0"),
      ("ratio=0.50", ""),
      ("ratio=1e2", "ratio=100"),
      ("tags=", "tags="),
      ("tags=x\\,y,z", "tags=x%5C,y,z"),
      ("selection=~", "selection=~"),
      ("selection=", "selection="),
      // Choices by id first, by index only if no id is spelled so.
      ("selection=1", "selection=one-way"),
      ("selection=0", ""),
      ("selection=nope", "selection=nope"),
      ("selection=-1", "selection=-1"),
      ("selection=99999999999999999999", "selection=99999999999999999999"),
      // Text survives unchanged.
      (
        "title=a%2Bb%26c%3Dd!:/?%23%2525%20%E2%80%9C%C3%A9%E2%80%9D%20%F0%9F%91%8D",
        "title=a%2Bb%26c%3Dd%21:/%3F%23%2525%20%E2%80%9C%C3%A9%E2%80%9D%20%F0%9F%91%8D"
      ),
      ("title=a+b", "title=a%2Bb"),
      ("title=e%CC%81", "title=e%CC%81"),
      // A control of a reserved name.
      ("control.device=tablet", "control.device=tablet"),
      ("control.title=Hi", "title=Hi"),
      ("from.device=tablet", "from.device=tablet"),
      ("from.selection=2", "from.selection=multi"),
      // Stories.
      ("story=first", ""),
      ("story=second", "story=second"),
      ("v=123", ""),
      // Engine state.
      ("scroll=120", "scroll=120"),
      ("scroll=120.0", "scroll=120"),
      ("scroll=-40", "scroll=-40"),
      ("scroll=0", ""),
      ("scroll=0,0", ""),
      ("scroll=1,2", "scroll=1,2"),
      ("scroll=end", "scroll=end"),
      ("scroll=id:12", "scroll=id:12"),
      ("scroll=id:12,top", "scroll=id:12,top"),
      ("scroll=id:a%5C,b", "scroll=id:a%5C,b"),
      ("scroll=id:", "scroll=id:%5C"),
      ("scroll=row:12,bottom", "scroll=row:12,bottom"),
      ("scroll.list=3&scroll.grid=4", "scroll.grid=4&scroll.list=3"),
      ("focus=none", "focus=none"),
      ("focus=email", "focus=email"),
      ("focus=%5Cnone", "focus=%5Cnone"),
      ("pressed=a%20b", "pressed=a%20b"),
      ("pressed=", "pressed="),
      ("t=0", "t=0"),
      ("t=0.20", "t=0.2"),
      ("do=", ""),
      ("do=tap(a);back", "do=tap(a);back"),
      ("do=tap(a);wait(0.40)", "do=tap(a);wait(0.4)"),
      // Globals.
      ("appearance=dark", "appearance=dark"),
      ("appearance=light", ""),
      ("appearance=1", "appearance=dark"),
      ("direction=rtl", "direction=rtl"),
      ("locale=EN_gb", "locale=en-GB"),
      ("locale=zh-hant-tw", "locale=zh-Hant-TW"),
      ("locale=en-US", ""),
      ("textSize=accessibility5", "textSize=accessibility5"),
      ("textSize=large", ""),
      ("device=iphone-se", "device=iphone-se"),
      ("size=393x852", "size=393x852"),
      ("size=320.50x100", "size=320.5x100"),
      ("size=fit", ""),
      ("orientation=landscape&device=iphone-15", "device=iphone-15&orientation=landscape"),
      ("orientation=portrait", ""),
      ("scale=2", "scale=2"),
      ("scale=3", ""),
      ("scale=2&device=iphone-se", "device=iphone-se"),
      ("scale=3&device=iphone-se", "device=iphone-se&scale=3"),
      ("system=macos26", "system=macos26"),
      ("contrast=increased", "contrast=increased"),
      ("reduceMotion=true", "reduceMotion=true"),
      ("now=2024-01-01", ""),
      ("now=2025-06-01T12:00:00%2B02:00", "now=2025-06-01T10:00:00Z"),
      ("pixels=2", "pixels=2"),
      ("pixels=3", ""),
      ("pixels=2&scale=2", "scale=2"),
      ("glyphs=live", "glyphs=live"),
      ("glyphs=outlines", ""),
      ("explain=1", "explain=1"),
      ("explain=0", ""),
      // Sorted.
      ("title=x&appearance=dark&count=4", "appearance=dark&count=4&title=x"),
    ])
  func hasOneSpelling(query: String, canonical: String) throws {
    let reading = try reading(query)
    #expect(reading.faults.isEmpty)
    #expect(QueryString.print(reading.request.query) == canonical)
    #expect(try self.reading(canonical).request == reading.request)
  }

  @Test(
    arguments: [
      ("selektion=1", .unknownParameter, "selektion", "selection"),
      ("apperance=dark", .unknownParameter, "apperance", "appearance"),
      ("from.selektion=a", .unknownParameter, "from.selektion", "from.selection"),
      ("from.nothing=a", .unknownParameter, "from.nothing", nil),
      ("=x", .unknownParameter, "", nil),
      ("title=a&title=a", .repeatedParameter, "title", nil),
      ("title=a&control.title=a", .repeatedParameter, "control.title", nil),
      ("scroll=1&scroll=2", .repeatedParameter, "scroll", nil),
      ("v=1&v=2", .repeatedParameter, "v", nil),
      ("story=secnd", .unknownStory, "story", "second"),
      ("count=abc", .invalidValue, "count", nil),
      ("count=", .invalidValue, "count", nil),
      ("count=99999999999999999999", .invalidValue, "count", nil),
      ("ratio=NaN", .invalidValue, "ratio", nil),
      ("isOn=yes", .invalidValue, "isOn", nil),
      ("isOn=ture", .invalidValue, "isOn", "true"),
      ("scroll=NaN", .invalidValue, "scroll", nil),
      ("scroll=", .invalidValue, "scroll", nil),
      ("scroll=1,2,3", .invalidValue, "scroll", nil),
      ("scroll=row:0", .invalidValue, "scroll", nil),
      ("scroll=id:1,middle", .invalidValue, "scroll", nil),
      ("t=-1", .invalidValue, "t", nil),
      ("t=inf", .invalidValue, "t", nil),
      ("textSize=huge", .invalidValue, "textSize", nil),
      ("textSize=larg", .invalidValue, "textSize", "large"),
      ("appearance=", .invalidValue, "appearance", nil),
      ("locale=1", .invalidValue, "locale", nil),
      ("device=iphone-51", .invalidValue, "device", "iphone-15"),
      ("size=393", .invalidValue, "size", nil),
      ("size=393x-1", .invalidValue, "size", nil),
      ("size=1x99999", .invalidValue, "size", nil),
      ("size=fit&device=iphone-15", .conflict, "device", nil),
      ("scale=4", .invalidValue, "scale", nil),
      ("pixels=0", .invalidValue, "pixels", nil),
      ("glyphs=paths", .invalidValue, "glyphs", nil),
      ("explain=2", .invalidValue, "explain", nil),
      ("now=yesterday", .invalidValue, "now", nil),
      ("do=jump(a)", .invalidValue, "do", nil),
      ("do=tap(a", .invalidValue, "do", nil),
      ("do=tap(a)&t=-1", .invalidValue, "t", nil),
      ("from.count=1&t=soon", .invalidValue, "t", nil),
    ] as [(String, SnapshotRequestError.Kind, String, String?)])
  func saysWhatIsWrong(
    query: String, kind: SnapshotRequestError.Kind, parameter: String, nearest: String?
  ) throws {
    let fault = try #require(try reading(query).faults.first)
    #expect(fault.kind == kind)
    #expect(fault.parameter == parameter)
    #expect(fault.nearest == nearest)
    #expect(!fault.description.isEmpty)
    #expect(throws: fault) {
      try SnapshotRequest(
        component: "sample", query: try QueryString.parse(query.utf8),
        in: SampleCatalogue.catalogue)
    }
  }

  @Test func keepsWhatIsRightBesideWhatIsWrong() throws {
    let reading = try reading("title=New&count=abc&title=Newer&colour=red&appearance=dark")
    #expect(QueryString.print(reading.request.query) == "appearance=dark&title=New")
    #expect(reading.faults.map(\.parameter) == ["count", "title", "colour"])
  }

  @Test func namesTheNearestComponent() {
    let error = #expect(throws: SnapshotRequestError.self) {
      try SnapshotRequest(component: "smaple", query: [], in: SampleCatalogue.catalogue)
    }
    #expect(error?.kind == .unknownComponent)
    #expect(error?.nearest == "sample")
  }

  @Test func textOfAnyKindSurvives() throws {
    var text = RandomText(seed: 7)
    for _ in 0..<400 {
      let query = [
        QueryItem(name: "title", value: text.next()),
        QueryItem(name: "selection", value: text.next(prefixes: ["", "~", "\\", "\\~"])),
        QueryItem(name: "tags", value: text.next(prefixes: ["", ",", "\\", "~"])),
        QueryItem(name: "from.device", value: text.next()),
        QueryItem(name: "scroll", value: "id:" + text.next(prefixes: ["", "\\"])),
        QueryItem(name: "scroll." + text.next(), value: "row:3,top"),
        QueryItem(name: "focus", value: text.next(prefixes: ["", "none", "\\", "\\none"])),
        QueryItem(name: "pressed", value: text.next()),
        QueryItem(
          name: "do",
          value: [
            SnapshotAction.tap(text.next()), .typeText(field: text.next(), text: text.next()),
            .scroll(text.next(), .id(text.next(), anchor: .top)),
            .focus(.field(text.next(prefixes: ["", "next"]))), .focus(.next), .back,
          ].map(\.text).joined(separator: ";")),
      ]
      let component = try #require(SampleCatalogue.catalogue.component("sample"))
      let first = RequestReading(query, of: component)
      // A comma in an unescaped id may end in what is no anchor: a legal fault, not a lost text.
      let faults = first.faults.filter { $0.parameter != "scroll" }
      #expect(faults.isEmpty)
      let printed = QueryString.print(first.request.query)
      let second = RequestReading(try QueryString.parse(printed.utf8), of: component)
      #expect(second.faults.isEmpty)
      #expect(second.request == first.request)
      #expect(QueryString.print(second.request.query) == printed)
      #expect(
        second.request.controls["title"].map { Array($0.utf8) } == Array(query[0].value.utf8))
      #expect(second.request.pressed.map { Array($0.utf8) } == Array(query[7].value.utf8))
    }
  }
}
