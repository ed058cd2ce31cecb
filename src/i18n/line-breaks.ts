import { cached } from './cached.ts'
import { isLocale, localeTable } from '../model/locales.ts'

/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]/u
const opening = /[\p{Ps}\p{Pi}]$/u
const dash = /[-–—/]$/u

/** Characters of compounds that are not broken at their hyphen. */
const longCompound = 18

const isSegmenter = (value: unknown): value is Intl.Segmenter => value instanceof Intl.Segmenter

/** True if a line may break between two neighbouring segments of a word. */
function mayBreak(before: string, after: string, isWord: boolean): boolean {
  if (!isWord || opening.test(before)) return false
  if (dash.test(before)) return true
  return unspaced.test(before.at(-1) ?? '') || unspaced.test(after.charAt(0))
}

function wordPieces(word: string, words: Intl.Segmenter): string[] {
  if (word.length <= longCompound && !unspaced.test(word)) return [word]
  const pieces: string[] = []
  for (const { segment, isWordLike } of words.segment(word)) {
    const last = pieces.at(-1)
    if (last === undefined || mayBreak(last, segment, isWordLike === true)) pieces.push(segment)
    else pieces[pieces.length - 1] = last + segment
  }
  return pieces
}

/**
 * Pieces of a text between which a line may break: words with the space after them, parts of long compounds, and in
 * Thai, Japanese and Chinese the words found by a dictionary. Joined, they are the text.
 * @param language locale key or BCP 47 tag of the text
 */
export function linePieces(text: string, language: string): string[] {
  const tag = isLocale(language) ? localeTable[language].tag : language
  const make = () => new Intl.Segmenter(tag, { granularity: 'word' })
  const words = cached(`words/${tag}`, make, isSegmenter)
  return (text.match(/\S+\s*/gu) ?? []).flatMap((word) => wordPieces(word, words))
}
