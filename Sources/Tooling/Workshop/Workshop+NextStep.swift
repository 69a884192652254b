import PatternKit

extension Workshop {
  /// Prints how many exercises have passed, and the first open one. Without one, prints what is left to do.
  ///
  /// - Returns: The first open exercise.
  func printProgress() -> Exercise? {
    print("Passed", progress.summary(in: language), width: 9)
    if let next = progress.firstOpen {
      print(language.text("First open exercise: \(next.title)"))
      return next
    }
    print("Compare", commandLine("solution 1"), width: 9)
    print("Yours", commandLine("yours"), width: 9)
    return nil
  }

  /// Prints the next exercise that is not passed, and the commands for it.
  func printNextOpen(after exercise: Exercise, width: Int = 7) {
    guard let next = progress.nextOpen(after: exercise) else {
      return print("All", commandLine("workshop"), width: width)
    }
    print(language.text("Next open exercise: \(next.title)"))
    print("Read", folder.task(of: next), width: width)
    print("Then", commandLine("check \(next.number)"), width: width)
  }
}
