import Testing

@testable import Templating

@Suite struct TemplateSetTests {
  private func render(_ template: String, _ value: TemplateValue) throws -> String {
    try TemplateSet(sources: ["page": template]).render("page", value)
  }

  @Test(
    arguments: [
      ("{{a}}", ["a": "x"], "x"),
      ("{{missing}}", ["a": "x"], ""),
      ("{{a}}", ["a": "</script><b>\"&'"], "&lt;/script&gt;&lt;b&gt;&quot;&amp;&apos;"),
      ("{{{a}}}", ["a": "<svg/>"], "<svg/>"),
      ("{{&a}}", ["a": "<svg/>"], "<svg/>"),
      ("{{a}}", ["a": "مرحبا 👩‍👩‍👧 é"], "مرحبا 👩‍👩‍👧 é"),
      ("{{a}}", ["a": "x\u{0}y"], "x\u{0}y"),
      ("{{a}}", ["a": "{{b}}", "b": "no"], "{{b}}"),
      ("{{a.b}}", ["a": ["b": "deep"]], "deep"),
      ("[{{#a}}yes{{/a}}]", ["a": true], "[yes]"),
      ("[{{#a}}yes{{/a}}]", ["a": false], "[]"),
      ("[{{^a}}no{{/a}}]", ["a": []], "[no]"),
      ("[{{#a}}yes{{/a}}]", ["a": ""], "[yes]"),
      ("{{#a}}<{{.}}>{{/a}}", ["a": ["1", "2"]], "<1><2>"),
      ("{{#a}}{{n}}{{outer}};{{/a}}", ["a": [["n": "1"], ["n": "2"]], "outer": "o"], "1o;2o;"),
      ("{{#a}}{{#b}}{{.}}{{/b}}|{{/a}}", ["a": [["b": ["1", "2"]], ["b": []]]], "12||"),
      ("a\n{{#l}}\n- {{.}}\n{{/l}}\nb\n", ["l": ["1", "2"]], "a\n- 1\n- 2\nb\n"),
      ("{{! comment }}x", [:], "x"),
      ("", [:], ""),
    ] as [(String, TemplateValue, String)])
  func fills(template: String, value: TemplateValue, expected: String) throws {
    #expect(try render(template, value) == expected)
  }

  @Test func includesPartialsInEveryContext() throws {
    let set = try TemplateSet(sources: [
      "page": "{{#rows}}{{> row}}{{/rows}}{{>end}}", "row": "<{{name}}{{> end}}>", "end": ".",
    ])
    #expect(set.names == ["end", "page", "row"])
    #expect(try set.render("page", ["rows": [["name": "a"], ["name": "&"]]]) == "<a.><&amp;.>.")
  }

  @Test(
    arguments: [
      (["page": "{{#a}}x"], .syntax(template: "page", message: "Unclosed section \"a\" at 0")),
      (["page": "x{{/a}}"], .syntax(template: "page", message: "Unopened section \"a\" at 1")),
      (["page": "x{{a"], .syntax(template: "page", message: "Unclosed tag at 1")),
      (["page": "{{=<% %>=}}"], .changedDelimiters(template: "page")),
      (["page": "{{> nope }}"], .unknownPartial(name: "nope", template: "page")),
      (
        ["a": "{{>b}}", "b": "{{>c}}", "c": "{{>b}}"],
        .endlessPartials(chain: ["a", "b", "c", "b"])
      ),
    ] as [([String: String], TemplateError)])
  func refuses(sources: [String: String], error: TemplateError) {
    #expect(throws: error) { try TemplateSet(sources: sources) }
  }

  @Test func namesTheKnownTemplatesWhenAskedForAnother() throws {
    let set = try TemplateSet(sources: ["page": "", "gallery": ""])
    #expect(throws: TemplateError.unknownTemplate(name: "x", known: ["gallery", "page"])) {
      try set.render("x", [:])
    }
  }

  @Test func fillsOneTemplateFromManyTasks() async throws {
    let set = try TemplateSet(sources: ["page": "{{#l}}{{>row}}{{/l}}", "row": "{{.}},"])
    try await withThrowingTaskGroup(of: String.self) { group in
      for index in 0..<64 {
        group.addTask { try set.render("page", ["l": ["\(index)", "x"]]) }
      }
      var results: Set<String> = []
      for try await result in group { results.insert(result) }
      #expect(results == Set((0..<64).map { "\($0),x," }))
    }
  }
}
