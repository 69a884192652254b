import Foundation
import Processes
import Testing

@testable import Workshop

@Suite("Workshop: FileWatch")
struct FileWatchTests {
  private let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
    try write("one", to: "A.swift")
    try write("one", to: "B.swift")
  }

  @Test func `the watch waits until the last file is saved`() async throws {
    let watch = watch([
      { try write("longer", to: "A.swift") }, { try write("longer", to: "B.swift") },
    ])

    #expect(try await watch.nextChanges() == ["A.swift", "B.swift"])
  }

  @Test func `the watch waits until a removed file is there again`() async throws {
    let watch = watch([
      { try remove("A.swift") }, {}, {}, { try write("longer", to: "A.swift") },
    ])

    #expect(try await watch.nextChanges() == ["A.swift"])
  }

  @Test func `the watch reports a save that happened before it waits, or between two waits`()
    async throws
  {
    let watch = watch([])
    try write("longer", to: "B.swift")

    #expect(try await watch.nextChanges() == ["B.swift"])

    try write("short", to: "A.swift")

    #expect(try await watch.nextChanges() == ["A.swift"])
  }

  @Test func `the watch ignores files of editors`() async throws {
    let watch = watch([
      { try write("x", to: ".A.swift.swp") }, { try write("x", to: "A.swift~") },
      { try write("new", to: "C.swift") },
    ])

    #expect(try await watch.nextChanges() == ["C.swift"])
  }

  @Test func `the watch ends when its pause is cancelled`() async throws {
    let watch = FileWatch(place.url) { throw CancellationError() }

    await #expect(throws: CancellationError.self) { try await watch.nextChanges() }
  }

  /// Creates a watch that performs one action per pause. After the last one it pauses four times.
  private func watch(_ actions: [() throws -> Void]) -> FileWatch {
    var rest = (actions + [{}, {}, {}, {}])[...]
    return FileWatch(place.url) {
      guard let action = rest.popFirst() else { throw CancellationError() }
      try action()
    }
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: place.file(named: name))
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: place.file(named: name))
  }
}
