import { addDays, weekdayOf } from '../../src/model/usual-date.ts'

const hourMs = 3_600_000

/** The day in Frankfurt and Belgrade, at the latest: in summer they are two hours ahead of UTC. */
export function dayAtSource(now: Date): string {
  return new Date(now.getTime() + 2 * hourMs).toISOString().slice(0, 10)
}

/**
 * The ISO day of the newest document that a source should have out: of the last working day, from an hour of UTC on.
 * Bank holidays are not looked up: on them the source is asked each hour and has nothing new.
 */
export function latestExpected(now: Date, publishedAtHour: number): string {
  const today = now.toISOString().slice(0, 10)
  const day = now.getUTCHours() >= publishedAtHour ? today : addDays(today, -1)
  const weekday = weekdayOf(day)
  if (weekday === 0) return addDays(day, -2)
  return weekday === 6 ? addDays(day, -1) : day
}
