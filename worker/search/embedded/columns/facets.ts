import { eventFormats, radii, ratingSteps } from '../../../../src/model/calendar.ts'
import type { Facets, SearchQuery } from '../../engine.ts'
import { dayNumber } from '../keys.ts'
import { editionFlags, lettersOf, type Columns } from './columns.ts'
import { addOne, createCounts } from './counts.ts'
import { bit, type Criteria } from './criteria.ts'
import { formatCodes } from './edition-row.ts'
import { createDayOptions } from './day-options.ts'
import { createRaceOptions } from './options.ts'
import type { Scanned } from './scan.ts'

/** What an option of a filter leaves out of account: its own filter, and those that go with it. */
const places = bit.country | bit.region | bit.city
const local = bit.region | bit.city
const days = bit.dates | bit.also

/** Filters that no option replaces: what fails one of them counts nowhere. */
const lasting = bit.listed | bit.text | bit.organiser | bit.box

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
  const ofDays = createDayOptions(query)
  for (const { columns, editionFails, raceFails, prices, wantsRace } of months) {
    for (let edition = 0; edition < editionFails.length; edition += 1) {
      const fails = editionFails[edition] ?? 0
      if (fails !== 0 && !isWorthCounting(fails)) continue
      const first = columns.raceStart[edition] ?? 0
      const end = columns.raceStart[edition + 1] ?? first
      let matches = first === end && !wantsRace
      if (matches && (fails & ~days) === 0) {
        ofDays.nextEdition()
        ofDays.add(columns.day[edition] ?? 0, columns.endDay[edition] ?? 0)
      }
      if (fails === 0) {
        ofRaces.nextEdition(columns, edition)
        ofDays.nextEdition()
        for (let race = first; race < end; race += 1) {
          const own = raceFails[race] ?? 0
          if (own === 0) matches = true
          ofRaces.add(columns, race, own, prices[race] ?? Number.NaN)
          if ((own & ~days) === 0)
            ofDays.add(columns.raceDay[race] ?? 0, columns.raceEndDay[race] ?? 0)
        }
      } else
        for (let race = first; race < end && !matches; race += 1) matches = raceFails[race] === 0
      if (matches) ofEditions.add(columns, edition, fails)
    }
  }
  return { ...ofRaces.counts(), ...ofEditions.counts(), ...ofDays.counts() }
}

type EditionFacets = Omit<
  Facets,
  'month' | 'range' | keyof ReturnType<ReturnType<typeof createRaceOptions>['counts']>
>

function createEditionOptions(criteria: Criteria, { filters }: Pick<SearchQuery, 'filters'>) {
  const countries = createCounts(2 ** 16)
  const languages = createCounts(2 ** 16)
  const formats = createCounts(eventFormats.length)
  const regions = new Map<string, number>()
  const cities = new Map<number, number>()
  const rating = new Map<number, number>()
  const radius = new Map<number, number>()
  let confirmed = 0
  const inCountry = filters.country !== undefined

  return {
    add: (columns: Columns, edition: number, fails: number): void => {
      if ((fails & ~places) === 0) countries.raise(columns.country[edition] ?? 0)
      if (inCountry && (fails & ~local) === 0) {
        const name = columns.regions[columns.region[edition] ?? 0] ?? ''
        if (name !== '') addOne(regions, name)
        addOne(cities, columns.cityId[edition] ?? 0)
      }
      if ((fails & ~bit.format) === 0) formats.raise(columns.format[edition] ?? 0)
      if ((fails & ~bit.language) === 0) languages.raise(columns.language[edition] ?? 0)
      if ((fails & ~bit.rating) === 0) {
        const stars = columns.rating[edition] ?? Number.NaN
        for (const step of ratingSteps) if (stars >= step) addOne(rating, step)
      }
      if (filters.near !== undefined && (fails & ~bit.near) === 0) {
        const km = criteria.distance(columns, edition)
        for (const each of radii) if (km <= each) addOne(radius, each)
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
      format: formats.named(
        (code) => eventFormats.find((format) => formatCodes[format] === code) ?? eventFormats[0],
      ),
      language: withoutEmpty(languages.named(lettersOf)),
      rating,
      radius,
      confirmed,
    }),
  }
}

function withoutEmpty(counts: Map<string, number>): Map<string, number> {
  counts.delete('')
  return counts
}
