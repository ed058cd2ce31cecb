import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { parsedJson } from '../../../db/parsed-json.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { dayThere } from '../../catalogue/editions/next-or-last.ts'
import { nameAtEvent, raceNames } from '../../catalogue/names/event-name.ts'
import { countsSql } from './counting-races.ts'

/** Editions offered at most, the latest ones. */
const editionsShown = 25

const choiceRow = v.object({
  id: v.number(),
  language: v.string(),
  date: v.string(),
  endDate: v.string(),
  races: parsedJson(
    v.array(v.object({ id: v.number(), ...raceNames, metres: v.nullable(v.number()) })),
  ),
})

/** Races of an event that a member can state: of past editions with a known day, and none for teams. @param at ISO instant */
export async function findResultChoices(
  db: Database,
  permalink: string,
  locale: Locale,
  at: string,
) {
  const [rows] = await readBatch(db, [
    sql`SELECT e.id, ev.name_language AS language, e.date, e.end_date AS "endDate", json_group_array(json_object(
          'id', r.id, 'name', r.name, 'names', json(r.names), 'metres', r.metres) ORDER BY r.metres DESC, r.ordinal) AS races
      FROM event ev JOIN edition e ON e.event_id = ev.id JOIN race r ON r.edition_id = e.id
      WHERE ev.permalink = ${permalink} AND e.date_confirmed = 1 AND e.end_date < ${dayThere(at)} AND ${sql.raw(countsSql)}
      GROUP BY e.id ORDER BY e.date DESC LIMIT ${editionsShown}`,
  ])
  return v.parse(v.array(choiceRow), rows).map(({ races, language, ...edition }) => ({
    ...edition,
    races: races.map((race) => ({
      ...race,
      name: nameAtEvent(race.name, race.names, language, locale).text,
    })),
  }))
}

export type ResultChoices = Awaited<ReturnType<typeof findResultChoices>>
