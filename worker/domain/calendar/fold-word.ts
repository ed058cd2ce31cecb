import { toBaseLetters } from '../../../src/i18n/base-letters.ts'

/** One spelling for all spellings of a word: letters and digits alone, in lower case, Latin ones without marks. */
export function foldWord(word: string): string {
  const lower = word
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
  return toBaseLetters(lower).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
