import Foundation

/// The character references of HTML, such as `&amp;`, `&#8230;` and `&#x2026;`.
enum CharacterReference {
  /// Returns the character that `&name;` represents, or `nil` if there is none.
  static func character(named name: Substring) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let code = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
    return code.map { windows1252($0) ?? Unicode.Scalar($0) ?? "\u{FFFD}" }
  }

  /// Returns the character that HTML has instead of the control character with this number.
  private static func windows1252(_ code: UInt32) -> Unicode.Scalar? {
    guard (0x80...0x9F).contains(code) else { return nil }
    return String(bytes: [UInt8(code)], encoding: .windowsCP1252)?.unicodeScalars.first
  }

  /// The characters that HTML 4 names.
  private static let named: [Substring: Unicode.Scalar] = {
    let names = latin.split(separator: " ").enumerated().compactMap { index, name in
      Unicode.Scalar(UInt32(0xA0 + index)).map { (name, $0) }
    }
    // In a text, a joiner and the blank before it are one character.
    let words = others.unicodeScalars.split(separator: " ").map(Substring.init)
    let pairs = stride(from: 0, to: words.count - 1, by: 2).compactMap { index in
      words[index + 1].unicodeScalars.first.map { (words[index], $0) }
    }
    return Dictionary(uniqueKeysWithValues: names + pairs)
  }()

  /// The names of the characters from U+00A0 to U+00FF.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
    sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave \
    Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN \
    szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave \
    iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc \
    uuml yacute thorn yuml
    """

  /// The names of other characters, and the characters.
  private static let others = """
    apos ' quot " amp & lt < gt > OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ \
    Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu \
    Ν Xi Ξ Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω alpha α beta β \
    gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron \
    ο pi π rho ρ sigmaf ς sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω thetasym ϑ upsih ϒ piv \
    ϖ ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • \
    hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € image ℑ weierp ℘ \
    real ℜ trade ™ alefsym ℵ larr ← uarr ↑ rarr → darr ↓ harr ↔ crarr ↵ lArr ⇐ uArr ⇑ rArr ⇒ dArr \
    ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus − \
    lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp \
    ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil \
    ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ \
    ensp \u{2002} emsp \u{2003} thinsp \u{2009} zwnj \u{200C} zwj \u{200D} lrm \u{200E} \
    rlm \u{200F}
    """
}
