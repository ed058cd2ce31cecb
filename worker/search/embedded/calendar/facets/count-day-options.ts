import type { SearchQuery } from '../../../port/calendar.ts'
import type { Facets } from '../../../port/facets.ts'
import { dayNumber } from '../../ordered-keys.ts'
import { noDay, type Columns } from '../columns/columns.ts'
import { daySpan } from '../columns/day-span.ts'
import { lastDayOfMonth, monthNumber, monthText } from '../columns/month-number.ts'
import { filterBits } from '../filters/filter-bits.ts'
import type { ScannedMonth } from '../filters/scan-months.ts'
import { createEditionCounter } from './counters.ts'

/** Filters that an option of a month or range replaces. */
const dayFilters = filterBits.dates | filterBits.also
const monthLimit = 2 ** 12

/** Counts months and named ranges of days; an edition counts once for each that one of its races overlaps. */
export function createDayOptions({
  today,
  ranges = new Map(),
}: Pick<SearchQuery, 'today' | 'ranges'>) {
  const now = dayNumber(today)
  const months = createEditionCounter(monthLimit)
  const named = [...ranges].map(([name, { from, to }], index) => ({
    name,
    index,
    from: dayNumber(from),
    to: dayNumber(to),
  }))
  const rangeCounter = createEditionCounter(named.length)

  const countDays = (day: number, endDay: number): void => {
    if (endDay >= now) {
      const last = monthNumber(endDay)
      for (let month = monthNumber(Math.max(day, now)); month <= last; month += 1) months.add(month)
    }
    for (const { index, from, to } of named)
      if (endDay >= from && day <= to) rangeCounter.add(index)
  }

  const countEdition = ({ columns, raceFailures }: ScannedMonth, edition: number): void => {
    const { raceStart, raceDay } = columns
    const day = columns.day[edition] ?? 0
    const endDay = columns.endDay[edition] ?? 0
    const first = raceStart[edition] ?? 0
    const end = raceStart[edition + 1] ?? first
    months.nextEdition()
    rangeCounter.nextEdition()
    if (first === end) countDays(day, endDay)
    for (let race = first; race < end; race += 1) {
      if (((raceFailures[race] ?? 0) & ~dayFilters) !== 0) continue
      const own = raceDay[race] ?? noDay
      if (own === noDay) countDays(day, endDay)
      else countDays(own, own)
    }
  }

  /** The month of the columns if editions that end in it count for it alone, whichever days their races are on. */
  const wholeMonthOf = (columns: Columns): number | null => {
    const span = daySpan(columns)
    const isNamed = named.some(({ from, to }) => span.last >= from && span.first <= to)
    return isNamed || span.first < now || columns.editions === 0 ? null : monthNumber(span.first)
  }

  return {
    add: (month: ScannedMonth): void => {
      const { columns, editionFailures, raceFailures, passing } = month
      const { raceStart, endDay } = columns
      const wholeMonth = wholeMonthOf(columns)
      const lastDay = wholeMonth === null ? -1 : lastDayOfMonth(wholeMonth)
      let count = 0
      let end = raceStart[0] ?? 0
      for (let edition = 0; edition < editionFailures.length; edition += 1) {
        const first = end
        end = raceStart[edition + 1] ?? first
        if (((editionFailures[edition] ?? 0) & ~dayFilters) !== 0) continue
        if (first === end && (passing[edition] ?? 0) < 0) continue
        if ((endDay[edition] ?? 0) > lastDay) {
          countEdition(month, edition)
          continue
        }
        let race = first
        while (race < end && ((raceFailures[race] ?? 0) & ~dayFilters) !== 0) race += 1
        if (race < end || first === end) count += 1
      }
      if (wholeMonth !== null) months.addEditions(wholeMonth, count)
    },
    counts: (): Pick<Facets, 'month' | 'range'> => ({
      month: new Map(months.entries().map(([month, count]) => [monthText(month), count])),
      range: new Map(
        rangeCounter.entries().map(([index, count]) => [named[index]?.name ?? '', count] as const),
      ),
    }),
  }
}
