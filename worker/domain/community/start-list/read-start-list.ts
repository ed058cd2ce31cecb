import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { localeOrDefault, type Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { reachableReaderSql } from '../../accounts/members/reachable.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'
import { takesPlaceSql } from '../../catalogue/editions/takes-place.ts'
import { editionTown } from '../../catalogue/names/town-name.ts'

const readerRow = v.object({ email: v.string(), locale: v.string() })

const editionRow = v.object({
  id: v.number(),
  permalink: v.string(),
  ...eventNames,
  date: v.string(),
  city: v.string(),
  country: v.string(),
  opens: v.nullable(v.string()),
  closes: v.nullable(v.string()),
})

/** An edition of a list. */
export interface ListedEdition {
  permalink: string
  name: string
  /** Locale of the name, or a BCP 47 tag. */
  nameLanguage: string
  /** ISO date of the first day. */
  date: string
  /** In the language of the reader. */
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ISO dates of the first and last day of sign-up. */
  opens: string | null
  closes: string | null
}

export const listParts = [
  'saved',
  'followed',
  'near',
  'confirmed',
  'opened',
  'closing',
  'find',
] as const
export type ListPart = (typeof listParts)[number]

export interface StartList {
  reader: { email: string; locale: Locale }
  parts: Record<ListPart, ListedEdition[]>
}

/** Ids of the editions of each part. */
export type ListIds = Record<ListPart, readonly number[]>

/**
 * The content of a queued list as of now, without editions that are off or gone. Null if the subscription has ended.
 * Two round trips, because the names depend on the reader's language.
 */
export async function readStartList(
  db: Database,
  subscription: string,
  ids: ListIds,
): Promise<StartList | null> {
  const [readers] = await readBatch(db, [
    sql`SELECT coalesce(who.email, n.email) AS email, coalesce(who.locale, n.locale) AS locale
      FROM newsletter_subscription n LEFT JOIN member who ON who.id = n.member_id
      WHERE n.public_id = ${subscription} AND n.confirmed_at IS NOT NULL AND ${sql.raw(reachableReaderSql)}`,
  ])
  const [reader] = v.parse(v.array(readerRow), readers)
  if (reader === undefined) return null
  const locale = localeOrDefault(reader.locale)
  const all = listParts.flatMap((part) => [...ids[part]])
  const [rows] = await readBatch(db, [
    sql`SELECT e.id, ev.permalink, ${eventNameColumns}, e.date, c.country,
        ${editionTown(locale)} AS city,
        e.registration_starts_on AS opens, e.registration_ends_on AS closes
      FROM edition e JOIN event ev ON ev.id = e.event_id JOIN city c ON c.id = e.city_id
      WHERE e.id IN (SELECT value FROM json_each(${JSON.stringify(all)}))
        AND ${sql.raw(takesPlaceSql)}`,
  ])
  const editions = new Map(
    v.parse(v.array(editionRow), rows).map((row) => {
      const { name, nameLanguage } = withName(row, locale)
      const { id, permalink, date, city, country, opens, closes } = row
      return [id, { permalink, name, nameLanguage, date, city, country, opens, closes }]
    }),
  )
  const of = (part: ListPart) => ids[part].flatMap((id) => editions.get(id) ?? [])
  const parts = {
    saved: of('saved'),
    followed: of('followed'),
    near: of('near'),
    confirmed: of('confirmed'),
    opened: of('opened'),
    closing: of('closing'),
    find: of('find'),
  }
  return { reader: { email: reader.email, locale }, parts }
}
