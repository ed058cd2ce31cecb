import { editionCodes, lowestCode } from '../columns/sign-up-code.ts'
import { filterBits } from '../filters/filter-bits.ts'
import type { ScannedMonth } from '../filters/scan-months.ts'
import { createBitCounter } from './bit-counter.ts'
import { lengthEdges, slotWords } from './option-slots.ts'
import {
  bitsOfPrices,
  bitsSoldOut,
  bitsWithPlaces,
  maskOf,
  optionMasks,
} from './race-option-masks.ts'
import { shapeOptions, soldOutBar } from './shape-options.ts'

export interface MonthCounts {
  /** Editions by slot. */
  counts: Int32Array
  /** Races by bar of `lengthEdges`; the last number is of those without a length. */
  lengths: Int32Array
}

type Matches = Pick<ScannedMonth, 'columns' | 'today' | 'matches' | 'raceFailures' | 'prices'>

/** Counts matching races, which have all their options. */
export function countMatches({
  columns,
  today,
  matches,
  raceFailures,
  prices,
}: Matches): MonthCounts {
  const lengths = new Int32Array(lengthEdges.length + 1)
  const { raceStart, shape, price } = columns
  const { bits, bar } = shapeOptions(columns.shapes)
  const codes = editionCodes(columns, today)
  const ofPrices = bitsOfPrices(prices)
  const counter = createBitCounter(slotWords)
  for (let index = 0; index < matches.length; index += 1) {
    const edition = matches[index] ?? 0
    const code = (codes[edition] ?? 0) - lowestCode
    const left = bitsWithPlaces[code] ?? 0
    const soldOut = bitsSoldOut[code] ?? 0
    // Slots of the edition, each of which counts once.
    let word0 = 0
    let word1 = 0
    const end = raceStart[edition + 1] ?? 0
    for (let race = raceStart[edition] ?? 0; race < end; race += 1) {
      if (raceFailures[race] !== 0) continue
      const ofShape = shape[race] ?? 0
      const barOrSoldOut = bar[ofShape] ?? 0
      const at = barOrSoldOut & ~soldOutBar
      lengths[at] = (lengths[at] ?? 0) + 1
      const word = ofShape * slotWords
      word0 |= bits[word] ?? 0
      word1 |= bits[word + 1] ?? 0
      word1 |= barOrSoldOut < soldOutBar ? left : soldOut
      word1 |= ofPrices[price[race] ?? 0] ?? 0
    }
    counter.next()
    counter.add(0, word0)
    counter.add(1, word1)
  }
  return { counts: counter.counts(), lengths }
}

/** Counts races that match, and for the options of a filter those that match once it is dropped. */
export function countRaces({
  columns,
  editionFailures,
  raceFailures,
  prices,
  today,
}: ScannedMonth): MonthCounts {
  const counter = createBitCounter(slotWords)
  const lengths = new Int32Array(lengthEdges.length + 1)
  const { raceStart, shape, price } = columns
  const { bits, bar } = shapeOptions(columns.shapes)
  const codes = editionCodes(columns, today)
  const ofPrices = bitsOfPrices(prices)
  let end = raceStart[0] ?? 0
  for (let edition = 0; edition < editionFailures.length; edition += 1) {
    const first = end
    end = raceStart[edition + 1] ?? first
    if (editionFailures[edition] !== 0) continue
    const code = (codes[edition] ?? 0) - lowestCode
    const left = bitsWithPlaces[code] ?? 0
    const soldOut = bitsSoldOut[code] ?? 0
    // Slots of the edition, each of which counts once.
    let word0 = 0
    let word1 = 0
    for (let race = first; race < end; race += 1) {
      const failures = raceFailures[race] ?? 0
      // No option replaces two filters of races, except those of days.
      if ((failures & (failures - 1)) !== 0) continue
      const ofShape = shape[race] ?? 0
      const barOrSoldOut = bar[ofShape] ?? 0
      if ((failures & ~filterBits.length) === 0) {
        const at = barOrSoldOut & ~soldOutBar
        lengths[at] = (lengths[at] ?? 0) + 1
      }
      const mask = maskOf(failures)
      const word = ofShape * slotWords
      const state = barOrSoldOut < soldOutBar ? left : soldOut
      const last = (bits[word + 1] ?? 0) | state | (ofPrices[price[race] ?? 0] ?? 0)
      word0 |= (bits[word] ?? 0) & (optionMasks[mask] ?? 0)
      word1 |= last & (optionMasks[mask + 1] ?? 0)
    }
    counter.next()
    counter.add(0, word0)
    counter.add(1, word1)
  }
  return { counts: counter.counts(), lengths }
}
