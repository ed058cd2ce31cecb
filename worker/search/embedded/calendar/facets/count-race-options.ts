import { signUpStates, teamChoices } from '../../../../../src/model/calendar.ts'
import { presetKeys } from '../../../../../src/model/distance-presets.ts'
import { groups, sportCodes, sports } from '../../../../../src/model/sports.ts'
import type { Facets } from '../../../port/facets.ts'
import type { Columns } from '../columns/columns.ts'
import { editionCode, isInState, raceCode } from '../columns/sign-up-code.ts'
import { filterBits } from '../filters/filter-bits.ts'
import { bitOf, lengthEdges, slots, slotWords } from './option-slots.ts'
import { shapeOptions, type ShapeOptions } from './shape-options.ts'

type RaceFacets = Pick<
  Facets,
  'sport' | 'group' | 'preset' | 'registration' | 'team' | 'free' | 'priced' | 'lengths'
>

/** Counts the options of races. An edition counts once for an option, however many of its races have it. */
export interface RaceOptions {
  /** To be called before the races of an edition that passes all filters of editions. */
  nextEdition: (columns: Columns, edition: number) => void
  /**
   * Counts a race for the options that would list it.
   * @param failures bits of the filters that it fails
   * @param price euro today, NaN for none
   */
  add: (columns: Columns, race: number, failures: number, price: number) => void
  counts: () => RaceFacets
}

/** Slots of the options that replace each filter, as words of bits. */
const slotsOfFilter = new Map<number, Int32Array>([
  [filterBits.sport, wordsOf(slots.sport, slots.preset)],
  [filterBits.preset, wordsOf(slots.preset, slots.registration)],
  [filterBits.registration, wordsOf(slots.registration, slots.team)],
  [filterBits.team, wordsOf(slots.team, slots.free)],
  [filterBits.price, wordsOf(slots.free, slots.all)],
])
const allSlots = wordsOf(0, slots.all)

function wordsOf(from: number, end: number): Int32Array {
  const words = new Int32Array(slotWords)
  for (let slot = from; slot < end; slot += 1)
    words[slot >> 5] = (words[slot >> 5] ?? 0) | bitOf(slot)
  return words
}

/** Bits of the sign-up states that a race of each code counts for; those of sign-up and price share the last word. */
const stateBits = new Map(
  signUpStates.map((_state, code) => [
    code,
    signUpStates.reduce(
      (bits, _each, wanted) =>
        isInState(code, wanted) ? bits | bitOf(slots.registration + wanted) : bits,
      0,
    ),
  ]),
)
const pricedBit = bitOf(slots.priced)
const freeBits = pricedBit | bitOf(slots.free)

/** @param today `dayNumber` */
export function createRaceOptions(today: number): RaceOptions {
  const counts = new Int32Array(slotWords * 32)
  const lengths = new Int32Array(lengthEdges.length)
  // Slots of the current edition, each of which counts once.
  let [word0, word1, word2, word3] = [0, 0, 0, 0]
  let current = 0
  let ofEdition: number | null = null
  let openBits = 0
  let options: ShapeOptions = { bits: new Int32Array(), bar: new Int8Array() }
  let optionsOf: Columns | null = null

  const countBits = (first: number, word: number): void => {
    for (let bits = word; bits !== 0; bits &= bits - 1) {
      const slot = first + 31 - Math.clz32(bits & -bits)
      counts[slot] = (counts[slot] ?? 0) + 1
    }
  }
  const countCurrent = (): void => {
    if ((word0 | word1 | word2 | word3) === 0) return
    countBits(0, word0)
    countBits(32, word1)
    countBits(64, word2)
    countBits(96, word3)
    word0 = word1 = word2 = word3 = 0
  }
  const stateOf = (columns: Columns, race: number): number => {
    // Most editions have no race that passes the filters.
    if (ofEdition === null) {
      ofEdition = editionCode(columns, current, today)
      openBits = stateBits.get(ofEdition) ?? 0
    }
    const code = raceCode(columns, race, ofEdition)
    return code === ofEdition ? openBits : (stateBits.get(code) ?? 0)
  }
  const countsOf = <Key>(keys: readonly Key[], slotOf: (key: Key, index: number) => number) =>
    new Map(
      keys
        .map((key, index): [Key, number] => [key, counts[slotOf(key, index)] ?? 0])
        .filter(([, count]) => count > 0),
    )
  const from = (slot: number) => (_key: unknown, index: number) => slot + index

  return {
    nextEdition: (columns, edition) => {
      countCurrent()
      if (columns !== optionsOf) options = shapeOptions(columns.shapes)
      optionsOf = columns
      current = edition
      ofEdition = null
    },
    add: (columns, race, failures, price) => {
      const { bits, bar } = options
      const shape = columns.shape[race] ?? 0
      const at = bar[shape] ?? -1
      if (at >= 0 && (failures & ~filterBits.length) === 0) lengths[at] = (lengths[at] ?? 0) + 1
      const mask = failures === 0 ? allSlots : slotsOfFilter.get(failures)
      if (mask === undefined) return
      const first = shape * slotWords
      const priceBits = price >= 0 ? (price === 0 ? freeBits : pricedBit) : 0
      const last = (bits[first + 3] ?? 0) | stateOf(columns, race) | priceBits
      word0 |= (bits[first] ?? 0) & (mask[0] ?? 0)
      word1 |= (bits[first + 1] ?? 0) & (mask[1] ?? 0)
      word2 |= (bits[first + 2] ?? 0) & (mask[2] ?? 0)
      word3 |= last & (mask[3] ?? 0)
    },
    counts: () => {
      countCurrent()
      return {
        sport: countsOf(sports, (sport) => slots.sport + sportCodes[sport]),
        group: countsOf(groups, from(slots.group)),
        preset: countsOf(presetKeys, from(slots.preset)),
        registration: countsOf(signUpStates, from(slots.registration)),
        team: countsOf(teamChoices, from(slots.team)),
        free: counts[slots.free] ?? 0,
        priced: counts[slots.priced] ?? 0,
        lengths: { edges: lengthEdges, counts: [...lengths] },
      }
    },
  }
}
