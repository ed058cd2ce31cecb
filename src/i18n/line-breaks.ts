import { isLocale, localeTable } from './locales.ts'

/** Scripts that write words without spaces between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]/u
const opening = /[\p{Ps}\p{Pi}]$/u
const separator = /[\s\-–—/]$/u

/** Whether a line may end between two neighbouring segments. */
function mayBreak(before: string, after: string, isWord: boolean): boolean {
  if (/^\s/u.test(after)) return false
  if (separator.test(before)) return true
  if (!isWord || opening.test(before)) return false
  return unspaced.test(before.at(-1) ?? '') || unspaced.test(after.charAt(0))
}

/**
 * The pieces of a text between which a line may end: words with the space or dash behind them, and in Thai, Japanese
 * and Chinese the words that a dictionary finds. Joined they are the text.
 * @param language locale key or BCP 47 tag of the text
 */
export function linePieces(text: string, language: string): string[] {
  const tag = isLocale(language) ? localeTable[language].tag : language
  const segments = new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)
  const pieces: string[] = []
  for (const { segment, isWordLike } of segments) {
    const last = pieces.at(-1)
    if (last === undefined || mayBreak(last, segment, isWordLike === true)) pieces.push(segment)
    else pieces[pieces.length - 1] = last + segment
  }
  return pieces
}
