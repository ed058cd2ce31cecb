import {
  eventFormats,
  radii,
  ratingSteps,
  registrationStates,
  teamChoices,
} from '../../../src/model/calendar.ts'
import { presetKeys } from '../../../src/model/distance-presets.ts'
import { groupOf, sportOfCode } from '../../../src/model/sports.ts'
import type { Facets, SearchQuery } from '../engine.ts'
import { dayNumber } from '../keys.ts'
import { editionFlags, lettersOf, type Columns } from './columns.ts'
import { bit, hasFlag, isOfPreset, type Criteria } from './criteria.ts'
import { formatCodes, raceFlags } from './edition-row.ts'
import { monthNumber, monthText } from './month-number.ts'
import { isInState, registrationCode } from './registration-code.ts'
import { createTally } from './tally.ts'

/** What an option of a filter leaves out of account: its own filter, and those that go with it. */
const dropped = {
  country: bit.country | bit.region | bit.city,
  local: bit.region | bit.city,
  when: bit.dates | bit.also,
} as const

/** Filters that no option replaces: what fails one of them counts nowhere. */
const lasting = bit.text | bit.organiser | bit.box

/** Metres at which the bars of the lengths begin. */
const lengthEdges = [
  0, 2_500, 5_000, 7_500, 10_000, 12_500, 15_000, 17_500, 20_000, 22_500, 25_000, 30_000, 35_000,
  40_000, 45_000, 50_000, 60_000, 70_000, 80_000, 100_000, 120_000, 160_000, 200_000, 300_000,
] as const

const presetTests = presetKeys.map((preset) => ({ preset, holds: isOfPreset(preset) }))

/** Counts the options of every filter in one pass over all editions. */
export function countFacets(
  months: readonly Columns[],
  criteria: Criteria,
  { filters, today, ranges = new Map() }: Pick<SearchQuery, 'filters' | 'today' | 'ranges'>,
): Facets {
  const now = dayNumber(today)
  const days = [...ranges].map(([name, { from, to }]) => ({
    name,
    from: dayNumber(from),
    to: dayNumber(to),
  }))
  const tally = createTally()
  const lengths: number[] = lengthEdges.map(() => 0)

  const raceOptions = (columns: Columns, edition: number, race: number, fails: number) => {
    const only = (own: number) => (fails & ~own) === 0
    if (only(bit.subject)) {
      const sport = sportOfCode(columns.sport[race] ?? 0)
      if (sport !== null) {
        tally.sport.once(sport)
        tally.group.once(groupOf(sport))
      }
    }
    if (only(bit.preset))
      for (const { preset, holds } of presetTests)
        if (holds(columns, edition, race)) tally.preset.once(preset)
    if (only(bit.length)) addLength(lengths, columns.metres[race] ?? 0)
    if (only(bit.registration)) {
      const code = registrationCode(columns, edition, race, now)
      for (const [index, state] of registrationStates.entries())
        if (isInState(code, index)) tally.registration.once(state)
    }
    if (only(bit.price) && columns.price[race] === 0) tally.free.once('')
    if (only(bit.team))
      tally.team.once(hasFlag(columns, race, raceFlags.team) ? teamChoices[1] : teamChoices[0])
  }

  const editionOptions = (columns: Columns, edition: number, fails: number) => {
    const only = (own: number) => (fails & ~own) === 0
    if (only(dropped.country)) tally.country.add(columns.country[edition] ?? 0)
    if (only(dropped.local) && filters.country !== undefined) {
      tally.region.add(columns.regions[columns.region[edition] ?? 0] ?? '')
      tally.city.add(columns.cityId[edition] ?? 0)
    }
    if (only(dropped.when)) {
      const first = columns.day[edition] ?? 0
      const end = columns.endDay[edition] ?? 0
      if (end >= now)
        for (let month = monthNumber(Math.max(first, now)); month <= monthNumber(end); month += 1)
          tally.month.add(month)
      for (const { name, from, to } of days) if (end >= from && first <= to) tally.range.add(name)
    }
    if (only(bit.format)) tally.format.add(columns.format[edition] ?? 0)
    if (only(bit.rating))
      for (const step of ratingSteps)
        if ((columns.rating[edition] ?? Number.NaN) >= step) tally.rating.add(step)
    if (only(bit.language)) tally.language.add(columns.language[edition] ?? 0)
    if (only(bit.near) && filters.near !== undefined) {
      const km = criteria.distance(columns, edition)
      for (const radius of radii) if (km <= radius) tally.radius.add(radius)
    }
    if (only(bit.expected) && ((columns.flags[edition] ?? 0) & editionFlags.confirmed) !== 0)
      tally.confirmed.add('')
  }

  for (const columns of months) {
    for (let edition = 0; edition < columns.editions; edition += 1) {
      const fails = criteria.editionFails(columns, edition)
      if (!isWorthCounting(fails)) continue
      const first = columns.raceStart[edition] ?? 0
      const end = columns.raceStart[edition + 1] ?? first
      let matches = first === end && !criteria.wantsRace
      if (fails === 0) tally.nextEdition()
      for (let race = first; race < end; race += 1) {
        const raceFails = criteria.wantsRace ? criteria.raceFails(columns, edition, race) : 0
        if (raceFails === 0) matches = true
        // Options of races keep every filter of the edition.
        if (fails === 0) raceOptions(columns, edition, race, raceFails)
        else if (matches) break
      }
      if (matches) editionOptions(columns, edition, fails)
    }
  }
  return {
    sport: tally.sport.counts,
    group: tally.group.counts,
    preset: tally.preset.counts,
    country: renamed(tally.country.counts, (code) => lettersOf(code).toUpperCase()),
    region: without(tally.region.counts, ''),
    city: tally.city.counts,
    month: renamed(tally.month.counts, monthText),
    registration: tally.registration.counts,
    format: renamed(
      tally.format.counts,
      (code) => eventFormats.find((format) => formatCodes[format] === code) ?? eventFormats[0],
    ),
    team: tally.team.counts,
    rating: tally.rating.counts,
    language: without(renamed(tally.language.counts, lettersOf), ''),
    radius: tally.radius.counts,
    free: tally.free.counts.get('') ?? 0,
    confirmed: tally.confirmed.counts.get('') ?? 0,
    range: tally.range.counts,
    lengths: { edges: lengthEdges, counts: lengths },
  }
}

/** Whether what fails is one filter with its kin at most: only then can an option bring the edition back. */
function isWorthCounting(fails: number): boolean {
  if (fails === 0) return true
  if ((fails & lasting) !== 0) return false
  const isSingle = (fails & (fails - 1)) === 0
  return isSingle || (fails & ~dropped.country) === 0 || (fails & ~dropped.when) === 0
}

function addLength(lengths: number[], metres: number): void {
  if (metres <= 0) return
  const index = lengthEdges.findLastIndex((edge) => metres >= edge)
  lengths[index] = (lengths[index] ?? 0) + 1
}

function renamed<From, To>(
  counts: ReadonlyMap<From, number>,
  name: (key: From) => To,
): Map<To, number> {
  return new Map([...counts].map(([key, count]) => [name(key), count]))
}

function without<Key>(counts: ReadonlyMap<Key, number>, key: Key): Map<Key, number> {
  return new Map([...counts].filter(([each]) => each !== key))
}
