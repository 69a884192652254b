import Catalog
import Comparison
import Contract
import Testing
import XRay

@Suite("XRay: fingerprints")
struct FingerprintTests {
  @Test(arguments: Pattern.all)
  func `the call tree of the button demo matches the fingerprint of its pattern`(pattern: Pattern)
    async throws
  {
    let statements = try #require(Fingerprint.ofButton[pattern.id])
    let tree = try #require(await Recording(.button, of: pattern)?.press())

    for statement in statements {
      let holds = statement.holds(tree)
      #expect(holds, "\(pattern.name): \(statement.text)\n\(tree.text.joined(separator: "\n"))")
    }
  }

  @Test(arguments: Pattern.all.filter { $0.demos.contains(.task) })
  func `the call tree of the print task matches the fingerprint of its pattern`(pattern: Pattern)
    async throws
  {
    let statements = try #require(Fingerprint.ofTask[pattern.id])
    let tree = try #require(await Recording(.task, of: pattern)?.press())

    for statement in statements {
      let holds = statement.holds(tree)
      #expect(holds, "\(pattern.name): \(statement.text)\n\(tree.text.joined(separator: "\n"))")
    }
  }

  @Test(arguments: Pattern.all)
  func `the call tree of the news list matches the fingerprint of its pattern`(pattern: Pattern)
    async throws
  {
    let statements = try #require(Fingerprint.ofNews[pattern.id])
    let all = try #require(await Recording(.news, of: pattern)?.news()?.all)

    for statement in statements {
      let holds = statement.holds(all)
      #expect(holds, "\(pattern.name): \(statement.text)\n\(all.text.joined(separator: "\n"))")
    }
  }

  @Test(arguments: [
    (Pattern.talkativeMVVM, "mvvm", "the view model calls no view and no control"),
    (Pattern.talkativeMVVM, "mvvm", "the label changes in a tree without a caller in the app"),
    (Pattern.directDelegate, "delegate", "the worker reaches the manager through a protocol"),
    (Pattern.curiousMVP, "mvp", "the view does not call the model"),
  ])
  func `the call tree of a mislabelled pattern does not match its fingerprint`(
    mislabelled: Pattern, label: String, text: String
  ) async throws {
    let statement = try #require(Fingerprint.ofButton[label]?.first { $0.text == text })
    let tree = try #require(await Recording(.button, of: mislabelled)?.press())

    #expect(!statement.holds(tree), "\(tree.text)")
  }

  @Test func `the call tree of every pattern matches no other fingerprint`() async throws {
    var trees: [String: CallTree] = [:]
    for pattern in Pattern.all {
      trees[pattern.id] = try #require(await Recording(.button, of: pattern)?.press())
    }

    for (label, statements) in Fingerprint.ofButton {
      for (id, tree) in trees where id != label {
        #expect(!statements.allSatisfy { $0.holds(tree) }, "\(id) passes for \(label)")
      }
    }
  }
}
