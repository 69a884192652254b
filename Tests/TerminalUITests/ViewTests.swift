import Testing

@testable import TerminalUI

/// A view that fills its area with a letter.
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

@Suite("TerminalUI: View")
struct ViewTests {
  private func lines(of view: View, height: Int) -> String {
    window(showing: view).draw(width: 1, height: height).joined(separator: ",")
  }

  private func stack(_ views: View...) -> View {
    let stack = View()
    for view in views { stack.addSubview(view) }
    return stack
  }

  @Test func `a view stacks its subviews from top to bottom`() {
    let view = stack(Area("a", height: 1), Area("b", height: 2), Area("c", height: 1))

    #expect(lines(of: view, height: 6) == "a,b,b,c,,")
    #expect(view.preferredHeight(forWidth: 1) == 4)
  }

  @Test func `a subview without a preferred height fills the remaining height`() {
    let view = stack(Area("a", height: 1), Area("b", height: nil), Area("c", height: 2))

    #expect(lines(of: view, height: 6) == "a,b,b,b,c,c")
    #expect(lines(of: view, height: 4) == "a,b,c,c")
    #expect(view.preferredHeight(forWidth: 1) == nil)
  }

  @Test func `the first of several subviews without a preferred height fills the rest`() {
    let view = stack(Area("a", height: nil), Area("c", height: nil), Area("b", height: 1))

    #expect(lines(of: view, height: 4) == "a,a,a,b")
  }

  @Test(arguments: [(3, "a,c,c"), (2, "a,c"), (1, "a"), (0, ""), (-1, "")])
  func `a view clips its subviews at the bottom`(height: Int, frame: String) {
    let view = stack(Area("a", height: 1), Area("b", height: nil), Area("c", height: 2))

    #expect(lines(of: view, height: height) == frame)
  }

  @Test func `a view draws nothing below its own area`() {
    let view = stack(Area("a", height: 1), Area("b", height: 2), Area("c", height: 1))
    var canvas = Canvas(width: 1, height: 4)

    view.draw(in: Rect(x: 0, y: 0, width: 1, height: 2), on: &canvas)

    #expect(canvas.lines == ["a", "b", "", ""])
  }

  @Test func `a view does not retain its superview and its window`() {
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

  @Test func `a subview has the window of its superview`() {
    let view = View()
    let window = window(showing: view)
    let (label, inner) = (Label(), View())
    inner.addSubview(label)

    view.addSubview(inner)

    #expect(label.window === window)
  }

  @Test func `the descendants of a view are the view and all views in it`() {
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
