import FoundationAdditions
import Testing
import class Foundation.Formatter
import struct Foundation.PersonNameComponents

@Suite struct PersonNameTests {
  private var name: PersonNameComponents {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Thomas"
    name.middleName = "Louis"
    name.familyName = "Clark"
    name.nameSuffix = "Esq."
    name.nickname = "Tom"
    return name
  }

  @Test(arguments: [
    (PersonNameComponents.FormatStyle.Style.short, "Tom"), (.medium, "Thomas Clark"),
    (.long, "Dr. Thomas Louis Clark Esq."), (.abbreviated, "TC"),
  ])
  func styles(style: PersonNameComponents.FormatStyle.Style, text: String) {
    #expect(name.formatted(.name(style: style)) == text)
  }

  @Test func whatIsMissingLeavesNoGap() {
    var name = PersonNameComponents()
    #expect(name.formatted() == "")
    name.familyName = "Curie"
    #expect(name.formatted(.name(style: .short)) == "Curie")
    #expect(name.formatted(.name(style: .long)) == "Curie")
    #expect(name.formatted(.name(style: .abbreviated)) == "C")
  }

  @Test func theFormatterWritesMediumNamesAtFirst() {
    #expect(PersonNameComponentsFormatter().string(from: name) == "Thomas Clark")
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated) == "TC")
  }

  @Test(arguments: [
    ("Ada", "Ada"), ("Ada Lovelace", "Ada|Lovelace"), ("Ada King Lovelace", "Ada|King|Lovelace"),
    ("Dr. Martin Luther King, Jr.", "Dr.|Martin|Luther|King|Jr."),
  ])
  func names(text: String, parts: String) throws {
    let name = try PersonNameComponents(text)
    let all = [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
    #expect(all.compactMap { $0 }.joined(separator: "|") == parts)
  }

  @Test func aTextWithoutWordsIsNoName() {
    #expect(throws: (any Error).self) { try PersonNameComponents(" ") }
  }
}
