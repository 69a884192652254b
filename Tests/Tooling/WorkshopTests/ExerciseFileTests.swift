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

  @Test func `the stub has the lines outside the regions, and those of the stub`() {
    #expect(file.text(of: .stub) == "first\n  a\nmiddle\nlast\n")
  }

  @Test func `the solution has the lines outside the regions, and those of the solution`() {
    #expect(file.text(of: .solution) == "first\n  b\n\nmiddle\nc // end\nlast\n\nd\n")
  }
}
