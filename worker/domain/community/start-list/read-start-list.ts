import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { localeOrDefault, type Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { reachableReaderSql } from '../../accounts/members/reachable.ts'
import { readListedEditions, type ListedEdition } from '../listed-editions.ts'

const readerRow = v.object({ email: v.string(), locale: v.string() })

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
  const editions = await readListedEditions(db, all, locale)
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
