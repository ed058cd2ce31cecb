import type { Facets, SearchQuery } from '../../engine.ts'
import { dayNumber } from '../keys.ts'
import { monthNumber, monthText } from './month-number.ts'

const monthLimit = 2 ** 12

/** Counts months and named ranges of days: an edition once for each that one of its races lies in. */
export function createDayOptions({
  today,
  ranges = new Map(),
}: Pick<SearchQuery, 'today' | 'ranges'>) {
  const now = dayNumber(today)
  const months = createOnce(monthLimit)
  const named = [...ranges].map(([name, { from, to }], index) => ({
    name,
    index,
    from: dayNumber(from),
    to: dayNumber(to),
  }))
  const spans = createOnce(named.length)
  let lastDay = -1
  let lastEnd = -1
  return {
    /** To be called before the days of an edition. */
    nextEdition: (): void => {
      months.next()
      spans.next()
      lastDay = -1
    },
    /** Days of a race, both inclusive; of an edition that has none, its own. */
    add: (day: number, endDay: number): void => {
      // Most races of an edition are on the same days.
      if (day === lastDay && endDay === lastEnd) return
      lastDay = day
      lastEnd = endDay
      if (endDay >= now) {
        const last = monthNumber(endDay)
        for (let month = monthNumber(Math.max(day, now)); month <= last; month += 1)
          months.raise(month)
      }
      for (const { index, from, to } of named) if (endDay >= from && day <= to) spans.raise(index)
    },
    counts: (): Pick<Facets, 'month' | 'range'> => ({
      month: new Map(months.counted().map(([month, count]) => [monthText(month), count])),
      range: new Map(
        spans.counted().map(([index, count]) => [named[index]?.name ?? '', count] as const),
      ),
    }),
  }
}

/** Counts codes below a limit, each at most once between two calls of `next`. */
function createOnce(limit: number) {
  const counts = new Int32Array(limit)
  const seen = new Int32Array(limit)
  let stamp = 0
  return {
    next: (): void => {
      stamp += 1
    },
    raise: (code: number): void => {
      if (seen[code] === stamp) return
      seen[code] = stamp
      counts[code] = (counts[code] ?? 0) + 1
    },
    counted: (): [number, number][] =>
      [...counts].flatMap((count, code): [number, number][] => (count > 0 ? [[code, count]] : [])),
  }
}
