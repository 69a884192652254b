import TestSupport
import Testing

/// Wrong: a picture is set on the cell that asked for it, whatever row the cell shows by then.
private final class Cell {
  private(set) var picture = ""

  func show(_ row: Int, from pictures: Pictures) {
    picture = "…"
    Task { picture = await pictures.picture(of: row) }
  }
}

/// Pictures that come when the test says so.
private final class Pictures {
  private var waiting: [Int: CheckedContinuation<String, Never>] = [:]

  func isAsked(for row: Int) -> Bool { waiting[row] != nil }

  func picture(of row: Int) async -> String {
    await withCheckedContinuation { waiting[row] = $0 }
  }

  func deliver(_ row: Int) {
    waiting[row]?.resume(returning: "picture of row \(row)")
  }
}

@Suite("A late picture in a cell that is used again")
struct LatePictureTests {
  @Test func `shows in the wrong row`() async {
    let (cell, pictures) = (Cell(), Pictures())
    cell.show(0, from: pictures)
    cell.show(1, from: pictures)
    #expect(await eventually { pictures.isAsked(for: 0) && pictures.isAsked(for: 1) })

    pictures.deliver(1)
    #expect(await eventually { cell.picture == "picture of row 1" })
    pictures.deliver(0)

    #expect(await eventually { cell.picture == "picture of row 0" })
  }
}
