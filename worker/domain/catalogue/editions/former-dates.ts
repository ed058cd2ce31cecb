import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { sameEditionDays } from './expected-days.ts'

/**
 * Statement that stores the first days of editions that are about to be moved; part of the batch that moves them.
 * @param editions condition on `edition`
 */
export const keepFormerDates = (db: Database, editions: SQL): D1PreparedStatement =>
  prepare(
    db,
    sql`INSERT INTO former_date (event_id, date, edition_id)
      SELECT event_id, date, id FROM edition WHERE ${editions}
      ON CONFLICT (event_id, date) DO UPDATE SET edition_id = excluded.edition_id`,
  )

/** Statements that store the first days of editions that are about to be removed. @param ids SQL list */
export const keepRemovedDates = (db: Database, ids: SQL): D1PreparedStatement[] => [
  keepFormerDates(db, sql`id IN ${ids}`),
  prepare(db, sql`UPDATE former_date SET edition_id = NULL WHERE edition_id IN ${ids}`),
]

/**
 * Subquery: id of the edition that has the day `date`, else of the one that was moved from it, or that replaced the one
 * on it. @param eventId expression; @param date ISO date
 */
export function editionOfDay(eventId: SQL, date: string): SQL {
  const isOn = sql`${date} BETWEEN on_day.date AND on_day.end_date`
  const gap = sql`abs(julianday(on_day.date) - julianday(${date}))`
  return sql`(SELECT on_day.id FROM edition on_day
    LEFT JOIN former_date former ON former.event_id = on_day.event_id AND former.date = ${date}
    WHERE on_day.event_id = ${eventId} AND (${isOn} OR on_day.previous_date = ${date} OR former.edition_id = on_day.id
      OR (former.date IS NOT NULL AND former.edition_id IS NULL AND ${gap} <= ${sameEditionDays}))
    ORDER BY ${isOn} DESC, former.edition_id IS on_day.id DESC, on_day.previous_date IS ${date} DESC, ${gap},
      on_day.date DESC LIMIT 1)`
}
