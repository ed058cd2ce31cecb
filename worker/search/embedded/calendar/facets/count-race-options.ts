import { signUpStates, teamChoices } from '../../../../../src/model/calendar.ts'
import { presetKeys } from '../../../../../src/model/distance-presets.ts'
import { groups, sportCodes, sports } from '../../../../../src/model/sports.ts'
import type { Facets } from '../../../port/facets.ts'
import type { Columns } from '../columns/columns.ts'
import { editionCodes, lowestCode } from '../columns/sign-up-code.ts'
import { filterBits } from '../filters/filter-bits.ts'
import type { ScannedMonth } from '../filters/scan-months.ts'
import { lengthEdges, slots, slotWords } from './option-slots.ts'
import {
  bitsOfPrices,
  bitsSoldOut,
  bitsWithPlaces,
  maskOf,
  optionMasks,
} from './race-option-masks.ts'
import { shapeOptions, soldOutBar } from './shape-options.ts'

type RaceFacets = Pick<
  Facets,
  'sport' | 'group' | 'preset' | 'registration' | 'team' | 'free' | 'priced' | 'lengths'
>

/**
 * Counts the options of races. An edition counts once for an option, however many of its races have it.
 * @param today `dayNumber`
 */
export function createRaceOptions(today: number) {
  const counts = new Int32Array(slotWords * 32)
  const lengths = new Int32Array(lengthEdges.length)
  const countsOf = <Key>(keys: readonly Key[], slotOf: (key: Key, index: number) => number) =>
    new Map(
      keys
        .map((key, index): [Key, number] => [key, counts[slotOf(key, index)] ?? 0])
        .filter(([, count]) => count > 0),
    )
  const from = (slot: number) => (_key: unknown, index: number) => slot + index
  return {
    add: (month: ScannedMonth): void => {
      const found = month.isUnfiltered ? countUnfiltered(month, today) : countRaces(month, today)
      for (const [slot, count] of found.counts.entries()) counts[slot] = (counts[slot] ?? 0) + count
      for (const [bar, count] of lengths.entries()) lengths[bar] = count + (found.lengths[bar] ?? 0)
    },
    counts: (): RaceFacets => ({
      sport: countsOf(sports, (sport) => slots.sport + sportCodes[sport]),
      group: countsOf(groups, from(slots.group)),
      preset: countsOf(presetKeys, from(slots.preset)),
      registration: countsOf(signUpStates, from(slots.registration)),
      team: countsOf(teamChoices, from(slots.team)),
      free: counts[slots.free] ?? 0,
      priced: counts[slots.priced] ?? 0,
      lengths: { edges: lengthEdges, counts: [...lengths] },
    }),
  }
}

interface MonthCounts {
  /** Editions by slot. */
  counts: Int32Array
  /** Races by bar of `lengthEdges`; the last number is of those without a length. */
  lengths: Int32Array
}

/** Counts of one day of whole months by their columns: most queries leave many months whole. */
const cache = new WeakMap<Columns, MonthCounts & { day: number }>()

function countUnfiltered(month: ScannedMonth, today: number): MonthCounts {
  const cached = cache.get(month.columns)
  if (cached?.day === today) return cached
  const found = { ...countRaces(month, today), day: today }
  cache.set(month.columns, found)
  return found
}

function countRaces(
  { columns, editionFailures, raceFailures, prices }: ScannedMonth,
  today: number,
): MonthCounts {
  const counts = new Int32Array(slotWords * 32)
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
    countBits(counts, 0, word0)
    countBits(counts, 32, word1)
  }
  return { counts, lengths }
}

function countBits(counts: Int32Array, first: number, word: number): void {
  for (let bits = word; bits !== 0; bits &= bits - 1) {
    const slot = first + 31 - Math.clz32(bits & -bits)
    counts[slot] = (counts[slot] ?? 0) + 1
  }
}
