import ChangeLab
import Contract

nonisolated extension ChangeRequest {
  static let format = ChangeRequest(
    "Format",
    rules: [],
    replacing: ["abbreviates reply counts from 10,000 on"])
}
