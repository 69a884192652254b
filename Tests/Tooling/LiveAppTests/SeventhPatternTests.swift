import Catalog
import Console
import Inputs
import LiveApp
import Model
import PatternKit
import TerminalUI
import Testing

@Suite("LiveApp: a pattern that is not one of the six")
struct SeventhPatternTests {
  private let app: App

  init() {
    let own = Pattern(
      id: "own", name: "Own", summary: "has a label",
      demos: [
        .button: { _ in
          let viewController = ViewController()
          let label = Label()
          label.text = "mine"
          viewController.view.addSubview(label)
          return Screen(viewController)
        }
      ])
    app = App(
      own.demos[0],
      services: Services(
        news: BundledNewsSource(), images: URLImageSource(), digits: RandomDigits(seed: 7)))
  }

  @Test func `its key follows those of the six`() {
    #expect(text.contains("[7 Own]"))
    #expect(text.contains("1–7 pattern"))

    app.handle(.character("1"))
    #expect(text.contains("[1 MVC]"))
    #expect(!text.contains("mine"))

    app.handle(.character("7"))
    #expect(text.contains("[7 Own]"))
    #expect(text.contains("mine"))
  }

  @Test func `the first frame states the effect of q until a key is pressed`() {
    #expect(text.contains("q quits and prints the calls of a press and the nearest pattern"))

    app.handle(.character(" "))
    #expect(!text.contains("q quits and prints"))
    #expect(text.contains("has a label"))
  }

  @Test func `its explanation names no roles and no files`() {
    app.handle(.character("?"))

    #expect(text.contains("Own: has a label"))
    #expect(text.contains("This pattern declares no roles."))
    #expect(text.contains("q quits and prints the calls of a press and the nearest pattern."))
    #expect(!text.contains("docs/"))
  }

  private var text: String { app.frame().text.joined(separator: "\n") }
}
