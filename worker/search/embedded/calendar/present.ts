import { dayAt, firstDayAt, lastDayAt } from '../../../time/local-day.ts'
import { dayNumber } from '../ordered-keys.ts'

/** The instant of a query, by the days that it is on at different places. All days are `dayNumber`s. */
export interface Present {
  /** The first and the last day that it is anywhere. */
  firstDay: number
  lastDay: number
  /** The day where clocks have a UTC offset in minutes: an edition has ended if it lies past its last day. */
  dayWith: (offsetMinutes: number) => number
}

/** @param now milliseconds */
export function presentAt(now: number): Present {
  const days = new Map<number, number>()
  return {
    firstDay: dayNumber(firstDayAt(now)),
    lastDay: dayNumber(lastDayAt(now)),
    dayWith: (offsetMinutes) => {
      const known = days.get(offsetMinutes)
      if (known !== undefined) return known
      const day = dayNumber(dayAt(now, offsetMinutes))
      days.set(offsetMinutes, day)
      return day
    },
  }
}

/** Days that a query reaches: those from `first` that are not over where the edition is held. */
interface Reach {
  first: number
  /** Null for a range that begins in the past, which lists what has ended too. */
  present: Present | null
}

/** @param first `dayNumber` with which a range of days begins; what ended on a day that it still is somewhere has ended */
export const reachFrom = (first: number, present: Present): Reach => ({
  first,
  present: first >= present.firstDay ? present : null,
})

/** First day that counts for an edition with this UTC offset. */
export const firstDayOf = ({ first, present }: Reach, offsetMinutes: number): number =>
  present === null ? first : Math.max(first, present.dayWith(offsetMinutes))

/** Last day from which a reach may begin; editions that begin later are not over anywhere. */
export const latestStart = ({ first, present }: Reach): number =>
  present === null ? first : Math.max(first, present.lastDay)
