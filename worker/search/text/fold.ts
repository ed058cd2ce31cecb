import { toBaseLetters } from '../../../src/i18n/base-letters.ts'

/**
 * Folding maps all spellings of a word to one. The same function is used for the index, for queries and for
 * highlighting, so the three always agree.
 */

/** A folded text and, for each of its UTF-16 units, the range [start, end) of the original that it comes from. */
export interface FoldedText {
  /** Words, each with a space before it: ' berlin marathon'. */
  text: string
  starts: number[]
  ends: number[]
}

/** A letter with its marks; conjoining jamo and half-width voicing marks stay with the letter they complete. */
const clusters = /[\u1100-\u11ff]+|\P{M}[\p{M}\uff9e\uff9f]*|\p{M}+/gu

/** Marks that only vary a letter. Thai vowels, kana voicing and Indic signs are parts of letters and remain. */
const diacritics =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]/g

const wordCharacter = /[\p{L}\p{N}\p{M}]/u
/** Scripts without spaces between words, and Korean, whose spacing varies. Any fragment of a word matches. */
const denseCharacter =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u
const ascii = /^[\0-\x7f]*$/

/** True for a folded word of a script that is matched by fragments. */
export function isDense(word: string): boolean {
  return denseCharacter.test(word)
}

/**
 * Folds a text: NFKD without diacritics, lower case, single spaces for punctuation.
 * @param joinDense removes spaces between words of dense scripts, so that 東京マラソン is found in 東京・マラソン; queries
 *   leave them apart
 */
export function foldText(original: string, joinDense: boolean): FoldedText {
  const folded: FoldedText = { text: '', starts: [], ends: [] }
  let previous: 'none' | 'plain' | 'dense' = 'none'
  let separated = false
  for (const match of original.matchAll(clusters)) {
    const end = match.index + match[0].length
    for (const character of foldCluster(match[0])) {
      if (!wordCharacter.test(character)) {
        separated = true
        continue
      }
      const kind = denseCharacter.test(character) ? 'dense' : 'plain'
      const joins = joinDense && kind === 'dense' && previous === 'dense'
      if (!joins && (separated || kind !== previous)) append(folded, ' ', match.index, match.index)
      append(folded, character, match.index, end)
      previous = kind
      separated = false
    }
  }
  return folded
}

/** The words of `foldText`, without the ranges. */
export function foldWords(original: string, joinDense: boolean): string[] {
  // Most names are plain ASCII, where folding is lower-casing: indexing is several times faster for it.
  const text = ascii.test(original)
    ? original.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
    : foldText(original, joinDense).text
  return text.split(' ').filter((word) => word !== '')
}

function foldCluster(cluster: string): string {
  if (cluster.length === 1 && cluster < '\x80') return cluster.toLowerCase()
  const lower = cluster.normalize('NFKD').replace(diacritics, '').toLowerCase()
  return toBaseLetters(lower).normalize('NFC')
}

function append(folded: FoldedText, character: string, start: number, end: number): void {
  folded.text += character
  for (let unit = 0; unit < character.length; unit += 1) {
    folded.starts.push(start)
    folded.ends.push(end)
  }
}
