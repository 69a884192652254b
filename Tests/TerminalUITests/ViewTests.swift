import Testing

@testable import TerminalUI

/// A view that fills its room with a letter.
private final class Area: View {
  private let letter: Character
  private let height: Int?

  init(_ letter: Character, height: Int?) {
    self.letter = letter
    self.height = height
    super.init()
  }

  override func preferredHeight(forWidth width: Int) -> Int? { height }

  override func draw(in rect: Rect, on canvas: inout Canvas) {
    for y in rect.y..<rect.y + rect.height {
      canvas.write(String(repeating: letter, count: rect.width), x: rect.x, y: y, width: rect.width)
    }
  }
}

@Suite("A view")
struct ViewTests {
  private func lines(of view: View, height: Int) -> String {
    window(showing: view).draw(width: 1, height: height).joined(separator: ",")
  }

  private func stack(_ views: View...) -> View {
    let stack = View()
    for view in views { stack.addSubview(view) }
    return stack
  }

  @Test func `stacks its subviews from top to bottom`() {
    let view = stack(Area("a", height: 1), Area("b", height: 2), Area("c", height: 1))

    #expect(lines(of: view, height: 6) == "a,b,b,c,,")
    #expect(view.preferredHeight(forWidth: 1) == 4)
  }

  @Test func `gives what is left to a subview without a height of its own`() {
    let view = stack(Area("a", height: 1), Area("b", height: nil), Area("c", height: 2))

    #expect(lines(of: view, height: 6) == "a,b,b,b,c,c")
    #expect(lines(of: view, height: 4) == "a,b,c,c")
    #expect(view.preferredHeight(forWidth: 1) == nil)
  }

  @Test func `gives what is left to the first of several`() {
    let view = stack(Area("a", height: nil), Area("c", height: nil), Area("b", height: 1))

    #expect(lines(of: view, height: 4) == "a,a,a,b")
  }

  @Test(arguments: [(3, "a,c,c"), (2, "a,c"), (1, "a"), (0, ""), (-1, "")])
  func `cuts at the bottom where there is too little room`(height: Int, frame: String) {
    let view = stack(Area("a", height: 1), Area("b", height: nil), Area("c", height: 2))

    #expect(lines(of: view, height: height) == frame)
  }

  @Test func `draws nothing below its own room`() {
    let view = stack(Area("a", height: 1), Area("b", height: 2), Area("c", height: 1))
    var canvas = Canvas(width: 1, height: 4)

    view.draw(in: Rect(x: 0, y: 0, width: 1, height: 2), on: &canvas)

    #expect(canvas.lines == ["a", "b", "", ""])
  }

  @Test func `stacks views that stack views`() {
    let inner = stack(Area("b", height: 1), Area("c", height: nil))
    let view = stack(Area("a", height: 1), inner, Area("d", height: 1))

    #expect(lines(of: view, height: 5) == "a,b,c,c,d")
  }

  @Test func `knows its superview and its window, and keeps neither alive`() {
    let label = Label()
    var view: View? = View()
    view?.addSubview(label)
    #expect(label.superview === view)
    #expect(label.window == nil)

    var window: Window? = view.map { TerminalUITests.window(showing: $0) }
    #expect(label.window === window)

    window = nil
    #expect(label.window == nil)
    view = nil
    #expect(label.superview == nil)
  }

  @Test func `joins the window of the view that it is added to`() {
    let view = View()
    let window = window(showing: view)
    let (label, inner) = (Label(), View())
    inner.addSubview(label)

    view.addSubview(inner)

    #expect(label.window === window)
  }

  @Test func `lists itself and every view in it as its descendants`() {
    let (view, inner) = (View(), View())
    let (label, button) = (Label(), Button(title: "a"))
    view.addSubview(inner)
    inner.addSubview(label)
    view.addSubview(button)

    #expect(
      view.descendants(of: View.self).map(ObjectIdentifier.init)
        == [view, inner, label, button].map(ObjectIdentifier.init))
    #expect(view.descendants(of: Label.self).first === label)
  }
}
