import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

/** An event of a provider: what to look at, not what became of it. */
export interface ProviderEvent {
  id: string
  type: string
  objectId: string
}

/** Minutes after which an event that could not be applied is tried again; the last is for all later attempts. */
const delays = [1, 5, 15, 60, 360]

/** Attempts after which an event is left to the operator. */
export const mostAttempts = 20

/** Stores an event before anything follows from it; a repeated one is the same. @param follows false for a type that nothing follows from */
export async function storeEvent(
  db: Database,
  { id, type, objectId }: ProviderEvent,
  follows: boolean,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await prepare(
    db,
    sql`INSERT INTO provider_event (id, type, object_id, received_at, done_at, due_at)
      VALUES (${id}, ${type}, ${objectId}, ${at}, ${follows ? null : at}, ${at}) ON CONFLICT DO NOTHING`,
  ).run()
}

const rows = v.array(
  v.object({ id: v.string(), type: v.string(), objectId: v.string(), attempts: v.number() }),
)

/**
 * Takes events that are due, each for one attempt: unless it ends well, the event is due again later. @param id the only event to
 * take; null for all
 */
export async function takeEvents(
  db: Database,
  { limit, id }: { limit: number; id: string | null },
  now: Date,
): Promise<ProviderEvent[]> {
  const { results } = await prepare(
    db,
    sql`SELECT id, type, object_id AS "objectId", attempts FROM provider_event
      WHERE done_at IS NULL AND due_at <= ${now.toISOString()} AND attempts < ${mostAttempts}
        AND (${id} IS NULL OR id = ${id}) ORDER BY due_at, id LIMIT ${limit}`,
  ).all()
  const due = v.parse(rows, results)
  for (const { id: each, attempts } of due) {
    const minutes = delays[Math.min(attempts, delays.length - 1)] ?? 0
    const next = new Date(now.getTime() + minutes * 60_000).toISOString()
    await prepare(
      db,
      sql`UPDATE provider_event SET attempts = attempts + 1, due_at = ${next} WHERE id = ${each}`,
    ).run()
  }
  return due
}

export async function endEvent(db: Database, id: string, now: Date): Promise<void> {
  await prepare(
    db,
    sql`UPDATE provider_event SET done_at = ${now.toISOString()} WHERE id = ${id}`,
  ).run()
}

/** Query for events that wait, with the instant `since` from which each does. */
export const waitingEvents = sql`SELECT received_at AS since FROM provider_event WHERE done_at IS NULL`
