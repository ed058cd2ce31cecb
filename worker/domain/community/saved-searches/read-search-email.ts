import { and, eq, inArray, sql } from 'drizzle-orm'
import { localeOrDefault, type Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { member } from '../../accounts/members/member.table.ts'
import { reachableSql } from '../../accounts/members/reachable.ts'
import { readListedEditions, type ListedEdition } from '../listed-editions.ts'
import { savedSearch } from './saved-search.table.ts'

/** A search with the editions that an email names. */
export interface FoundSearch {
  id: number
  name: string
  editions: ListedEdition[]
}

/**
 * The content of a queued email as of now: searches that have ended and editions that are off are left out. Null if the
 * member may not get it any more.
 */
export async function readSearchEmail(
  db: Database,
  memberId: number,
  queued: readonly { search: number; editions: readonly number[] }[],
): Promise<{ reader: { email: string; locale: Locale }; searches: FoundSearch[] } | null> {
  const who = sql`FROM member who WHERE who.id = ${memberId} AND ${sql.raw(reachableSql)}`
  const ids = queued.map(({ search }) => search)
  const [[reader], names] = await db.batch([
    db
      .select({ email: member.email, locale: member.locale })
      .from(member)
      .where(and(eq(member.id, memberId), sql`EXISTS (SELECT 1 ${who})`)),
    db
      .select({ id: savedSearch.id, name: savedSearch.name })
      .from(savedSearch)
      .where(and(eq(savedSearch.memberId, memberId), inArray(savedSearch.id, ids))),
  ])
  if (reader === undefined) return null
  const locale = localeOrDefault(reader.locale)
  const editions = await readListedEditions(
    db,
    queued.flatMap((each) => [...each.editions]),
    locale,
  )
  const searches = names.flatMap(({ id, name }) => {
    const wanted = queued.find(({ search }) => search === id)?.editions ?? []
    const found = wanted.flatMap((each) => {
      const edition = editions.get(each)
      return edition?.isConfirmed === true ? [edition] : []
    })
    return found.length === 0 ? [] : [{ id, name, editions: found }]
  })
  return { reader: { email: reader.email, locale }, searches }
}
