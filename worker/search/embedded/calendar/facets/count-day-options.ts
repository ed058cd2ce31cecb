import type { SearchQuery } from '../../../port/calendar.ts'
import type { Facets } from '../../../port/facets.ts'
import { dayNumber } from '../../ordered-keys.ts'
import { monthNumber, monthText } from '../columns/month-number.ts'
import { createEditionCounter } from './counters.ts'

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
  let lastDay = -1
  let lastEnd = -1
  return {
    /** To be called before the days of an edition. */
    nextEdition: (): void => {
      months.nextEdition()
      rangeCounter.nextEdition()
      lastDay = -1
    },
    /** Counts the days of a race, both inclusive, or those of an edition without races. */
    add: (day: number, endDay: number): void => {
      // Most races of an edition are on the same days.
      if (day === lastDay && endDay === lastEnd) return
      lastDay = day
      lastEnd = endDay
      if (endDay >= now) {
        const last = monthNumber(endDay)
        for (let month = monthNumber(Math.max(day, now)); month <= last; month += 1)
          months.add(month)
      }
      for (const { index, from, to } of named)
        if (endDay >= from && day <= to) rangeCounter.add(index)
    },
    counts: (): Pick<Facets, 'month' | 'range'> => ({
      month: new Map(months.entries().map(([month, count]) => [monthText(month), count])),
      range: new Map(
        rangeCounter.entries().map(([index, count]) => [named[index]?.name ?? '', count] as const),
      ),
    }),
  }
}
