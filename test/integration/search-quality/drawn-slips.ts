import { createRandom } from '../../../src/model/values/random.ts'
import type { NamedQuestion } from './question.ts'

/** Slips of a finger at a position of a word. */
const slips: ((letters: string[], at: number, letter: string) => string[])[] = [
  (letters, at) => letters.toSpliced(at, 1),
  (letters, at) => letters.toSpliced(at, 0, letters[at] ?? ''),
  (letters, at, letter) => letters.toSpliced(at, 0, letter),
  (letters, at, letter) => letters.with(at, letter),
  (letters, at) => {
    const from = Math.min(at, letters.length - 2)
    return letters.toSpliced(from, 2, ...letters.slice(from, from + 2).toReversed())
  },
]

/** Letters of a word in which slips are made. */
const leastLetters = 4

/** Each name with each slip once, in a word and at a place drawn from the same seed every time. */
export function drawnSlips(names: readonly NamedQuestion[]): NamedQuestion[] {
  const random = createRandom(23)
  const draw = (count: number): number => Math.floor(random() * count)
  return names.flatMap(([name, permalinks]) => {
    const words = name.split(' ')
    const long = words.flatMap((word, index) =>
      word.length >= leastLetters && /^\p{Script=Latin}+$/u.test(word) ? [index] : [],
    )
    if (long.length === 0) return []
    return slips.flatMap((slip) => {
      const index = long[draw(long.length)] ?? 0
      const word = words[index] ?? ''
      const letter = String.fromCodePoint(97 + draw(26))
      const typed = slip([...word], draw(word.length), letter).join('')
      return typed === word ? [] : [[words.with(index, typed).join(' '), permalinks] as const]
    })
  })
}
