import TestSupport
import Testing
import ToolingSupport

@Suite("Docs: the page")
struct ReplayDocsTests {
  @Test func `docs/index.html equals the output of the replay command`() async throws {
    let run = try await ToolingSupport.run("patterns", ["replay"])

    try expectFile("docs/index.html", equals: run.output)
    #expect(run.output.utf8.count <= 450_000)
  }
}
