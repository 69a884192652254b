import Foundation
import PatternKit
import Testing
import Tracing

@testable import Reports

/// The source lines of the steps.
extension ReplayTests {
  @Test func `the first line of a step is in its source, which is a file of the checkout`()
    async throws
  {
    let document = try await document()
    let files = try Checkout(around: URL(filePath: #filePath)).paths(in: "Sources")

    #expect(Set(document.sources.map(\.path)).subtracting(files) == [])
    for step in document.demos[0].runs.flatMap(\.events).flatMap(\.steps) {
      guard let line = step.line else { continue }
      let source = document.sources[try #require(step.source)]
      #expect((source.first..<(source.first + source.lines.count)).contains(line))
    }
  }

  @Test func `every call by a function with a known line has the line that names what it calls`()
    async throws
  {
    let document = try await document()

    for event in document.events {
      for step in event.steps {
        let call = document.call(of: step)
        // A subscript and an initial value have no name in the line.
        let isNamed = !call.function.hasPrefix("subscript") && !call.function.hasPrefix("init(")
        let callerHasLine = step.parent.map { event.steps[$0].line != nil } ?? false
        if isNamed, callerHasLine, [.call, .protocol, .notification].contains(call.kind) {
          #expect(step.site != nil, "\(call)")
        }
        guard let site = step.site, !call.kind.continuesLater else { continue }
        let source = document.sources[site.source]
        let line = source.lines[site.line - source.first]
        let name = call.member.prefix { $0 != "(" }
        let names = [call.via ?? "", name == "init" ? call.type : String(name)]
        #expect(names.contains { !$0.isEmpty && line.contains($0) }, "\(call): \(line)")
        #expect(!line.contains("func \(name)") || line.components(separatedBy: name).count > 2)
      }
    }
  }

  @Test func `the line that makes the deciding step of each pattern is the one of the caller`()
    async throws
  {
    let document = try await document()
    let lines = document.demos[0].runs.map { run -> String in
      let event = run.events[1]
      guard let way = event.way, let site = event.steps[way.decidingStep].site else { return "" }
      let source = document.sources[site.source]
      return source.lines[site.line - source.first].trimmingPrefix { $0 == " " }.description
    }

    #expect(
      lines == [
        #"label.text = "\(model.number)""#, #"view?.showContent("\(model.number)")"#,
        #"contentText = "\(model.number)""#,
        "manager?.buttonWorker(self, didChangeNumber: model.number)",
        "delegate?.buttonWorker(self, didChangeNumber: model.number)",
        "center.post(NumberChanged(number: model.number))",
      ])
  }

  @Test func `changes of the same property in several lines have their own lines`() async throws {
    let document = try await document()
    let run = try #require(document.demos[1].runs.first { $0.pattern == "mvvm" })
    let sets = run.events[1].steps.filter { step in
      let caller = step.parent.map { document.call(of: run.events[1].steps[$0]) }
      return document.call(of: step).type == "Label"
        && caller?.function.contains("cellForRowAt") == true
    }
    let lines = sets.compactMap(\.site?.line)

    #expect(lines.count == 8)
    #expect(lines == lines.prefix(4).sorted() + lines.prefix(4).sorted())
    #expect(Set(lines).count == 4)
  }
}
