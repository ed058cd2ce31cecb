import { linePieces } from '../../../src/i18n/line-breaks.ts'

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Pieces that stay with the word before them: particles, figures, closing signs and single characters. */
const appendix = /^(?:[\p{Script=Hiragana}]{1,2}|[\p{N}\p{P}ー]+|.)\s*$/u

/**
 * Phrases of a heading between which a line may break. Only Japanese and Chinese need them, because they have no spaces;
 * any other heading is one phrase. Joined, they are the text.
 * @param language locale key or BCP 47 tag of the text
 */
export function headingPhrases(text: string, language: string): string[] {
  if (!unspaced.test(text)) return [text]
  const phrases: string[] = []
  for (const piece of linePieces(text, language)) {
    const last = phrases.at(-1)
    if (last !== undefined && !/\s$/u.test(last) && appendix.test(piece))
      phrases[phrases.length - 1] = last + piece
    else phrases.push(piece)
  }
  return phrases
}

export type HeadingSize = 'short' | 'long' | 'longer' | 'longest'

/** Size class of a heading by its characters: from 23, 35 and 80, or 9, 14 and 32 in scripts with wide characters. */
export function headingSize(text: string): HeadingSize {
  const characters = [...text].length
  const [long, longer, longest] = wide.test(text) ? [9, 14, 32] : [23, 35, 80]
  if (characters >= longest) return 'longest'
  if (characters >= longer) return 'longer'
  return characters >= long ? 'long' : 'short'
}
