import Testing

@testable import ArgumentParsing

@Suite("The nearest word")
struct NearestTests {
  @Test(arguments: [
    ("mvcc", "mvc"), ("mc", "mvc"), ("mvx", "mvc"), ("mcv", "mvc"), ("MVC", "mvc"),
    ("notifcatoin", "notification"), ("buton", "button"),
  ])
  func `a near word is found although letters are added, missing, replaced or swapped`(
    typed: String, known: String
  ) {
    #expect(["button", "mvc", "notification"].nearest(to: typed) == known)
  }

  @Test func `half a swap counts as two changes, not as one`() {
    #expect(["mvc"].nearest(to: "mcv") == "mvc")
    #expect(["mvc"].nearest(to: "mcx") == nil)
  }

  @Test(arguments: ["", "x", "-v", "新闻", "mv-model", "news"])
  func `no near word is found if more than a third of the letters differ`(typed: String) {
    #expect(["mvc", "button"].nearest(to: typed) == nil)
  }

  @Test func `the nearest word takes the fewest changes, and is the first of equals`() {
    #expect(["mvp", "mvvm", "mvc"].nearest(to: "mvvm") == "mvvm")
    #expect(["mvp", "mvc"].nearest(to: "mv") == "mvp")
  }
}
