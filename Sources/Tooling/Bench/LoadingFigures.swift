import Feeds
import Foundation
import Model
import Processes

extension Benchmark {
  /// Returns figures for loading feeds. Each figure is compared with the minimum work of a decoder.
  static func loading(
    _ counts: [Int] = [1000, 10_000, 100_000], from folder: TemporaryFolder
  ) throws -> [Benchmark] {
    try counts.flatMap { count in
      let file = folder.file(named: "\(count) items.json")
      try feed(of: count).write(to: file)
      let name = "\(count.grouped) items"
      let plain = "\(name), plain JSONDecoder"
      let perItem = PerItem(count: count, name: "item")
      return [
        Benchmark(.loading, name, reference: plain, perItem: perItem) { repetitions in
          for _ in 0..<repetitions { _ = try await FileNewsSource(path: file.path).items() }
        },
        Benchmark(.loading, plain, perItem: perItem) { repetitions in
          for _ in 0..<repetitions {
            _ = try JSONDecoder().decode([String: [PlainItem]].self, from: Data(contentsOf: file))
          }
        },
      ]
    }
  }

  private static func feed(of count: Int) -> Data {
    let items = (0..<count).map {
      """
      {"docid":"\($0)","title":"Title \($0)","digest":"Digest of item \($0)",\
      "ptime":"2016-01-25 09:00:00","imgsrc":"http://h/\($0).png","replyCount":\($0)}
      """
    }
    return Data("{\"T1\":[\(items.joined(separator: ","))]}".utf8)
  }
}

/// All fields of a feed's entry, read without leniency.
private nonisolated struct PlainItem: Decodable {
  let docid: String
  let title: String
  let digest: String
  let ptime: String
  let imgsrc: String
  let replyCount: Int
}
