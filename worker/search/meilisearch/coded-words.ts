import { isDense } from '../text/fold.ts'
import { fragments, type Term } from '../text/terms.ts'

/**
 * Words of scripts without spaces, written in Latin letters: Meilisearch would cut them by the dictionaries of its build,
 * while fragments of two characters find the same as in the embedded engine.
 */

const basicPlane = 0xffff

/** Hexadecimal digits as letters from a to p, because digits and letters would be separate words. */
const hexLetters = (codePoint: number, digits: number): string =>
  codePoint
    .toString(16)
    .padStart(digits, '0')
    .replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))

/** A fragment as one word: `q` and four letters a character, or `z` and six if one is beyond U+FFFF. */
function codeFragment(fragment: string): string {
  const codePoints = [...fragment].map((character) => character.codePointAt(0) ?? 0)
  const isBasic = codePoints.every((codePoint) => codePoint <= basicPlane)
  const digits = isBasic ? 4 : 6
  const letters = codePoints.map((codePoint) => hexLetters(codePoint, digits))
  return `${isBasic ? 'q' : 'z'}${letters.join('')}`
}

/** Words of the index for a folded word. */
export function codeWord(word: string): string[] {
  return isDense(word) ? fragments(word).map(codeFragment) : [word]
}

/** Beginnings of a folded word from one letter on, without the word itself; of a dense word each of its letters. */
export function beginningsOf(word: string): string[] {
  const letters = [...word]
  if (isDense(word)) return letters.map(codeFragment)
  return letters.slice(1).map((_, index) => letters.slice(0, index + 1).join(''))
}

/** Letters of the longest word that the server indexes, with room to spare: it leaves out words above 250 bytes. */
const nameLetters = 120

/** A name, or the beginning of one, as one word of Latin letters, digits and folded letters. */
export function codeName(words: readonly string[]): string {
  const coded = words.map((word) => (isDense(word) ? [...word].map(codeFragment).join('') : word))
  return coded.join('').slice(0, nameLetters)
}

/** Text of a query. A dense word is a phrase of its pairs: quotes also rule out typos in codes. */
export function queryText(terms: readonly Term[]): string {
  return terms
    .flatMap(({ alternatives: [word = ''], dense }) => {
      if (!dense) return [word]
      const pairs = fragments(word).slice(0, -1)
      return [`"${(pairs.length === 0 ? [word] : pairs).map(codeFragment).join(' ')}"`]
    })
    .join(' ')
}
