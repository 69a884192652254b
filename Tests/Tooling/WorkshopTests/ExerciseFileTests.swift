import Testing

@testable import Workshop

@Suite("Workshop: ExerciseFile")
struct ExerciseFileTests {
  private let file = ExerciseFile(
    """
    first
      // stub
      a
      // solution
      b

      // end
    middle
    // solution
    c // end
    // end
    last

    // solution
    d
    // end

    """)

  @Test(arguments: [
    (ExerciseFile.Version.stub, "first\n  a\nmiddle\nlast\n"),
    (.solution, "first\n  b\n\nmiddle\nc // end\nlast\n\nd\n"),
  ])
  func `a version has the lines outside the regions, and its own lines in them`(
    version: ExerciseFile.Version, text: String
  ) {
    #expect(file.text(of: version) == text)
  }
}
