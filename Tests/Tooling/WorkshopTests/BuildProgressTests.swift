import Testing

@testable import Workshop

@Suite("Workshop: BuildProgress")
struct BuildProgressTests {
  @Test(arguments: [
    ("Building for debugging...\n[0/12] Write sources\n", "0 of 12"),
    (
      "[3/9] Write sources\n[12/345] Compiling Model NewsModel.swift\n",
      "12 of 345, Compiling Model"
    ),
    (
      "[12/345] Compiling Model A.swift\n/w/A.swift:1:1: warning: unused\n",
      "12 of 345, Compiling Model"
    ),
    ("[1/2] Compiling A B.swift\n[2/2] Linking", "2 of 2, Linking"),
  ])
  func `the progress is the last step that the build printed`(output: String, step: String) {
    #expect(BuildProgress.step(in: output) == step)
  }

  @Test(arguments: ["", "Building for debugging...\n", "[] odd", "[1/2]"])
  func `a build that has printed no step has no progress`(output: String) {
    #expect(BuildProgress.step(in: output) == nil)
  }
}
