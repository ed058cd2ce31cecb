import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../src/model/locales.ts'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'
import { takesPlaceSql } from '../catalogue/editions/takes-place.ts'
import { eventNameColumns, eventNames, withName } from '../catalogue/names/event-name.ts'
import { editionTown } from '../catalogue/names/town-name.ts'

const editionRow = v.object({
  id: v.number(),
  permalink: v.string(),
  ...eventNames,
  date: v.string(),
  isConfirmed: v.number(),
  city: v.string(),
  country: v.string(),
  opens: v.nullable(v.string()),
  closes: v.nullable(v.string()),
})

/** An edition that an email lists. */
export interface ListedEdition {
  permalink: string
  name: string
  /** Locale of the name, or a BCP 47 tag. */
  nameLanguage: string
  /** ISO date of the first day. */
  date: string
  isConfirmed: boolean
  /** In the language of the reader. */
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ISO dates of the first and last day of sign-up. */
  opens: string | null
  closes: string | null
}

/** Editions by id, as of now, without those that are off or gone. */
export async function readListedEditions(
  db: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, ListedEdition>> {
  const [rows] = await readBatch(db, [
    sql`SELECT e.id, ev.permalink, ${eventNameColumns}, e.date, e.date_confirmed AS "isConfirmed", c.country,
        ${editionTown(locale)} AS city,
        e.registration_starts_on AS opens, e.registration_ends_on AS closes
      FROM edition e JOIN event ev ON ev.id = e.event_id JOIN city c ON c.id = e.city_id
      WHERE e.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
        AND ${sql.raw(takesPlaceSql)}`,
  ])
  return new Map(
    v.parse(v.array(editionRow), rows).map((row) => {
      const { name, nameLanguage } = withName(row, locale)
      const { id, permalink, date, isConfirmed, city, country, opens, closes } = row
      const known = { permalink, name, nameLanguage, date, city, country, opens, closes }
      return [id, { ...known, isConfirmed: isConfirmed === 1 }]
    }),
  )
}
