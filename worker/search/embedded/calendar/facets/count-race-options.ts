import { signUpStates, teamChoices } from '../../../../../src/model/calendar.ts'
import { presetKeys } from '../../../../../src/model/distance-presets.ts'
import { groups, sportCodes, sports } from '../../../../../src/model/sports.ts'
import type { Facets } from '../../../port/facets.ts'
import type { Columns } from '../columns/columns.ts'
import { raceFlags } from '../columns/stored-edition.ts'
import { editionCode, isInState, raceCode } from '../columns/sign-up-code.ts'
import { filterBits } from '../filters/filter-bits.ts'
import { createEditionCounter } from './counters.ts'
import {
  barOf,
  groupSlots,
  lengthEdges,
  presetsNear,
  slots,
  teamSlots,
  timedSlots,
} from './option-slots.ts'

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

/** @param today `dayNumber` */
export function createRaceOptions(today: number): RaceOptions {
  const options = createEditionCounter(slots.all)
  const lengths = new Int32Array(lengthEdges.length)
  let ofEdition = 0

  const addPreset = (metres: number, flags: number): void => {
    if ((flags & raceFlags.timed) !== 0) for (const slot of timedSlots) options.add(slot)
    if (metres <= 0) return
    for (const { slot, least, most } of presetsNear(metres))
      if (metres >= least && metres <= most) options.add(slot)
  }
  const addState = (columns: Columns, race: number): void => {
    const code = raceCode(columns, race, ofEdition)
    if (code < 0) return
    for (let state = 0; state < signUpStates.length; state += 1)
      if (isInState(code, state)) options.add(slots.registration + state)
  }
  const addLength = (metres: number): void => {
    if (metres <= 0) return
    const bar = barOf(metres)
    lengths[bar] = (lengths[bar] ?? 0) + 1
  }
  const countsOf = <Key>(keys: readonly Key[], slotOf: (key: Key, index: number) => number) =>
    new Map(
      keys
        .map((key, index): [Key, number] => [key, options.countOf(slotOf(key, index))])
        .filter(([, count]) => count > 0),
    )
  const from = (slot: number) => (_key: unknown, index: number) => slot + index

  return {
    nextEdition: (columns, edition) => {
      options.nextEdition()
      ofEdition = editionCode(columns, edition, today)
    },
    add: (columns, race, failures, price) => {
      const metres = columns.metres[race] ?? 0
      const flags = columns.raceFlags[race] ?? 0
      if ((failures & ~filterBits.sport) === 0) {
        const sport = columns.sport[race] ?? 0
        options.add(slots.sport + sport)
        options.add(groupSlots[sport] ?? 0)
      }
      if ((failures & ~filterBits.preset) === 0) addPreset(metres, flags)
      if ((failures & ~filterBits.length) === 0) addLength(metres)
      if ((failures & ~filterBits.registration) === 0) addState(columns, race)
      if ((failures & ~filterBits.price) === 0 && !Number.isNaN(price)) {
        options.add(slots.priced)
        if (price === 0) options.add(slots.free)
      }
      if ((failures & ~filterBits.team) === 0)
        for (const { flag, slot } of teamSlots) if ((flags & flag) !== 0) options.add(slot)
    },
    counts: () => ({
      sport: countsOf(sports, (sport) => slots.sport + sportCodes[sport]),
      group: countsOf(groups, from(slots.group)),
      preset: countsOf(presetKeys, from(slots.preset)),
      registration: countsOf(signUpStates, from(slots.registration)),
      team: countsOf(teamChoices, from(slots.team)),
      free: options.countOf(slots.free),
      priced: options.countOf(slots.priced),
      lengths: { edges: lengthEdges, counts: [...lengths] },
    }),
  }
}
