import { signUpStates, teamChoices } from '../../../../src/model/calendar.ts'
import { distancePresets, presetKeys } from '../../../../src/model/distance-presets.ts'
import { groupOf, groups, sportCodes, sports } from '../../../../src/model/sports.ts'
import type { Facets } from '../../engine.ts'
import type { Columns } from './columns.ts'
import { bit } from './criteria.ts'
import { raceFlags } from './edition-row.ts'
import { editionCode, isInState, raceCode } from './sign-up-code.ts'

/** Options that races have. An edition counts once for an option, however many of its races have it. */

/** Every option has a slot, of which the counts are kept in an array. */
const slots = {
  sport: 0,
  group: 64,
  preset: 80,
  registration: 96,
  team: 104,
  free: 106,
  priced: 107,
  all: 108,
}

const groupSlots = new Uint8Array(256)
for (const sport of sports)
  groupSlots[sportCodes[sport]] = slots.group + groups.indexOf(groupOf(sport))

/** Lengths are looked up by this many metres, up to the last bar. */
const step = 500
const steps = 601
const stepOf = (metres: number): number => Math.min(steps - 1, Math.floor(metres / step))

/** The presets that a length of a step may be of; most steps have none or one. */
const presetsOfStep = Array.from({ length: steps }, (_, index) =>
  presetKeys.flatMap((preset, key) => {
    const range = distancePresets[preset].metres
    if (range === null || stepOf(range[0]) > index || stepOf(range[1]) < index) return []
    return [{ slot: slots.preset + key, least: range[0], most: range[1] }]
  }),
)
const timedSlots = presetKeys.flatMap((preset, index) =>
  distancePresets[preset].metres === null ? [slots.preset + index] : [],
)

const teamSlots = teamChoices.map((choice, index) => ({
  flag: raceFlags[choice],
  slot: slots.team + index,
}))

/** Metres at which the bars of the lengths begin. */
const lengthEdges = [
  0, 2_500, 5_000, 7_500, 10_000, 12_500, 15_000, 17_500, 20_000, 22_500, 25_000, 30_000, 35_000,
  40_000, 45_000, 50_000, 60_000, 70_000, 80_000, 100_000, 120_000, 160_000, 200_000, 300_000,
] as const

/** The bar of each step; all edges lie between two steps. */
const barOfStep = Uint8Array.from({ length: steps }, (_, index) =>
  lengthEdges.findLastIndex((edge) => index * step >= edge),
)

type RaceFacets = Pick<
  Facets,
  'sport' | 'group' | 'preset' | 'registration' | 'team' | 'free' | 'priced' | 'lengths'
>

export interface RaceOptions {
  /** To be called before the races of an edition that meets all filters of editions. */
  nextEdition: (columns: Columns, edition: number) => void
  /**
   * Counts a race towards the options that would list it.
   * @param fails bits of the filters it fails
   * @param price euro today, NaN for none
   */
  add: (columns: Columns, race: number, fails: number, price: number) => void
  counts: () => RaceFacets
}

export function createRaceOptions(today: number): RaceOptions {
  const counts = new Int32Array(slots.all)
  const seen = new Int32Array(slots.all)
  const lengths = new Int32Array(lengthEdges.length)
  let stamp = 0
  let ofEdition = 0
  const once = (slot: number): void => {
    if (seen[slot] === stamp) return
    seen[slot] = stamp
    counts[slot] = (counts[slot] ?? 0) + 1
  }

  const addPreset = (metres: number, flags: number): void => {
    if ((flags & raceFlags.timed) !== 0) for (const slot of timedSlots) once(slot)
    if (metres <= 0) return
    for (const { slot, least, most } of presetsOfStep[stepOf(metres)] ?? [])
      if (metres >= least && metres <= most) once(slot)
  }
  const addState = (columns: Columns, race: number): void => {
    const code = raceCode(columns, race, ofEdition)
    if (code < 0) return
    for (let state = 0; state < signUpStates.length; state += 1)
      if (isInState(code, state)) once(slots.registration + state)
  }
  const addLength = (metres: number): void => {
    if (metres <= 0) return
    const bar = barOfStep[stepOf(metres)] ?? 0
    lengths[bar] = (lengths[bar] ?? 0) + 1
  }

  const read = <Key>(keys: readonly Key[], slot: number): Map<Key, number> =>
    new Map(
      keys
        .map((key, index): [Key, number] => [key, counts[slot + index] ?? 0])
        .filter(([, count]) => count > 0),
    )
  return {
    nextEdition: (columns, edition) => {
      stamp += 1
      ofEdition = editionCode(columns, edition, today)
    },
    add: (columns, race, fails, price) => {
      const metres = columns.metres[race] ?? 0
      const flags = columns.raceFlags[race] ?? 0
      if ((fails & ~bit.subject) === 0) {
        const sport = columns.sport[race] ?? 0
        once(slots.sport + sport)
        once(groupSlots[sport] ?? 0)
      }
      if ((fails & ~bit.preset) === 0) addPreset(metres, flags)
      if ((fails & ~bit.length) === 0) addLength(metres)
      if ((fails & ~bit.registration) === 0) addState(columns, race)
      if ((fails & ~bit.price) === 0 && !Number.isNaN(price)) {
        once(slots.priced)
        if (price === 0) once(slots.free)
      }
      if ((fails & ~bit.team) === 0)
        for (const { flag, slot } of teamSlots) if ((flags & flag) !== 0) once(slot)
    },
    counts: () => ({
      sport: new Map(
        sports
          .map((sport): [typeof sport, number] => [sport, counts[sportCodes[sport]] ?? 0])
          .filter(([, count]) => count > 0),
      ),
      group: read(groups, slots.group),
      preset: read(presetKeys, slots.preset),
      registration: read(signUpStates, slots.registration),
      team: read(teamChoices, slots.team),
      free: counts[slots.free] ?? 0,
      priced: counts[slots.priced] ?? 0,
      lengths: { edges: lengthEdges, counts: [...lengths] },
    }),
  }
}
