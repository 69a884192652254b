import Testing

@testable import Workshop

@Suite("Workshop: Progress")
struct ProgressTests {
  private let copy: TemporaryCheckout
  private let file = "Work/01-person/PersonViewModel.swift"
  private let exercises: [Exercise]
  private var progress: Progress { Progress(folder: copy.folder) }

  init() throws {
    copy = try TemporaryCheckout()
    exercises = copy.folder.exercises
    for exercise in exercises { try copy.folder.copyStubs(of: exercise) }
  }

  @Test func `a file that changes after the pass loses the mark, and gets it back when restored`()
    async throws
  {
    try copy.write("mine", to: file)
    try copy.pass(exercises[0])

    try copy.write("mine, changed", to: file)
    #expect(!progress.hasPassed(exercises[0]))
    #expect(
      await copy.run(.workshop).lines.first?.hasSuffix("(changed since it passed)") == true)

    try copy.write("mine", to: file)
    #expect(progress.hasPassed(exercises[0]))

    try copy.folder.copy("Exercises/01-person", to: "Work/01-person/More")
    #expect(!progress.hasPassed(exercises[0]))
  }

  @Test func `a failed check and a reset remove the mark`() async throws {
    try copy.pass(exercises[0])
    try progress.set(exercises[0], hasPassed: false)
    #expect(!progress.hasPassed(exercises[0]))
    #expect(!progress.hasChangedSincePass(exercises[0]))

    try copy.pass(exercises[0])
    _ = await copy.run(.reset(exercises[0]))
    #expect(!progress.hasPassed(exercises[0]))
  }

  @Test func `the next exercise is the open one after an exercise, and then the first open one`()
    throws
  {
    for (exercise, next) in zip(exercises, exercises.dropFirst()) {
      #expect(progress.nextOpen(after: exercise) == next)
    }
    try copy.pass(exercises[1])

    #expect(progress.nextOpen(after: exercises[0]) == exercises[2])
    #expect(progress.nextOpen(after: try #require(exercises.last)) == exercises[0])

    for exercise in exercises { try copy.pass(exercise) }
    #expect(progress.nextOpen(after: exercises[0]) == nil)
  }
}
