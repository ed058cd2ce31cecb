import { signUpStates, teamChoices } from '../../../../../src/model/calendar/calendar.ts'
import { presetKeys } from '../../../../../src/model/calendar/distance-presets.ts'
import { groups, sportCodes, sports } from '../../../../../src/model/event/sports.ts'
import type { Facets } from '../../../port/facets.ts'
import { cachedOnDay } from '../columns/cached-on-day.ts'
import { pricesOn } from '../columns/race-prices.ts'
import { filterBits } from '../filters/filter-bits.ts'
import type { ScannedMonth } from '../filters/scan-months.ts'
import { firstNumbers } from './month-count.ts'
import { lengthEdges, slots, slotWords } from './option-slots.ts'
import { countMatches, countRaces, type MonthCounts } from './count-races.ts'
import { replacedSlots } from './race-option-masks.ts'

type RaceFacets = Pick<
  Facets,
  'sport' | 'group' | 'preset' | 'signUp' | 'team' | 'free' | 'priced' | 'lengths'
>

/** Counts the options of races. An edition counts once for an option, however many of its races have it. */
export function createRaceOptions() {
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
      const found = countOptions(month)
      for (const [slot, count] of found.counts.entries()) counts[slot] = (counts[slot] ?? 0) + count
      for (const [bar, count] of lengths.entries()) lengths[bar] = count + (found.lengths[bar] ?? 0)
    },
    counts: (): RaceFacets => ({
      sport: countsOf(sports, (sport) => slots.sport + sportCodes[sport]),
      group: countsOf(groups, from(slots.group)),
      preset: countsOf(presetKeys, from(slots.preset)),
      signUp: countsOf(signUpStates, from(slots.signUp)),
      team: countsOf(teamChoices, from(slots.team)),
      free: counts[slots.free] ?? 0,
      priced: counts[slots.priced] ?? 0,
      lengths: { edges: lengthEdges, counts: [...lengths] },
    }),
  }
}

/** Filters that some option of races replaces. */
const raceFilters = replacedSlots.reduce((bits, [filter]) => bits | filter, filterBits.length)

function countOptions(month: ScannedMonth): MonthCounts {
  const { columns, today } = month
  // Editions without races have no options of races.
  const failing = month.failing & ~filterBits.anyRace
  if (failing === 0) return countWhole(columns, today)
  if ((failing & raceFilters) === 0) return countMatches(month)
  if ((failing & (failing - 1)) !== 0) return countRaces(month)
  return withOptionsOf(failing, countWhole(columns, today), countMatches(month))
}

/** Counts with the options of one filter taken from others. */
function withOptionsOf(filter: number, from: MonthCounts, rest: MonthCounts): MonthCounts {
  for (const [replaced, first, end] of replacedSlots)
    if (replaced === filter) rest.counts.set(from.counts.subarray(first, end), first)
  return filter === filterBits.length ? { ...rest, lengths: from.lengths } : rest
}

/** Counts of whole months: most queries leave many months whole. */
const countWhole = cachedOnDay((columns, today) =>
  countMatches({
    columns,
    today,
    matches: firstNumbers(columns.editions),
    raceFailures: new Int32Array(columns.races),
    prices: pricesOn(columns, today),
  }),
)
