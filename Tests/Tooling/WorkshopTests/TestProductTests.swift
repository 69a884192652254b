import Foundation
import Processes
import Testing

@testable import Workshop

@Suite("Workshop: TestProduct")
struct TestProductTests {
  @Test func `the helper belongs to the toolchain of the program swift`() {
    let toolchain =
      "/Applications/Xcode_26.4.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain"

    #expect(
      TestingToolchain.helper(of: "\(toolchain)/usr/bin/swift")
        == "\(toolchain)/usr/libexec/swift/pm/swiftpm-testing-helper")
  }

  @Test(arguments: [
    (false, 1, 3), (false, 5, 10), (false, 60, 30), (true, 1, 10), (true, 8, 16), (true, 60, 30),
  ])
  func `tests have twice the time of their build, but at least 3 s, or 10 s for a bundle on a Mac`(
    isInBundle: Bool, buildTime: Int, limit: Int
  ) {
    #expect(
      TimeLimits.tests(
        of: TestProduct(isInBundle: isInBundle), afterBuildOf: .seconds(buildTime))
        == .seconds(limit))
  }

  #if os(Linux)
    @Test func `on Linux, the tests of the workshop are a program without a bundle`() {
      #expect(TestProduct.current.path.hasSuffix("/debug/WorkshopPackageTests.xctest"))
    }

    // On macOS, the system removes the variables when it starts this helper, which is a script.
    @Test func `the helper receives the paths of the libraries, the file and all arguments`()
      async throws
    {
      let folder = try TemporaryFolder()
      let helper = folder.file(named: "a helper")
      try Data(#"echo "$DYLD_FRAMEWORK_PATH:$DYLD_LIBRARY_PATH $*""#.utf8).write(to: helper)
      let output = folder.file(named: "output")
      let toolchain = TestingToolchain(helper: helper.path, platform: "/an x/MacOSX.platform")
      let file = "/w/Tests.xctest/Contents/MacOS/Tests"
      // The script is no program, so a shell runs it.
      let words = toolchain.command(running: file, arguments: ["--no-parallel"])
      let position = try #require(words.firstIndex(of: helper.path))

      let end = try await ChildProcess.run(
        words[..<position] + ["/bin/sh"] + words[position...], output: output,
        limits: .oneExercise, timeLimit: .seconds(20))

      #expect(end == .exited(0))
      #expect(
        try String(contentsOf: output, encoding: .utf8) == """
          /an x/MacOSX.platform/Developer/Library/Frameworks:\
          /an x/MacOSX.platform/Developer/usr/lib --test-bundle-path \(file) --no-parallel

          """)
    }
  #endif
}
