import type { SearchQuery } from '../../../port/calendar.ts'
import type { Facets } from '../../../port/facets.ts'
import { dayNumber } from '../../ordered-keys.ts'
import { cachedBy } from '../columns/cached-by.ts'
import { noDay, type Columns } from '../columns/columns.ts'
import { daySpan } from '../columns/day-span.ts'
import { lastDayOfMonth, monthNumber, monthText } from '../columns/month-number.ts'
import { filterBits } from '../filters/filter-bits.ts'
import type { ScannedMonth } from '../filters/scan-months.ts'
import { firstDayOf, reachFrom, type Present } from '../present.ts'
import { createEditionCounter } from './counters.ts'

/** Filters that an option of a month or range replaces. */
const dayFilters = filterBits.dates | filterBits.also
const monthLimit = 2 ** 12

/** Counts months and named ranges of days; an edition counts once for each that one of its races overlaps. */
export function createDayOptions(
  { ranges = new Map() }: Pick<SearchQuery, 'ranges'>,
  present: Present,
) {
  const months = createEditionCounter(monthLimit)
  const named = [...ranges].map(([name, { from, to }], index) => ({
    name,
    index,
    reach: reachFrom(dayNumber(from), present),
    to: dayNumber(to),
  }))
  const rangeCounter = createEditionCounter(named.length)

  const countDays = (day: number, endDay: number, offset: number): void => {
    // An edition that begins later has ended nowhere.
    const isAhead = day > present.lastDay
    const now = isAhead ? day : present.dayWith(offset)
    if (endDay >= now) {
      const last = monthNumber(endDay)
      for (let month = monthNumber(Math.max(day, now)); month <= last; month += 1) months.add(month)
    }
    for (const { index, reach, to } of named) {
      const from = isAhead ? reach.first : firstDayOf(reach, offset)
      if (from <= to && endDay >= from && day <= to) rangeCounter.add(index)
    }
  }

  const countEdition = ({ columns, raceFailures }: ScannedMonth, edition: number): void => {
    const { raceStart, raceDay } = columns
    const day = columns.day[edition] ?? 0
    const endDay = columns.endDay[edition] ?? 0
    const offset = columns.endOffset[edition] ?? 0
    const first = raceStart[edition] ?? 0
    const end = raceStart[edition + 1] ?? first
    months.nextEdition()
    rangeCounter.nextEdition()
    if (first === end) countDays(day, endDay, offset)
    for (let race = first; race < end; race += 1) {
      if (((raceFailures[race] ?? 0) & ~dayFilters) !== 0) continue
      const dayOfRace = raceDay[race] ?? noDay
      if (dayOfRace === noDay) countDays(day, endDay, offset)
      else countDays(dayOfRace, dayOfRace, offset)
    }
  }

  /** The month of the columns if editions that end in it count for it alone, whichever days their races are on. */
  const wholeMonthOf = (columns: Columns): number | null => {
    const span = daySpan(columns)
    const isNamed = named.some(({ reach, to }) => span.last >= reach.first && span.first <= to)
    return isNamed || span.first < present.lastDay || columns.editions === 0
      ? null
      : monthNumber(span.first)
  }

  /** Counts the editions that pass without the filters of days, in a month where some fail these. */
  const countWithoutDays = (month: ScannedMonth): void => {
    const { columns, editionFailures, passing } = month
    const { raceStart } = columns
    for (let edition = 0; edition < editionFailures.length; edition += 1) {
      if (((editionFailures[edition] ?? 0) & ~dayFilters) !== 0) continue
      const hasRaces = raceStart[edition] !== raceStart[edition + 1]
      if (hasRaces || (passing[edition] ?? 0) >= 0) countEdition(month, edition)
    }
  }

  return {
    add: (month: ScannedMonth): void => {
      const { columns, failing, matches } = month
      const wholeMonth = wholeMonthOf(columns)
      if ((failing & dayFilters) !== 0) countWithoutDays(month)
      else if (wholeMonth === null)
        for (let at = 0; at < matches.length; at += 1) countEdition(month, matches[at] ?? 0)
      else {
        const longer = longerMatches(month)
        months.addEditions(wholeMonth, matches.length - longer.length)
        for (const edition of longer) countEdition(month, edition)
      }
    },
    counts: (): Pick<Facets, 'month' | 'range'> => ({
      month: new Map(months.entries().map(([month, count]) => [monthText(month), count])),
      range: new Map(
        rangeCounter.entries().map(([index, count]) => [named[index]?.name ?? '', count] as const),
      ),
    }),
  }
}

/** Matching editions that end after the month in which they begin; few do. */
const longerMatches = ({ columns, editionFailures, passing }: ScannedMonth): number[] =>
  longerEditions(columns).filter(
    (edition) => editionFailures[edition] === 0 && (passing[edition] ?? 0) >= 0,
  )

const longerEditions = cachedBy((columns: Columns): number[] => {
  const lastDay = lastDayOfMonth(monthNumber(daySpan(columns).first))
  const longer: number[] = []
  const { endDay } = columns
  for (let edition = 0; edition < endDay.length; edition += 1)
    if ((endDay[edition] ?? 0) > lastDay) longer.push(edition)
  return longer
})
