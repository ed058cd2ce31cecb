import { cachedBy } from './cached-by.ts'
import type { Columns } from './columns.ts'

/** First and last day of the editions of a month, as `dayNumber`s. */
interface DaySpan {
  first: number
  last: number
}

/** Days that the editions of a month cover. */
export const daySpan = cachedBy(({ editions, day, endDay }: Columns): DaySpan => {
  let first = Number.POSITIVE_INFINITY
  let last = 0
  for (let edition = 0; edition < editions; edition += 1) {
    first = Math.min(first, day[edition] ?? 0)
    last = Math.max(last, endDay[edition] ?? 0)
  }
  return { first, last }
})
