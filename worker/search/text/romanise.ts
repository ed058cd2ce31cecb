/** Latin letters of folded Cyrillic (ICAO 9303) and Greek (ISO 843, type 2) ones; the hard and soft signs are silent. */
const letters = new Map([
  ...byOrder('абвгдезиклмнопрстуфыэіґ', 'abvgdeziklmnoprstufyeig'),
  ...byOrder('αβγδεζηικλμνξοπρστυφω', 'avgdeziiklmnxoprstyfo'),
  ...byOrder('жхцчшщъьюя', ['zh', 'kh', 'ts', 'ch', 'sh', 'shch', '', '', 'yu', 'ya']),
  ...byOrder('θχψ', ['th', 'ch', 'ps']),
])

function byOrder(from: string, to: ArrayLike<string>): [string, string][] {
  return [...from].map((letter, index) => [letter, to[index] ?? ''])
}

/** A folded word of Cyrillic or Greek letters in Latin ones: "московскии" is "moskovskiy"; null for any other word. */
export function romanise(word: string): string | null {
  const latin = [...word].map((letter) => letters.get(letter))
  if (latin.length === 0 || latin.includes(undefined)) return null
  // Folding removes the mark of "й", which ends Russian adjectives; the Greek pair is one sound.
  return latin.join('').replace(/ii$/u, 'iy').replaceAll('oy', 'ou')
}
