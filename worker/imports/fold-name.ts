import { foldWords } from '../search/text/fold.ts'

/** A name for comparisons: folded words joined by single spaces, with `+` as a word (columns named "D+"). */
export const foldName = (text: string): string =>
  foldWords(text.replaceAll('+', ' plus '), false).join(' ')
