import Foundation
import PatternKit
import Testing

@Suite("Words: errors of the system")
struct SystemErrorTests {
  @Test(arguments: [
    EACCES, EPERM, ENOENT, EISDIR, ENOTDIR, EEXIST, EFBIG, ENOSPC, EROFS, EBADF, EIO,
  ])
  func `a usual reason of the system has a Chinese text`(number: Int32) {
    let reason = LocalizedText(errorNumber: number)

    #expect("\(reason)" == String(cString: strerror(number)))
    #expect(Language.chinese.text(reason).contains(#/\p{Han}/#))
  }

  @Test func `the reason of an error of Foundation is that of the system`() {
    let error = #expect(throws: CocoaError.self) {
      try FileManager.default.removeItem(atPath: "/no/such/file")
    }

    #expect(error.map { LocalizedText(reasonOf: $0) } == "No such file or directory")
  }

  @Test func `the reason of another error is its description`() {
    let error = URLError(.badURL)

    #expect(LocalizedText(reasonOf: error) == LocalizedText(key: error.localizedDescription))
  }
}
