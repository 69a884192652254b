import Foundation
import PatternKit
import Testing

@testable import Console

@Suite("Console: Output")
struct OutputTests {
  @Test func `a text that a nonblocking pipe cannot hold is written as its reader reads`()
    async throws
  {
    let pipe = Pipe()
    let (writer, reader) = (pipe.fileHandleForWriting, pipe.fileHandleForReading)
    _ = fcntl(writer.fileDescriptor, F_SETFL, O_NONBLOCK)
    let (read, continuation) = AsyncStream<Data>.makeStream()
    Thread.detachNewThread { continuation.yield(reader.readDataToEndOfFile()) }
    let text = String(repeating: "number ", count: 100_000)

    try Output(descriptor: writer.fileDescriptor).print(text)

    try writer.close()
    var received = read.makeAsyncIterator()
    #expect(await received.next() == Data("\(text)\n".utf8))
  }

  @Test(arguments: [
    (["TERM": "screen.xterm-256color", "LC_ALL": "C", "LANG": "en_US.UTF-8"], "LC_ALL=C"),
    (["TERM": "tmux-256color", "LC_ALL": "", "LC_CTYPE": "POSIX"], "LC_CTYPE=POSIX"),
    (["TERM": "screen"], "LANG="),
    (["TERM": "screen", "LANG": "C.utf8"], nil),
    (["TERM": "xterm-256color", "LC_ALL": "C"], nil),
  ])
  func `a locale that is not UTF-8 is named in screen and tmux`(
    environment: [String: String], beginning: String?
  ) {
    let note = noteAboutEncoding(environment: environment, isTerminal: true)

    #expect(note?.description.prefix { $0 != " " } == beginning?[...])
    #expect(noteAboutEncoding(environment: environment, isTerminal: false) == nil)
  }
}
