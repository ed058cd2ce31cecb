import type { Highlighted } from '../../engine.ts'
import { foldText } from '../fold.ts'
import type { Term } from './terms.ts'

/**
 * The text with the ranges any term matches, [start, end) in UTF-16 units of the text, in order and not touching.
 * Pure; the same folding as the index, so a typo's correction is marked where the index found it.
 */
export function highlight(text: string, terms: readonly Term[]): Highlighted {
  const folded = foldText(text, true)
  const found: [number, number][] = []
  for (const { alternatives, dense } of terms) {
    for (const word of alternatives) {
      const needle = dense ? word : ` ${word}`
      let at = folded.text.indexOf(needle)
      while (at !== -1) {
        const first = folded.starts[dense ? at : at + 1] ?? 0
        const last = folded.ends[at + needle.length - 1] ?? first
        found.push([first, last])
        at = folded.text.indexOf(needle, at + 1)
      }
    }
  }
  return { text, ranges: merge(found) }
}

function merge(ranges: [number, number][]): [number, number][] {
  const merged: [number, number][] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1)
    if (last === undefined || start > last[1]) merged.push([start, end])
    else last[1] = Math.max(last[1], end)
  }
  return merged
}
