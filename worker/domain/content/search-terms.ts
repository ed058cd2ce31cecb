import { foldWords, isDense } from '../../search/text/fold.ts'

/** Most words of a search that are looked for. */
const mostTerms = 12

/** Folded words of a search; a word matches at the beginning of one, in scripts without spaces anywhere. */
export const searchTerms = (text: string): string[] =>
  foldWords(text, false)
    .map((word) => (isDense(word) ? word : ` ${word}`))
    .slice(0, mostTerms)
