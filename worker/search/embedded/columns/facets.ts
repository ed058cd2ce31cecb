import { eventFormats, radii, ratingSteps } from '../../../../src/model/calendar.ts'
import type { Facets, SearchQuery } from '../../engine.ts'
import { dayNumber } from '../keys.ts'
import { editionFlags, lettersOf, type Columns } from './columns.ts'
import { bit, type Criteria } from './criteria.ts'
import { formatCodes } from './edition-row.ts'
import { monthNumber, monthText } from './month-number.ts'
import { createRaceOptions } from './options.ts'
import type { Scanned } from './scan.ts'

/** What an option of a filter leaves out of account: its own filter, and those that go with it. */
const places = bit.country | bit.region | bit.city
const local = bit.region | bit.city
const days = bit.dates | bit.also

/** Filters that no option replaces: what fails one of them counts nowhere. */
const lasting = bit.text | bit.organiser | bit.box

/** Whether what fails is one filter with its kin at most: only then can an option bring the edition back. */
function isWorthCounting(fails: number): boolean {
  if ((fails & lasting) !== 0) return false
  const isSingle = (fails & (fails - 1)) === 0
  return isSingle || (fails & ~places) === 0 || (fails & ~days) === 0
}

/** Counts the options of every filter in one pass over all editions. */
export function countFacets(
  months: readonly Scanned[],
  criteria: Criteria,
  query: Pick<SearchQuery, 'filters' | 'today' | 'ranges'>,
): Facets {
  const ofRaces = createRaceOptions(dayNumber(query.today))
  const ofEditions = createEditionOptions(criteria, query)
  for (const { columns, editionFails, raceFails, wantsRace } of months) {
    for (let edition = 0; edition < editionFails.length; edition += 1) {
      const fails = editionFails[edition] ?? 0
      if (fails !== 0 && !isWorthCounting(fails)) continue
      const first = columns.raceStart[edition] ?? 0
      const end = columns.raceStart[edition + 1] ?? first
      let matches = first === end && !wantsRace
      if (fails === 0) {
        ofRaces.nextEdition(columns, edition)
        for (let race = first; race < end; race += 1) {
          const own = raceFails[race] ?? 0
          if (own === 0) matches = true
          ofRaces.add(columns, race, own)
        }
      } else
        for (let race = first; race < end && !matches; race += 1) matches = raceFails[race] === 0
      if (matches) ofEditions.add(columns, edition, fails)
    }
  }
  return { ...ofRaces.counts(), ...ofEditions.counts() }
}

type EditionFacets = Omit<Facets, keyof ReturnType<ReturnType<typeof createRaceOptions>['counts']>>

function createEditionOptions(
  criteria: Criteria,
  { filters, today, ranges = new Map() }: Pick<SearchQuery, 'filters' | 'today' | 'ranges'>,
) {
  const now = dayNumber(today)
  const named = [...ranges].map(([name, { from, to }]) => ({
    name,
    from: dayNumber(from),
    to: dayNumber(to),
  }))
  const countries = createCounts(2 ** 16)
  const languages = createCounts(2 ** 16)
  const monthCounts = createCounts(2 ** 12)
  const formats = createCounts(eventFormats.length)
  const regions = new Map<string, number>()
  const cities = new Map<number, number>()
  const range = new Map<string, number>()
  const rating = new Map<number, number>()
  const radius = new Map<number, number>()
  let confirmed = 0
  const inCountry = filters.country !== undefined

  function addDays(columns: Columns, edition: number): void {
    const first = columns.day[edition] ?? 0
    const end = columns.endDay[edition] ?? 0
    if (end >= now) {
      const last = monthNumber(end)
      for (let month = monthNumber(Math.max(first, now)); month <= last; month += 1)
        monthCounts.raise(month)
    }
    for (const { name, from, to } of named) if (end >= from && first <= to) add(range, name)
  }

  return {
    add: (columns: Columns, edition: number, fails: number): void => {
      if ((fails & ~places) === 0) countries.raise(columns.country[edition] ?? 0)
      if (inCountry && (fails & ~local) === 0) {
        const name = columns.regions[columns.region[edition] ?? 0] ?? ''
        if (name !== '') add(regions, name)
        add(cities, columns.cityId[edition] ?? 0)
      }
      if ((fails & ~days) === 0) addDays(columns, edition)
      if ((fails & ~bit.format) === 0) formats.raise(columns.format[edition] ?? 0)
      if ((fails & ~bit.language) === 0) languages.raise(columns.language[edition] ?? 0)
      if ((fails & ~bit.rating) === 0) {
        const stars = columns.rating[edition] ?? Number.NaN
        for (const step of ratingSteps) if (stars >= step) add(rating, step)
      }
      if (filters.near !== undefined && (fails & ~bit.near) === 0) {
        const km = criteria.distance(columns, edition)
        for (const each of radii) if (km <= each) add(radius, each)
      }
      if (
        (fails & ~bit.expected) === 0 &&
        ((columns.flags[edition] ?? 0) & editionFlags.confirmed) !== 0
      )
        confirmed += 1
    },
    counts: (): EditionFacets => ({
      country: countries.named((code) => lettersOf(code).toUpperCase()),
      region: regions,
      city: cities,
      month: monthCounts.named(monthText),
      format: formats.named(
        (code) => eventFormats.find((format) => formatCodes[format] === code) ?? eventFormats[0],
      ),
      language: withoutEmpty(languages.named(lettersOf)),
      rating,
      radius,
      range,
      confirmed,
    }),
  }
}

/** Counts by a code below a limit. */
function createCounts(limit: number) {
  const counts = new Int32Array(limit)
  const met: number[] = []
  return {
    raise: (code: number): void => {
      const count = counts[code] ?? 0
      if (count === 0) met.push(code)
      counts[code] = count + 1
    },
    named: <Key>(name: (code: number) => Key): Map<Key, number> =>
      new Map(met.toSorted((a, b) => a - b).map((code) => [name(code), counts[code] ?? 0])),
  }
}

function withoutEmpty(counts: Map<string, number>): Map<string, number> {
  counts.delete('')
  return counts
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
