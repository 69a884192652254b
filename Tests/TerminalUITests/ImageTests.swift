import Foundation
import Model
import Testing

@testable import TerminalUI

@Suite("TerminalUI: Image")
struct ImageTests {
  @Test(arguments: [
    (png(width: 640, height: 480), Image.Kind.png, 640, 480),
    (png(width: 0xFFFF_FFFF, height: 0x8000_0000), .png, 4_294_967_295, 2_147_483_648),
    (gif(width: 258, height: 65_535), .gif, 258, 65_535),
    (jpeg(width: 300, height: 200), .jpeg, 300, 200),
    (jpeg(width: 65_535, height: 65_535), .jpeg, 65_535, 65_535),
    // The older GIF, other frame types, and a slice of data.
    (gif(width: 87, height: 5, signature: "GIF87a"), .gif, 87, 5),
    (jpeg(width: 3, height: 2, marker: 0xC1), .jpeg, 3, 2),
    (jpeg(width: 3, height: 2, marker: 0xCF), .jpeg, 3, 2),
    ((Data([1, 2, 3]) + gif(width: 7, height: 5)).dropFirst(3), .gif, 7, 5),
  ])
  func `the initializer reads the kind and the size of an image`(
    data: Data, kind: Image.Kind, width: Int, height: Int
  ) {
    let image = Image(data: data)

    #expect(image?.kind == kind)
    #expect(image?.width == width)
    #expect(image?.height == height)
  }

  @Test func `the initializer skips JPEG segments and fill bytes`() {
    let segments: [UInt8] = [
      0xFF, 0xE0, 0x00, 0x04, 0x4A, 0x46,
      // A table segment, whose marker is similar to a frame marker.
      0xFF, 0xC4, 0x00, 0x09, 0x08, 0x00, 0x01, 0x00, 0x01, 0x00, 0x00,
      // Fill bytes.
      0xFF, 0xFF, 0xFF, 0xFE, 0x00, 0x02,
    ]

    let image = Image(data: jpeg(width: 300, height: 200, after: segments))

    #expect(image?.width == 300)
    #expect(image?.height == 200)
  }

  @Test(arguments: [
    png(width: 1, height: 1).prefix(24), gif(width: 1, height: 1).prefix(10),
    jpeg(width: 1, height: 1).prefix(11),
  ])
  func `the initializer returns nil if the header is incomplete`(head: Data) {
    #expect(Image(data: head) != nil)
    for length in 0..<head.count {
      #expect(Image(data: head.prefix(length)) == nil)
    }
  }

  @Test(arguments: [
    Data(), Data("<html><body>404</body></html>".utf8), Data(repeating: 0, count: 100),
    Data(repeating: 0xFF, count: 100), Data([0xFF, 0xD8] + Array(repeating: 0xFF, count: 100)),
    Data([0xFF, 0xD8] + Array(repeating: 0, count: 100)),
  ])
  func `the initializer returns nil if the data is no image`(data: Data) {
    #expect(Image(data: data) == nil)
  }

  @Test(arguments: [0, 1, 0x7FFF, 0xFFFF])
  func `the initializer returns nil if a JPEG segment has a wrong length`(length: Int) {
    let segment: [UInt8] = [0xFF, 0xE0, UInt8(length >> 8), UInt8(length & 0xFF)]
    let data = jpeg(width: 300, height: 200, after: segment + [0, 0, 0, 0])

    #expect(Image(data: data) == nil)
  }

  @Test func `the initializer accepts any bytes without a trap`() throws {
    var generator = SplitMix64(seed: 1)
    let heads = [[0xFF, 0xD8], [0x89, 0x50, 0x4E, 0x47], [0x47, 0x49, 0x46, 0x38]] as [[UInt8]]

    for number in 0..<2000 {
      let tail = (0..<40).map { _ -> UInt8 in
        // Many markers produce many segments.
        Bool.random(using: &generator) ? 0xFF : .random(in: 0...255, using: &generator)
      }
      guard let image = Image(data: Data(heads[number % 3] + tail)) else { continue }
      try #require(image.width >= 0)
      try #require(image.height >= 0)
    }
  }
}
