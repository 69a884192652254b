import Testing

@testable import Workshop

@Suite("Workshop: BuildProgress")
struct BuildProgressTests {
  @Test(arguments: [
    ("Building for debugging...\n[0/12] Write sources\n", "[0/12] Write sources"),
    ("[1/2] Compiling A B.swift\n[2/2] Linking", "[2/2] Linking"),
    ("[1/2] Compiling A B.swift\n/w/B.swift:1:1: warning: unused\n", "[1/2] Compiling A B.swift"),
    ("Building for debugging...\n", nil),
  ])
  func `the progress is the last step that the build printed`(output: String, step: String?) {
    #expect(BuildProgress.step(in: output).map(String.init) == step)
  }
}
