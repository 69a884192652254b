enum Bench { static func run(print: (String) -> Void) async {} }
