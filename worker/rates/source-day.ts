import { addDays, weekdayOf } from '../../src/model/values/dates.ts'

const hourMs = 3_600_000

/** The ISO day in Frankfurt and Belgrade, computed with their summer time, two hours ahead of UTC. */
export function dayAtSource(now: Date): string {
  return new Date(now.getTime() + 2 * hourMs).toISOString().slice(0, 10)
}

/**
 * The ISO day of the newest document that a source should have published: the last working day, counting today from the
 * UTC hour of publication on. It does not know bank holidays, so on these the source is fetched each hour without
 * result.
 */
export function latestExpected(now: Date, publishedAtHour: number): string {
  const today = now.toISOString().slice(0, 10)
  const day = now.getUTCHours() >= publishedAtHour ? today : addDays(today, -1)
  const weekday = weekdayOf(day)
  if (weekday === 0) return addDays(day, -2)
  return weekday === 6 ? addDays(day, -1) : day
}
