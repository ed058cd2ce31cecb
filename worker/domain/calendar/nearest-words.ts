import type { Locale } from '../../../src/model/locales.ts'
import type { CriteriaWord } from './criteria-vocabulary.ts'
import { editDistance } from './edit-distance.ts'
import { foldWord } from './fold-word.ts'

/** Added to the distance of a word of another language, so that of equally near words the reader's language wins. */
const foreignPenalty = 0.5
/** The distance of a word of which only the beginning was typed, and the fewest letters of one. */
const beginningDistance = 1.5
const leastBeginningLetters = 3

/** Number of letters that may differ, by the length of the typed word. */
function tolerance(letters: number): number {
  if (letters < 2) return 0
  if (letters < 5) return 1
  return letters < 9 ? 2 : 3
}

/** Words similar to the typed one, nearest first; equally near ones in the given order. */
export function nearestWords<Word extends Pick<CriteriaWord, 'folded' | 'locale'>>(
  typed: string,
  words: readonly Word[],
  locale: Locale,
): Word[] {
  const wanted = foldWord(typed)
  const limit = tolerance([...wanted].length)
  if (wanted === '') return []
  const near = words.flatMap((word) => {
    const { folded } = word
    const edits = editDistance(wanted, folded, limit)
    const begins = wanted.length >= leastBeginningLetters && folded.startsWith(wanted)
    if (edits > limit && !begins) return []
    const far = Math.min(edits, begins ? beginningDistance : edits)
    const isLocal = word.locale === null || word.locale === locale
    return [{ word, distance: far + (isLocal ? 0 : foreignPenalty) }]
  })
  const sorted = near.toSorted((a, b) => a.distance - b.distance)
  const [best] = sorted
  // Words that are much farther than the nearest are noise.
  return sorted.filter((each) => each.distance <= (best?.distance ?? 0) + 1).map(({ word }) => word)
}
