import Foundation
import TestSupport
import Testing

@testable import TerminalUI

@Suite("TerminalUI: ImageView")
struct ImageViewTests {
  private let imageView = ImageView()
  private let delivery = Delivery()

  @Test func `an image view without an image has no height`() {
    #expect(imageView.content == .nothing)
    #expect(imageView.text == "")
    #expect(imageView.preferredHeight(forWidth: 10) == 0)
  }

  @Test(arguments: [
    (png(width: 640, height: 480), "[PNG 640×480]"), (gif(width: 1, height: 2), "[GIF 1×2]"),
    (jpeg(width: 300, height: 200), "[JPEG 300×200]"),
    (png(width: .max, height: .max), "[PNG 4294967295×4…"),
  ])
  func `an image view shows the kind and the size of its image`(data: Data, frame: String) async {
    let window = window(showing: imageView)
    imageView.load(delivery.data)

    delivery.deliver(data)

    #expect(await eventually { imageView.content != .loading })
    #expect(window.frame(width: 18, height: 1) == frame)
  }

  @Test(arguments: [nil, Data("404".utf8)])
  func `an image view shows an error mark if the load fails or returns no image`(data: Data?) async
  {
    let window = window(showing: imageView)
    imageView.load(delivery.data)

    if let data { delivery.deliver(data) } else { delivery.fail() }

    await eventually(imageView.content, equals: .failed)
    #expect(window.frame(width: 18, height: 1) == "[✗]")
  }

  @Test func `an image view cancels its load when another load starts`() async {
    let earlier = Delivery()
    imageView.load(earlier.data)
    #expect(await eventually { earlier.isAwaited })

    imageView.load(delivery.data)

    #expect(await eventually { earlier.isCancelled })
    #expect(imageView.content == .loading)
  }

  @Test func `an image view ignores the image of an earlier load`() async {
    let earlier = Delivery()
    imageView.load(earlier.dataAtAllCosts)
    #expect(await eventually { earlier.isAwaited })
    imageView.load(delivery.data)
    delivery.deliver(gif(width: 2, height: 2))
    await eventually(imageView.text, equals: "[GIF 2×2]")

    earlier.deliver(gif(width: 1, height: 1))
    #expect(await eventually { earlier.isOver })
    await runPendingTasks()

    #expect(imageView.text == "[GIF 2×2]")
  }

  @Test func `an image view cancels its load when it is released`() async {
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
