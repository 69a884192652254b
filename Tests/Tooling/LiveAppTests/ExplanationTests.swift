import Catalog
import Foundation
import PatternKit
import Testing

@testable import LiveApp

@Suite("Live app: Explanation")
struct ExplanationTests {
  @Test(arguments: Pattern.all, Language.allCases)
  func `the explanation lists only files that exist`(pattern: Pattern, language: Language) throws {
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    for demo in pattern.demos {
      let lines = Explanation(of: demo, in: language, patternCount: 6).text.body
        .split(separator: "\n").map(String.init)
      let files = lines.filter { $0.contains("/") }.map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(files.count >= 3)
      for file in files {
        #expect(
          FileManager.default.fileExists(atPath: package.appending(path: file).path), "\(file)")
      }
      #expect(lines.allSatisfy { $0.count <= 100 })
    }
  }

  @Test func `the explanation says what a role knows, by name or protocol, and must not know`()
    throws
  {
    let demo = try #require(PatternDemo.all(.news).first { $0.pattern.id == "mvp" })

    let parts = Explanation(of: demo, in: .english, patternCount: 6).text.body
      .components(separatedBy: "\n\n").map { $0.split(separator: "\n") }

    #expect(parts[0][0] == "Keys:")
    #expect(
      parts[1][1...3] == [
        "  view       knows presenter, row, control; not model",
        "  presenter  knows model, row, view by protocol, service by protocol",
        "  row        knows items; not view, presenter, model",
      ])
  }

  @Test func `the explanation of a pattern with a folder of its own lists its files only`() throws {
    let demo = try #require(PatternDemo.all(.news).first { $0.pattern.id == "mvp" })

    let text = Explanation(of: demo, in: .english, patternCount: 7, folder: "Own").text.body

    #expect(text.contains("\n  Own/NewsPresenter.swift\n"))
    #expect(text.matches(of: #/docs\/|Sources\/|Tests\//#).isEmpty)
  }

  @Test func `the explanation says which keys select a pattern`() throws {
    let demo = try #require(PatternDemo.all.first)

    let text = Explanation(of: demo, in: .english, patternCount: 4).text.body

    #expect(text.contains("  1–4  "))
  }
}
