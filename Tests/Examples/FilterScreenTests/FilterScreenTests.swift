import Testing

@Suite("Filter screen: views")
struct FilterScreenTests {
  private let nothingChosen = """
    │  4.0 and above   4.5 and above   Delivery: Yes   Delivery: No
    │
    │ ▸ Rating
    │   Delivery
    │
    │ ✓ Any
    │   4.0 and above
    │   4.5 and above
    │
    │ [ Clear all ]
    """

  private let ratingChosen = """
    │  4.0 and above  [4.5 and above]  Delivery: Yes   Delivery: No
    │
    │ ▸ Rating •
    │   Delivery
    │
    │   Any
    │   4.0 and above
    │ ✓ 4.5 and above
    │
    │ [ Clear all ]
    """

  private let deliveryChosen = """
    │  4.0 and above   4.5 and above  [Delivery: Yes]  Delivery: No
    │
    │   Rating
    │ ▸ Delivery •
    │
    │   Any
    │ ✓ Yes
    │   No
    │
    │ [ Clear all ]
    """

  private let deliveryOpen = """
    │  4.0 and above   4.5 and above   Delivery: Yes   Delivery: No
    │
    │   Rating
    │ ▸ Delivery
    │
    │ ✓ Any
    │   Yes
    │   No
    │
    │ [ Clear all ]
    """

  @Test(arguments: Half.Name.allCases)
  func `the views update when a detail is selected and deselected`(name: Half.Name) async {
    let half = Half(name)

    #expect(half.detail("4.5 and above"))
    #expect(await half.frame(becoming: ratingChosen) == ratingChosen)

    #expect(half.detail("4.5 and above"))
    #expect(await half.frame(becoming: nothingChosen) == nothingChosen)
  }

  @Test(arguments: Half.Name.allCases)
  func `the views update when a chip is selected and deselected`(name: Half.Name) async {
    let half = Half(name)

    #expect(half.chip("Delivery: Yes"))
    #expect(await half.frame(becoming: deliveryChosen) == deliveryChosen)

    #expect(half.chip("Delivery: Yes"))
    #expect(await half.frame(becoming: deliveryOpen) == deliveryOpen)
  }

  @Test(arguments: Half.Name.allCases)
  func `the views update when a category is opened and when it is cleared`(name: Half.Name) async {
    let half = Half(name)

    #expect(half.category("Delivery"))
    #expect(await half.frame(becoming: deliveryOpen) == deliveryOpen)

    #expect(half.detail("Yes"))
    #expect(await half.frame(becoming: deliveryChosen) == deliveryChosen)

    #expect(half.category("Delivery"))
    #expect(await half.frame(becoming: deliveryOpen) == deliveryOpen)
  }

  @Test(arguments: Half.Name.allCases)
  func `a category has at most one choice, even from different views`(name: Half.Name) async {
    let half = Half(name)

    #expect(half.chip("4.0 and above"))
    #expect(half.detail("4.5 and above"))
    #expect(await half.frame(becoming: ratingChosen) == ratingChosen)

    #expect(half.detail("Any"))
    #expect(await half.frame(becoming: nothingChosen) == nothingChosen)
  }

  @Test(arguments: Half.Name.allCases)
  func `Clear all clears the choices of several categories`(name: Half.Name) async {
    let half = Half(name)
    #expect(half.chip("4.5 and above"))
    #expect(half.chip("Delivery: Yes"))

    half.clear()

    #expect(await half.frame(becoming: deliveryOpen) == deliveryOpen)
  }

  @Test(arguments: Half.Name.allCases)
  func `each view is updated exactly once per relevant change`(name: Half.Name) async {
    let half = Half(name)

    for (touch, expected) in [
      ({ _ = half.detail("4.5 and above") }, [1, 1, 1]),
      ({ _ = half.detail("4.0 and above") }, [1, 1, 1]),
      ({ _ = half.category("Delivery") }, [0, 1, 1]),
      ({ _ = half.chip("Delivery: No") }, [1, 1, 1]),
      ({ _ = half.category("Delivery") }, [1, 1, 1]),
      ({ _ = half.chip("4.5 and above") }, [1, 1, 1]),
      (half.clear, [1, 1, 1]),
    ] as [(() -> Void, [Int])] {
      #expect(await half.tellings(of: touch, becoming: expected) == expected)
    }
  }

  @Test(arguments: Half.Name.allCases)
  func `the views ignore a touch on a title that they do not show`(name: Half.Name) {
    let half = Half(name)

    #expect(!half.chip("5.0 and above"))
    #expect(!half.category("Price"))
    #expect(!half.detail("Yes"))
  }
}
