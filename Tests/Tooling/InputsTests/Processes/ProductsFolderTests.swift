import Foundation
import Testing

@testable import TestSupport

@Suite("Tests: folder of the products")
struct ProductsFolderTests {
  private let program = URL(filePath: "/p/.build/debug/")

  @Test func `on Linux, the products are in the folder of the program that runs the tests`() {
    let folder = productsFolder(
      arguments: ["/p/.build/debug/patternsPackageTests.xctest", "--testing-library"],
      program: program)

    #expect(folder == program)
  }

  @Test func `on macOS, the products are in the folder of the bundle with the tests`() {
    let products = "/p/.build/arm64-apple-macosx/debug"
    let folder = productsFolder(
      arguments: [
        "/x/usr/libexec/swift/pm/swiftpm-testing-helper", "--test-bundle-path",
        "\(products)/patternsPackageTests.xctest/Contents/MacOS/patternsPackageTests",
        "--testing-library", "swift-testing",
      ],
      program: URL(filePath: "/x/usr/libexec/swift/pm/"))

    #expect(folder.appending(path: "patterns").path == "\(products)/patterns")
  }
}
