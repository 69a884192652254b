import Catalog
import Foundation
import Model
import XRay

/// A demo, worked step by step, and what it shows after each step.
///
/// Nothing arrives on its own here: loads and pictures are answered when a step
/// says `wait`. The same steps, feed and seed therefore give the same bytes.
struct Transcript {
  private let driver: ScreenDriver
  private let options: Options
  private let images = URLImageSource()
  private let recorder: Recorder?
  private let print: (String) -> Void

  init?(_ options: Options, print: @escaping (String) -> Void) {
    guard let driver = ScreenDriver(options.demo, of: options.pattern, seed: options.seed) else {
      return nil
    }
    let recorder = options.xray == nil ? nil : Recorder()
    if let recorder {
      driver.wrapServices = recorder.recording
      driver.onChange = { _ in recorder.takeStack() }
    }
    self.driver = driver
    self.options = options
    self.recorder = recorder
    self.print = print
  }

  /// Works the demo, and prints the screen after each step.
  ///
  /// Throws the first failure of a load, after everything has been printed.
  func run() async throws {
    print("\(options.pattern.name): \(options.pattern.summary)")
    for line in options.xray?.legend ?? [] { print(line) }
    driver.open()
    await driver.settle()
    try show(after: "start", finishedTrees())

    var failures: [LoadError] = []
    for step in options.steps {
      failures += try await work(step)
    }
    if !driver.newsRequests.all.isEmpty {
      failures += try await work(.wait)
    }
    if let failure = failures.first { throw failure }
  }

  /// Does what a step says, shows the screen, and returns the failures.
  private func work(_ step: Step) async throws -> [LoadError] {
    var failures: [LoadError] = []
    var trees: [(tree: CallTree, count: Int)] = []
    for repetition in 1...step.count {
      switch step.action {
      case .wait: failures += await answerRequests()
      case .send(let event) where repetition < step.count && recorder == nil:
        driver.send(event)
        await driver.settle()
      case .send(let event): await driver.perform { driver.send(event) }
      }
      for (tree, _) in finishedTrees() {
        // What happened before in the same way is only counted.
        if let index = trees.firstIndex(where: { $0.tree == tree }) {
          trees[index].count += 1
        } else {
          trees.append((tree, 1))
        }
      }
    }
    try show(after: step.text, trees)
    return failures
  }

  private func finishedTrees() -> [(tree: CallTree, count: Int)] {
    recorder.flatMap { $0.finishEvent(showing: ["Model", "TerminalUI", driver.module]) }
      .map { [($0, 1)] } ?? []
  }

  private func show(after step: String, _ trees: [(tree: CallTree, count: Int)]) throws {
    print("\n> \(step)")
    let lines = driver.draw()
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    for line in lines[..<end] { print(line.isEmpty ? "│" : "│ \(line)") }
    for line in try options.xray?.lines(of: trees) ?? [] { print(line) }
  }

  /// Answers until nothing is asked for any more, and returns the failures.
  private func answerRequests() async -> [LoadError] {
    var failures: [LoadError] = []
    repeat {
      for request in driver.newsRequests.all {
        let outcome = await outcome { () throws(LoadError) in try await options.source.items() }
        if case .failure(let error) = outcome { failures.append(error) }
        await driver.perform { request.answer(outcome) }
      }
      await answerImageRequests()
    } while !driver.newsRequests.all.isEmpty || !driver.imageRequests.all.isEmpty
    return failures
  }

  /// Loads all pictures side by side, and hands them over in the order of the requests.
  private func answerImageRequests() async {
    let loads = driver.imageRequests.all.map { [images] request in
      let load = Task {
        await outcome { () throws(LoadError) in try await images.data(at: request.question) }
      }
      return (request, load)
    }
    for (request, load) in loads {
      let outcome = await load.value
      await driver.perform { request.answer(outcome) }
    }
  }
}

/// What `work` returns or throws, as a value.
private func outcome<Success>(
  of work: () async throws(LoadError) -> Success
) async -> Result<Success, LoadError> {
  do throws(LoadError) {
    return .success(try await work())
  } catch {
    return .failure(error)
  }
}
