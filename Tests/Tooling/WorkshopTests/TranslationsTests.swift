import Catalog
import Console
import Foundation
import PatternKit
import TestSupport
import Testing
import Tracing
import UITesting

@testable import Workshop

@Suite("Workshop: sentences in Chinese")
nonisolated struct TranslationsTests {
  private let folder: WorkshopFolder
  private let translations: Translations

  init() throws {
    folder = try WorkshopFolder(
      in: Checkout(around: URL(filePath: #filePath)), environment: [:], language: .chinese)
    translations = folder.translations
  }

  @Test(arguments: Exercise.all)
  func `every test and every comment of an exercise has a Chinese sentence`(
    exercise: Exercise
  ) throws {
    for sentence in try sentences(in: exercise.folder) + sentences(in: "Support") {
      #expect(translations.sentences[sentence] != nil, "Sentences/zh has no “\(sentence)”")
    }
  }

  @Test func `every rule of the contract and every statement of a story is in Chinese`() {
    let rules = Rule.all.filter { $0.demo != .task }.map(\.name)
    for sentence in rules + Fingerprint.all.values.flatMap(\.statements).map(\.text) {
      #expect(translations.sentences[sentence] != nil, "Sentences/zh has no “\(sentence)”")
    }
  }

  @Test func `a Chinese sentence has the names, quotations and values of the English one`() {
    func fixedParts(of sentence: String) -> Set<Substring> {
      Set(sentence.matches(of: #/`[^`]+`|“[^”]+”|\{\d\}/#).map(\.0))
    }

    for (english, chinese) in translations.sentences {
      #expect(fixedParts(of: english).isSubset(of: fixedParts(of: chinese)), "\(english)")
      let words = english.lowercased().split { !$0.isLetter }
      for match in chinese.matches(of: #/([三四五六七八九十])[个次行分条篇种张]/#) {
        let number = 3 + ("三四五六七八九十".map(String.init).firstIndex(of: "\(match.1)") ?? 0)
        #expect(words.contains("\(number.inWords)") || english.contains("\(number)"), "\(english)")
      }
      // In Chinese, the presses come first: “点击 2 次”.
      for presses in english.matches(of: #/ ([\d{}]+) press(es)?\b/#) {
        #expect(chinese.contains("点击 \(presses.1) 次"), "\(english)")
      }
      #expect(chinese.contains(#/\p{Han}|\{0\}/#), "\(english)")
    }
  }

  @Test func `of two templates that fit a sentence, the longer one translates it`() {
    #expect(translations("with view: A · worker: B") == "角色：视图 A · 工作者 B")
  }

  @Test func `the tables of the exercises have no sentence that no test prints`() throws {
    let printed = try folder.names(in: "Tests").flatMap(sentences)
    for name in try folder.names(in: "Sentences/zh") where name.contains(#/^\d|^shared/#) {
      let entries = try folder.text(of: "Sentences/zh/\(name)").split(separator: "\n\n")
      for entry in entries {
        let sentence = String(entry.prefix { $0 != "\n" })
        let isPrinted = printed.contains(sentence)
        #expect(isPrinted, "\(name): \(sentence)")
      }
    }
  }

  @Test(arguments: [
    (
      "A.swift:3: the view mentions Garage, and must not know the model",
      "A.swift:3：视图不能引用模型，却出现了 Garage"
    ),
    ("set → Label.text: String  A.swift:3, from A.b", "set → Label.text: String  A.swift:3，来自 A.b"),
    ("The screen has 2 labels. Add one, and change its text.", "界面有 2 个标签。只添加一个，然后修改它的文字。"),
    (
      "The rule: the button demo releases every object when it is closed. You decide which type implements it.",
      "规则：按钮演示应做到：关闭时释放所有对象。由哪个类型来实现，由你决定。"
    ),
    ("Garage  model  view model  owns  A  view model", "Garage  模型   view model  owns  A  视图模型"),
    ("Garage  model  view model  weak  A  view", "Garage  模型   view model  weak  A  视图"),
    ("  call → A.b()  view model  A.swift:3", "  call → A.b()  视图模型    A.swift:3"),
    ("A sentence of the learner.", "A sentence of the learner."),
  ])
  func `a sentence keeps its values, and a column its width`(english: String, chinese: String) {
    #expect(translations(english) == chinese)
    #expect(Translations()(english) == english)
  }

  /// Returns the names of tests and the comments in the files of a folder, with `{0}`, `{1}` … in
  /// place of their values.
  private func sentences(in tests: String) throws -> [String] {
    let source = try folder.names(in: "Tests/\(tests)")
      .map { try folder.text(of: "Tests/\(tests)/\($0)") }.joined()
      .replacing(#/\\\n */#, with: "")
      .replacing(#/"""\n *(.+)\n *"""/#) { "\"\($0.1)\"" }
    let value = #/\\\((?:[^()]|\([^()]*\))*\)/#
    let sentence = #/func `(?:given: )?(.+?)`|"((?:[^"\\\n]|\\\((?:[^()]|\([^()]*\))*\))+[.?])"/#
    return source.matches(of: sentence).map { match in
      let parts = (match.1 ?? match.2 ?? "").split(
        separator: value, omittingEmptySubsequences: false)
      return parts.dropFirst().enumerated().reduce(String(parts[0])) {
        "\($0){\($1.offset)}\($1.element)"
      }
    }.filter { !$0.contains(#/^It is \d|^SENTINEL|^alert \{0\}/#) }
  }
}
