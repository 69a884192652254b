import PatternKit
import Testing
import ToolingSupport

@testable import Stories

@Suite("XRay: CallSites")
struct CallSitesTests {
  /// The file `T.swift`. A run reached the lines that end in a mark.
  private static let source = """
    final class T {
      func show() { //
        if isHidden { return }
        print(label.text) //
        guard isReady else {
          view?.update()
          return
        }
        label.text = "a" //
        label.text = "b" //
        view?.update() //
        view?.show() //
        center.post(Changed()) //
        _ = Other() //
        finish()
      }
    }
    """

  private static func set(_ number: Int) -> Call {
    numbered(number, call("text", of: "Label", accessor: .set))
  }

  private nonisolated static func numbered(_ number: Int, _ call: Call) -> Call {
    var call = call
    call.number = number
    return call
  }

  private nonisolated static let message: Call = {
    var message = call("changed()", .notification)
    message.via = "Changed"
    return message
  }()

  /// Returns the lines that make the calls of `show()`.
  private func sites(of calls: [Call]) throws -> CallSites {
    let (folder, checkout) = try makeCheckout(of: ["Sources/App/T.swift": Self.source])
    let lines = Self.source.split(separator: "\n").enumerated()
    let reached = lines.filter { $1.hasSuffix("//") }.map { $0.offset + 1 }
    let tree = CallTree(roots: [call("show()", lines: reached, calling: calls)])

    return withExtendedLifetime(folder) { CallSites(of: tree, in: StepSources(checkout)) }
  }

  @Test(
    arguments: [
      ("a line that assigns makes a change", call("text", of: "Label", accessor: .set), 9),
      ("a line that was reached comes first", call("update()", of: "View"), 11),
      ("a function does not call itself where it is declared", call("show()", of: "View"), 12),
      ("a line after the last reached one counts", call("finish()"), 15),
      ("a message is named by its type", message, 13),
      ("an initializer is named by its type", call("init()", of: "Other"), 14),
      ("a line that starts a task has no name", call("load()", .starts), nil),
      ("a name that no line contains has no line", call("draw()"), nil),
    ] as [(String, Call, Int?)])
  func `the line that makes a step is the one of the caller that names it`(
    fact: String, call: Call, line: Int?
  ) throws {
    let call = Self.numbered(1, call)

    #expect(try sites(of: [call])[call]?.lines.first == line, "\(fact)")
  }

  @Test func `changes of one property in several lines have these lines in the order of time`()
    throws
  {
    let changes = [Self.set(2), Self.set(1)]

    let sites = try sites(of: changes)

    #expect(changes.map { sites[$0]?.lines } == [[10], [9]])
  }

  @Test func `the line that makes a woken task is the one of the change that woke it`() throws {
    let observer = Self.numbered(2, call("show()", .observer, of: "View"))
    var change = Self.set(1)
    change.calls = [observer]

    #expect(try sites(of: [change])[observer]?.lines == [9])
  }
}
