import Testing

@testable import Reports

@Suite("Change lab: Patch")
struct PatchTests {
  private let diff = """
    A sentence before the diff.
    diff --git a/Sources/A.swift b/Sources/A.swift
    --- a/Sources/A.swift
    +++ b/Sources/A.swift
    @@ -2,3 +2,3 @@ struct A
     two
    -three
    +THREE
     four
    @@ -7,2 +7,3 @@
     seven
    +seven and a half
     eight
    diff --git a/New.swift b/New.swift
    new file mode 100644
    --- /dev/null
    +++ b/New.swift
    @@ -0,0 +1,2 @@
    +first
    +second
    diff --git a/Old.swift b/Old.swift
    --- a/Old.swift
    +++ /dev/null
    @@ -1 +0,0 @@
    -gone

    """

  private let lines = ["one", "two", "three", "four", "five", "six", "seven", "eight", ""]

  @Test func `a patch names the changed, the new and the removed files`() {
    let files = Patch(diff).files

    #expect(files.map(\.path) == ["Sources/A.swift", "New.swift", "Old.swift"])
    #expect(files.map(\.isNew) == [false, true, false])
    #expect(files.map(\.hunks.count) == [2, 1, 1])
  }

  @Test func `a patch replaces the lines that it removes`() throws {
    let file = try #require(Patch(diff).files.first)

    let text = try file.applied(to: lines.joined(separator: "\n"))

    #expect(
      text.split(separator: "\n") == [
        "one", "two", "THREE", "four", "five", "six", "seven", "seven and a half", "eight",
      ])
    #expect(text.hasSuffix("eight\n"))
  }

  @Test func `a patch fits a file whose lines have moved`() throws {
    let file = try #require(Patch(diff).files.first)

    let text = try file.applied(to: (["new", "newer"] + lines).joined(separator: "\n"))

    #expect(text.hasPrefix("new\nnewer\none\ntwo\nTHREE\n"))
  }

  @Test func `a patch creates and removes files`() throws {
    let files = Patch(diff).files.dropFirst()

    #expect(try files.first?.applied(to: "") == "first\nsecond\n")
    #expect(try files.last?.applied(to: "gone\n") == "")
  }

  @Test func `a patch does not fit a file in which a line of a hunk has changed`() throws {
    let file = try #require(Patch(diff).files.first)

    #expect(throws: Patch.Mismatch(path: "Sources/A.swift", line: 2)) {
      try file.applied(to: lines.joined(separator: "\n").replacing("three", with: "3"))
    }
    #expect(throws: Patch.Mismatch(path: "Sources/A.swift", line: 7)) {
      try file.applied(to: lines.joined(separator: "\n").replacing("eight", with: "8"))
    }
  }
}
