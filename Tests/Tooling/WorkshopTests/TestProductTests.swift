import Foundation
import Processes
import Testing

@testable import Workshop

@Suite("Workshop: TestProduct")
struct TestProductTests {
  private let file =
    "/w/.build/debug/WorkshopPackageTests.xctest/Contents/MacOS/WorkshopPackageTests"

  @Test func `the tests are a program on Linux, and a library in a bundle on macOS`() {
    #expect(TestProduct(isInBundle: false).path == ".build/debug/WorkshopPackageTests.xctest")
    #expect("/w/\(TestProduct(isInBundle: true).path)" == file)
  }

  @Test func `the helper belongs to the toolchain of the program swift`() {
    let toolchain =
      "/Applications/Xcode_26.2.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain"

    #expect(
      TestingToolchain.helper(of: "\(toolchain)/usr/bin/swift")
        == "\(toolchain)/usr/libexec/swift/pm/swiftpm-testing-helper")
  }

  @Test func `the helper receives the file in the bundle and all arguments`() {
    let toolchain = TestingToolchain(helper: "/x/helper", platform: "/x/MacOSX.platform")

    let words = toolchain.command(
      running: file, arguments: ["--testing-library", "swift-testing"])

    #expect(words.prefix(2) == ["/bin/sh", "-c"])
    #expect(
      words.suffix(5) == [
        "/x/helper", "--test-bundle-path", file, "--testing-library", "swift-testing",
      ])
  }

  #if os(Linux)
    // On macOS, the system removes the variables when it starts this helper, which is a script.
    @Test func `the helper receives the paths of the testing libraries`() async throws {
      let folder = try TemporaryFolder()
      let helper = folder.file(named: "a helper")
      try Data(#"echo "$DYLD_FRAMEWORK_PATH:$DYLD_LIBRARY_PATH $*""#.utf8).write(to: helper)
      let output = folder.file(named: "output")
      let toolchain = TestingToolchain(helper: helper.path, platform: "/an x/MacOSX.platform")
      // The script is no program, so a shell runs it.
      let words = toolchain.command(running: file, arguments: ["--no-parallel"])
      let position = try #require(words.firstIndex(of: helper.path))

      let end = try await ChildProcess(
        words: words[..<position] + ["/bin/sh"] + words[position...], output: output,
        limits: .oneExercise, patience: .seconds(20)
      ).run()

      #expect(end == .exited(0))
      #expect(
        try String(contentsOf: output, encoding: .utf8) == """
          /an x/MacOSX.platform/Developer/Library/Frameworks:\
          /an x/MacOSX.platform/Developer/usr/lib --test-bundle-path \(file) --no-parallel

          """)
    }
  #endif
}
