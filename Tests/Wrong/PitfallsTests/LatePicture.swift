import TestSupport
import Testing

/// Wrong: the cell shows a loaded picture even if the cell has another row by then.
private final class Cell {
  private(set) var picture = ""

  func show(_ row: Int, from pictures: Pictures) {
    picture = "…"
    Task { picture = await pictures.picture(of: row) }
  }
}

/// A picture source whose loads finish when the test calls `deliver(_:)`.
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

@Suite("Pitfall: a late picture in a reused cell")
struct LatePictureTests {
  @Test func `a reused cell shows a late picture in the wrong row`() async {
    let (cell, pictures) = (Cell(), Pictures())
    cell.show(0, from: pictures)
    cell.show(1, from: pictures)
    #expect(await eventually { pictures.isAsked(for: 0) && pictures.isAsked(for: 1) })

    pictures.deliver(1)
    await eventually(cell.picture, equals: "picture of row 1")
    pictures.deliver(0)

    await eventually(cell.picture, equals: "picture of row 0")
  }
}
