import Foundation
import Testing

@testable import TerminalUI

@Suite("An image view")
struct ImageViewTests {
  private let imageView = ImageView()
  private let delivery = Delivery()

  @Test func `takes no room while there is nothing to show`() {
    #expect(imageView.content == .nothing)
    #expect(imageView.text == "")
    #expect(imageView.preferredHeight(forWidth: 10) == 0)
  }

  @Test func `shows a placeholder until the picture arrives`() {
    let window = window(showing: imageView)

    imageView.load(delivery.data)

    #expect(imageView.content == .loading)
    #expect(window.frame(width: 20, height: 1) == "[…]")
  }

  @Test(arguments: [
    (png(width: 640, height: 480), "[PNG 640×480]"), (gif(width: 1, height: 2), "[GIF 1×2]"),
    (jpeg(width: 300, height: 200), "[JPEG 300×200]"),
    (png(width: .max, height: .max), "[PNG 4294967295×4…"),
  ])
  func `shows the picture's kind and size`(data: Data, frame: String) async {
    let window = window(showing: imageView)
    imageView.load(delivery.data)

    delivery.deliver(data)

    #expect(await eventually { imageView.content != .loading })
    #expect(window.frame(width: 18, height: 1) == frame)
  }

  @Test func `shows a mark if the picture cannot be loaded`() async {
    let window = window(showing: imageView)
    imageView.load(delivery.data)

    delivery.fail()

    #expect(await eventually { imageView.content == .failed })
    #expect(window.frame(width: 18, height: 1) == "[✗]")
  }

  @Test func `shows a mark if what arrives is no picture`() async {
    imageView.load(delivery.data)

    delivery.deliver(Data("404".utf8))

    #expect(await eventually { imageView.content == .failed })
  }

  @Test func `ends an earlier load when another one begins`() async {
    let earlier = Delivery()
    imageView.load(earlier.data)
    #expect(await eventually { earlier.isAwaited })

    imageView.load(delivery.data)

    #expect(await eventually { earlier.isCancelled })
    #expect(imageView.content == .loading)
  }

  @Test func `ignores a picture for an earlier row`() async {
    let earlier = Delivery()
    imageView.load(earlier.dataAtAllCosts)
    #expect(await eventually { earlier.isAwaited })
    imageView.load(delivery.data)
    delivery.deliver(gif(width: 2, height: 2))
    #expect(await eventually { imageView.text == "[GIF 2×2]" })

    earlier.deliver(gif(width: 1, height: 1))
    #expect(await eventually { earlier.isOver })
    await runPendingTasks()

    #expect(imageView.text == "[GIF 2×2]")
  }

  @Test func `shows nothing once it is cleared, whatever is still under way`() async {
    imageView.load(delivery.dataAtAllCosts)
    #expect(await eventually { delivery.isAwaited })

    imageView.clear()
    delivery.deliver(gif(width: 1, height: 1))
    #expect(await eventually { delivery.isOver })
    await runPendingTasks()

    #expect(imageView.content == .nothing)
  }

  @Test func `ends its load when it is cleared`() async {
    imageView.load(delivery.data)
    #expect(await eventually { delivery.isAwaited })

    imageView.clear()

    #expect(await eventually { delivery.isCancelled })
  }

  @Test func `is not kept alive by its load, and ends it when it dies`() async {
    var imageView: ImageView? = ImageView()
    weak let observed = imageView
    imageView?.load(delivery.data)
    #expect(await eventually { delivery.isAwaited })
    #expect(observed != nil)

    imageView = nil

    #expect(await eventually { delivery.isCancelled })
    #expect(observed == nil)
  }
}
