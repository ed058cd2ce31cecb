import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

/** An expected edition is the next by the rule; one that is announced may lie behind the rule's next date. */
const everyEvent = `INSERT INTO date_renewal (event_id, due_on)
  SELECT ev.id, coalesce((SELECT CASE e.date_confirmed WHEN 1 THEN ?1 ELSE date(e.date, '+1 day') END
    FROM edition e WHERE e.event_id = ev.id AND e.date >= ?1 ORDER BY e.date LIMIT 1), ?1)
  FROM event ev WHERE ev.usual_date IS NOT NULL
  ON CONFLICT (event_id) DO NOTHING`

/** Enters all events with a usual date, after a catalogue was loaded. @param today ISO date */
export const queueRenewals = async (db: D1Database, today: string): Promise<void> =>
  void (await db.prepare(everyEvent).bind(today).run())

/**
 * Statement that has an event's dates looked at in the next run, after its editions or its rule have changed; part of the
 * batch that changes them. @param today ISO date
 */
export const queueRenewal = (db: Database, eventId: number, today: string): D1PreparedStatement =>
  prepare(
    db,
    sql`INSERT INTO date_renewal (event_id, due_on) SELECT id, ${today} FROM event
      WHERE id = ${eventId} AND usual_date IS NOT NULL
      ON CONFLICT (event_id) DO UPDATE SET due_on = min(due_on, excluded.due_on), fault = NULL`,
  )
