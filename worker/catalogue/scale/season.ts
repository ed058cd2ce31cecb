import { addDays, weekdayOf } from '../../../src/model/values/dates.ts'
import { cumulate, type Draw } from './draw.ts'

/** Weights of the months in the northern hemisphere, January first. */
const months = {
  mild: [3, 4, 8, 10, 9, 6, 3, 4, 9, 11, 6, 4],
  summer: [0.2, 0.3, 1, 4, 9, 12, 12, 10, 8, 2, 0.4, 0.2],
  long: [1, 1.5, 4, 8, 10, 10, 8, 9, 11, 9, 4, 1.5],
  autumn: [6, 3, 1, 0.3, 0.2, 0.1, 0.1, 0.3, 3, 9, 11, 9],
  winter: [12, 11, 8, 1, 0.1, 0, 0, 0, 0, 0.1, 1, 6],
} as const
export type Season = keyof typeof months

/** Weights of the days of the week, Sunday first. */
const weekdays = [9, 0.3, 0.3, 0.5, 0.4, 0.8, 6]

/** Number of days over which the next editions are distributed. */
export const daysAhead = 400
/** Latitude up to which there are no seasons. */
const tropics = 15

type Climate = 'north' | 'south' | 'tropics'

function climateOf(lat: number): Climate {
  if (Math.abs(lat) < tropics) return 'tropics'
  return lat < 0 ? 'south' : 'north'
}

function monthWeight(season: Season, climate: Climate, month: number): number {
  if (climate === 'tropics') return 1
  return months[season][(month + (climate === 'south' ? 6 : 0)) % 12] ?? 0
}

/** Creates a random choice of the first day of an edition: `today` or one of the 399 days after it, as ISO date. */
export function createDays(today: string): (draw: Draw, season: Season, lat: number) => string {
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(today, index))
  const tables = new Map<string, Float64Array>()
  const tableOf = (season: Season, climate: Climate): Float64Array => {
    const key = `${season}/${climate}`
    const found = tables.get(key)
    if (found !== undefined) return found
    const made = cumulate(
      days.map(
        (day) =>
          monthWeight(season, climate, Number(day.slice(5, 7)) - 1) *
          (weekdays[weekdayOf(day)] ?? 0),
      ),
    )
    tables.set(key, made)
    return made
  }
  return (draw, season, lat) => days[draw.index(tableOf(season, climateOf(lat)))] ?? today
}

/** The last date on the same weekday, whole years of 52 weeks before, that lies at least a week before `today`. */
export function pastDate(date: string, today: string): string {
  const latest = addDays(today, -7)
  let past = addDays(date, -364)
  while (past > latest) past = addDays(past, -364)
  return past
}
