import { toBaseLetters } from '../../../../src/i18n/base-letters.ts'

/** Name of a place for comparisons: lower case, without accents, words joined by single spaces. Any script stays. */
export const placeKey = (name: string): string =>
  toBaseLetters(
    name
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/gu, '')
      .toLowerCase(),
  )
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
