import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import {
  eventNameColumns,
  eventNames,
  nameAtEvent,
  namesColumn,
  withName,
} from '../../catalogue/names/event-name.ts'
import { answersColumn, flagColumn, textColumn } from '../people/person-columns.ts'
import { offerColumn } from '../sales/offer.ts'
import { isGoodEntrySql } from '../tickets/is-good-entry.ts'

/** Most entries of a list. */
const mostEntries = 300

const row = v.object({
  ...eventNames,
  permalink: v.string(),
  orderId: v.string(),
  state: v.picklist(['held', 'paying', 'awaiting', 'paid', 'refunded']),
  entryId: v.number(),
  version: v.number(),
  /** True for a place of a paid order that was given up. */
  isGivenUp: flagColumn,
  /** True if it has a ticket. */
  isGood: flagColumn,
  race: v.string(),
  raceNames: namesColumn,
  startTime: v.nullable(v.string()),
  /** ISO date of the race; null if it is that of the edition. */
  raceDate: v.nullable(v.string()),
  date: v.string(),
  endDate: v.string(),
  endOffset: v.number(),
  status: v.nullable(v.string()),
  /** Code of the race's sport. */
  sport: v.number(),
  givenName: textColumn,
  familyName: textColumn,
  guardian: textColumn,
  answers: answersColumn,
  offer: offerColumn,
  /** "2026-1"; null without. */
  receipt: v.nullable(v.string()),
  paidAt: v.nullable(v.string()),
})

type Row = v.InferOutput<typeof row>

/** A place of a member's order, with its event, race, person and answers. */
export type ListedEntry = Row & {
  name: string
  nameLanguage: string
  raceLanguage: string
}

/** Places of a member's orders that were not cancelled, and of held ones while the sale goes on, by their days. */
export async function listEntries(
  db: Database,
  memberId: number,
  locale: Locale,
  now: Date,
): Promise<ListedEntry[]> {
  const { results } = await prepare(
    db,
    sql`SELECT ${eventNameColumns}, ev.permalink, p.id AS "orderId", p.state, n.id AS "entryId", n.ticket_version AS version,
        n.state = 'cancelled' AS "isGivenUp", n.is_good AS "isGood",
        r.name AS race, r.names AS "raceNames", r.start_time AS "startTime", r.date AS "raceDate",
        e.date, e.end_date AS "endDate", e.end_offset AS "endOffset", e.status, r.sport,
        t.given_name AS "givenName", t.family_name AS "familyName", t.guardian, t.answers, s.offer,
        (SELECT year || '-' || number FROM receipt WHERE order_id = p.id AND kind = 'receipt'
          ORDER BY year, number LIMIT 1) AS receipt, p.paid_at AS "paidAt"
      FROM purchase p JOIN sale s ON s.edition_id = p.sale_id JOIN edition e ON e.id = p.sale_id
      JOIN event ev ON ev.id = e.event_id
      JOIN (SELECT e.*, ${sql.raw(isGoodEntrySql)} AS is_good FROM purchase p JOIN entry e ON e.order_id = p.id
        JOIN edition d ON d.id = p.sale_id WHERE p.buyer_id = ${memberId}) n ON n.order_id = p.id
      JOIN race r ON r.id = n.race_id
      LEFT JOIN participant t ON t.order_id = p.id AND t.ordinal = n.ordinal
      WHERE p.buyer_id = ${memberId} AND p.state <> 'cancelled'
        AND (p.state <> 'held' OR s.closes_at > ${now.toISOString()})
      ORDER BY e.date DESC, p.created_at DESC, p.id, n.ordinal LIMIT ${mostEntries}`,
  ).all()
  return v.parse(v.array(row), results).map((each) => {
    const race = nameAtEvent(each.race, each.raceNames, each.originalLanguage, locale)
    return { ...withName(each, locale), race: race.text, raceLanguage: race.language }
  })
}
