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
import { turnColumns, turnQuery } from './find-turn.ts'

const rows = v.array(
  v.object({
    ...turnColumns,
    ...eventNames,
    permalink: v.string(),
    /** First and last day of the edition, ISO. */
    date: v.string(),
    endDate: v.string(),
    zone: v.string(),
    /** Code of the race's sport. */
    sport: v.number(),
    race: v.string(),
    raceNames: namesColumn,
  }),
)

/** A member's turn with its event and race. */
export type ListedTurn = v.InferOutput<typeof rows>[number] & {
  name: string
  nameLanguage: string
  raceLanguage: string
}

/** Turns of a member that wait or have an offer, of sales that have not closed. */
export async function listTurns(
  db: Database,
  memberId: number,
  locale: Locale,
  now: Date,
): Promise<ListedTurn[]> {
  const { results } = await prepare(
    db,
    sql`SELECT t.*, ${eventNameColumns}, ev.permalink, d.date, d.end_date AS "endDate", d.zone, r.sport, r.name AS race, r.names AS "raceNames"
      FROM (${turnQuery(sql`w.member_id = ${memberId}`, now)}) t JOIN race r ON r.id = t."raceId"
      JOIN edition d ON d.id = r.edition_id JOIN event ev ON ev.id = d.event_id JOIN sale s ON s.edition_id = d.id
      WHERE t.state = 'offered' OR t.state = 'waiting' AND s.closes_at > ${now.toISOString()}
      ORDER BY d.date, r.ordinal, t.id`,
  ).all()
  return v.parse(rows, results).map((each) => {
    const race = nameAtEvent(each.race, each.raceNames, each.originalLanguage, locale)
    return { ...withName(each, locale), race: race.text, raceLanguage: race.language }
  })
}
