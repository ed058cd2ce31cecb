import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { parsedJson } from '../../../db/parsed-json.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { nameAtEvent, raceNames } from '../../catalogue/names/event-name.ts'
import { heldSql } from './held-edition.ts'

/** Editions offered at most, the latest ones. */
const editionsLimit = 12

const raceOption = v.object({
  id: v.number(),
  ...raceNames,
  sport: v.number(),
  metres: v.nullable(v.number()),
})

const inputRow = v.object({
  eventId: v.number(),
  language: v.string(),
  edition: v.nullable(v.number()),
  date: v.nullable(v.string()),
  endDate: v.nullable(v.string()),
  races: parsedJson(v.array(raceOption)),
})

/**
 * The held editions of an event that a review can be about, latest first, with their races, longest first.
 * @param at ISO instant
 * @throws DomainError event-not-found
 */
export async function findReviewInputs(
  db: Database,
  permalink: string,
  locale: Locale,
  at: string,
) {
  const [rows] = await readBatch(db, [
    sql`SELECT ev.id AS "eventId", ev.name_language AS language, e.id AS edition, e.date, e.end_date AS "endDate",
        (SELECT json_group_array(json_object('id', r.id, 'name', r.name, 'names', json(r.names), 'sport', r.sport,
          'metres', r.metres)) FROM (SELECT * FROM race WHERE edition_id = e.id ORDER BY metres DESC, ordinal) r) AS races
      FROM event ev LEFT JOIN edition e ON e.event_id = ev.id AND ${heldSql(at)}
      WHERE ev.permalink = ${permalink} ORDER BY e.date DESC LIMIT ${editionsLimit}`,
  ])
  const found = v.parse(v.array(inputRow), rows)
  const [first] = found
  if (first === undefined) throw new DomainError('event-not-found')
  const editions = found.flatMap(({ edition, date, endDate, races, language }) =>
    edition === null || date === null || endDate === null
      ? []
      : [
          {
            id: edition,
            date,
            endDate,
            races: races.map((race) => ({
              ...race,
              name: nameAtEvent(race.name, race.names, language, locale),
            })),
          },
        ],
  )
  return { eventId: first.eventId, editions }
}

export type ReviewInputs = Awaited<ReturnType<typeof findReviewInputs>>
