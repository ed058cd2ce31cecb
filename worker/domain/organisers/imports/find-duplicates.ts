import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { daysBetween } from '../../../../src/model/values/dates.ts'
import { greatCircleKm } from '../../../../src/model/calendar/great-circle.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { cellOf } from '../../catalogue/events/cell-of.ts'
import { comparableName, likeness } from './name-likeness.ts'

/** An event to look for in the catalogue. Degrees, ISO date. */
export interface Wanted {
  name: string
  date: string
  lat: number
  lon: number
}

const known = v.object({
  id: v.number(),
  name: v.string(),
  lat: v.number(),
  lon: v.number(),
  /** Dates of its editions, joined by commas. */
  dates: v.nullable(v.string()),
  /** Names in other languages, joined by line breaks. */
  names: v.nullable(v.string()),
})

const mostKm = 30

const cellsAround = ({ lat, lon }: Wanted): number[] =>
  [-0.3, 0, 0.3].flatMap((dy) => [-0.5, 0, 0.5].map((dx) => cellOf(lat + dy, lon + dx)))

/** Events near these, for `bestMatch`, of others than the organisation. */
export async function eventsNear(db: Database, organiserId: number, wanted: readonly Wanted[]) {
  if (wanted.length === 0) return []
  const cells = [...new Set(wanted.flatMap(cellsAround))]
  const [rows] = await readBatch(db, [
    sql`SELECT e.id, e.name, e.lat, e.lon,
        (SELECT group_concat(d.date) FROM edition d WHERE d.event_id = e.id) AS dates,
        (SELECT group_concat(t.name, char(10)) FROM event_text t WHERE t.event_id = e.id) AS names
      FROM event e WHERE e.organiser_id IS NOT ${organiserId} AND e.cell IN (SELECT value FROM json_each(${JSON.stringify(cells)}))`,
  ])
  return v.parse(v.array(known), rows).map(({ dates, names, ...event }) => ({
    ...event,
    dates: (dates ?? '').split(',').filter((date) => date !== ''),
    names: [event.name, ...(names ?? '').split('\n')]
      .filter((name) => name !== '')
      .map(comparableName),
  }))
}

type Known = Omit<Awaited<ReturnType<typeof eventsNear>>[number], 'id' | 'name'>

/**
 * How probably an event is the same, in per cent: 60 for the name, 25 for the place, 15 for an edition on the same day, half
 * of it within a week. Null beyond 30 km.
 * @param event with the `comparableName` of its names
 */
export function likenessScore(wanted: Wanted, event: Known): number | null {
  const km = greatCircleKm(event, wanted)
  if (km > mostKm) return null
  const name = comparableName(wanted.name)
  const named = Math.max(...event.names.map((each) => likeness(name, each)))
  const days = Math.min(...event.dates.map((date) => Math.abs(daysBetween(date, wanted.date))))
  const day = days === 0 ? 1 : days <= 7 ? 0.5 : 0
  return Math.round(60 * named + 25 * (1 - km / mostKm) + 15 * day)
}

/** The event that is most probably the same. */
export function bestMatch(
  wanted: Wanted,
  events: readonly (Known & { id: number })[],
): { id: number; score: number } | null {
  let best: { id: number; score: number } | null = null
  for (const event of events) {
    const score = likenessScore(wanted, event)
    if (score !== null && (best === null || score > best.score)) best = { id: event.id, score }
  }
  return best
}
