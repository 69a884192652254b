import Testing

@testable import Console

@Suite("ArgumentParsing: unknown words")
struct UnknownWordTests {
  @Test(arguments: [
    ("mvcc", "mvc"), ("mc", "mvc"), ("mvx", "mvc"), ("mcv", "mvc"), ("MVC", "mvc"),
    ("notifcatoin", "notification"), ("buton", "button"),
  ])
  func `nearest(to:) finds a word with added, missing, replaced or swapped letters`(
    typed: String, known: String
  ) {
    #expect(["button", "mvc", "notification"].nearest(to: typed) == known)
  }

  @Test(arguments: ["", "x", "-v", "新闻", "mv-model", "news", "butxyz"])
  func `nearest(to:) returns nil if more than a third of the letters differ`(typed: String) {
    #expect(["mvc", "button"].nearest(to: typed) == nil)
  }

  @Test
  func
    `nearest(to:) returns the word with the fewest changes, and the one with the same letters or the first of equals`()
  {
    #expect(["mvp", "mvvm", "mvc"].nearest(to: "mvvm") == "mvvm")
    #expect(["mvp", "mvc"].nearest(to: "mv") == "mvp")
    #expect(["mvc", "mvp"].nearest(to: "mpv") == "mvp")
  }
}
