import bidiFactory from 'bidi-js'
import type { Part } from './harfbuzz.ts'

const bidi = bidiFactory()

/** Marks, joiners and spaces, which have the font of the character before them if it has them. */
const dependent = /^[\p{M}\p{Cf}\p{Z}]$/u

/** Part of a text in one font and direction. */
export interface Run<Font> extends Part {
  font: Font
}

/**
 * Divides a line of text into runs, in their order from left to right.
 * @param fontFor the first font that has a character, or else a font that shows a box
 */
export function runsOf<Font>(
  text: string,
  fontFor: (point: number) => Font,
  has: (font: Font, point: number) => boolean,
): Run<Font>[] {
  const { levels } = bidi.getEmbeddingLevels(text)
  const runs: (Run<Font> & { level: number })[] = []
  let at = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const level = levels[at] ?? 0
    const last = runs.at(-1)
    const keeps = last !== undefined && dependent.test(character) && has(last.font, point)
    const font = keeps ? last.font : fontFor(point)
    const end = at + character.length
    if (last !== undefined && last.font === font && last.level === level) last.end = end
    else runs.push({ font, level, start: at, end, isRightToLeft: level % 2 === 1 })
    at = end
  }
  return inVisualOrder(runs)
}

/** Reverses the runs of each level and above, from the highest to 1: rule L2 of the bidirectional algorithm (UAX #9). */
function inVisualOrder<Leveled extends { level: number }>(runs: readonly Leveled[]): Leveled[] {
  let ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    const next: Leveled[] = []
    let reversed: Leveled[] = []
    for (const run of ordered) {
      if (run.level >= level) reversed = [run, ...reversed]
      else {
        next.push(...reversed, run)
        reversed = []
      }
    }
    ordered = [...next, ...reversed]
  }
  return ordered
}
