import type { Columns } from './columns.ts'

/** First and last day of the editions of a month, as `dayNumber`s. */
interface DaySpan {
  first: number
  last: number
}

const cache = new WeakMap<Columns, DaySpan>()

/** Days that the editions of a month cover; computed once, because columns never change. */
export function daySpan(columns: Columns): DaySpan {
  const cached = cache.get(columns)
  if (cached !== undefined) return cached
  const { editions, day, endDay } = columns
  let first = Number.POSITIVE_INFINITY
  let last = 0
  for (let edition = 0; edition < editions; edition += 1) {
    first = Math.min(first, day[edition] ?? 0)
    last = Math.max(last, endDay[edition] ?? 0)
  }
  const span = { first, last }
  cache.set(columns, span)
  return span
}
