import Model
import Testing
import ToolingSupport

@testable import Feeds

@Suite("Feeds: URLImageSource", .withoutProxy)
struct URLImageSourceTests {
  @MainActor private func images(timeout: Int = patience) -> URLImageSource {
    var images = URLImageSource()
    images.timeout = timeout
    return images
  }

  @Test(arguments: [
    ("data:image/png;base64,iVBORw==", [0x89, 0x50, 0x4E, 0x47]),
    ("data:image/png;base64,iVBORw%3D%3D", [0x89, 0x50, 0x4E, 0x47]),
    ("DATA:image/png;BASE64,iVBORw==", [0x89, 0x50, 0x4E, 0x47]),
    ("data:;base64,", []),
    ("data:,%e6%96%b0", [0xE6, 0x96, 0xB0]),
    ("data:,a,b", [0x61, 0x2C, 0x62]),
    ("data:,新", [0xE6, 0x96, 0xB0]),
    ("data:,", []),
  ])
  func `an image source decodes the image of a data address`(address: String, bytes: [UInt8])
    async throws
  {
    let data = try await images().data(at: address)

    #expect([UInt8](data) == bytes)
  }

  @Test(arguments: [
    "data:", "data:image/png", "data:image/png;base64", "data:;base64,iVBORw=", "data:;base64,?",
    "data:,%", "data:,%8", "data:,%8g", "data:,%+8", "data:,50%",
  ])
  func `an image source rejects a malformed data address`(address: String) async {
    await #expect(throws: LoadError.badAddress(address, reason: "the data address is malformed")) {
      try await images().data(at: address)
    }
  }

  @Test(arguments: [
    "file:///etc/hosts", "FILE:///etc/hosts", "ftp://a/1.png", "/etc/hosts", "1.png", "",
    "http://[", "http://a b:c/",
  ])
  func `an image source rejects every other scheme and every invalid address`(address: String)
    async throws
  {
    let error = await #expect(throws: LoadError.self) {
      try await images().data(at: address)
    }

    #expect(try #require(error).description.hasPrefix("Cannot load "))
  }

  @Test func `an image source passes its timeout to the loader of other addresses`() async throws {
    try await withServer { connection in
      connection.waitForEnd()
    } _: { url in
      await #expect(throws: LoadError.timedOut(seconds: 0)) {
        try await images(timeout: 0).data(at: "\(url)")
      }
    }
  }
}
