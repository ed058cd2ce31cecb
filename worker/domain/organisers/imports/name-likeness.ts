import { foldName } from '../../../imports/fold-name.ts'

/** Words that distinguish editions of one event, not events: years, ordinals, "the". */
const unspecific =
  /^(?:\d+(?:st|nd|rd|th|e|er|eme|a|o)?|the|der|die|das|le|la|el|il|of|de|von|edition)$/u

/** Folded name of an event without the years and numbers of its editions; its folded name if nothing else is left. */
export function comparableName(text: string): string {
  const folded = foldName(text)
  const words = folded.split(' ').filter((word) => !unspecific.test(word))
  return words.length === 0 ? folded : words.join(' ')
}

/**
 * Key of events that may be one: called alike, and in the same town. Events of one name in a city and in a village near it
 * are two.
 * @param town null for the city itself
 */
export const familyKey = (name: string, cityId: number | null, town: string | null): string =>
  [comparableName(name), cityId, ...(town === null ? [] : [town])].join('|')

const pairsOf = (text: string): string[] =>
  [...` ${text} `].map((letter, index, all) => letter + (all[index + 1] ?? '')).slice(0, -1)

/** Likeness of two results of `eventName`, from 0 to 1: the Dice coefficient of their pairs of letters. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1
  const left = pairsOf(a)
  const right = pairsOf(b)
  const rest = new Map<string, number>()
  for (const pair of right) rest.set(pair, (rest.get(pair) ?? 0) + 1)
  let both = 0
  for (const pair of left) {
    const count = rest.get(pair) ?? 0
    if (count === 0) continue
    both += 1
    rest.set(pair, count - 1)
  }
  return (2 * both) / (left.length + right.length)
}
