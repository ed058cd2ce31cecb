import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { savedSearchesLimit } from '../../../../src/model/values/limits.ts'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { savedSearch } from './saved-search.table.ts'

/** A search without its member. */
export interface SavedSearch {
  id: number
  query: string
  name: string
  /** ISO instant. */
  createdAt: string
}

const columns = {
  id: savedSearch.id,
  query: savedSearch.query,
  name: savedSearch.name,
  createdAt: savedSearch.createdAt,
}

/** A member's searches, the latest first. */
export async function listSearches(db: Database, memberId: number): Promise<SavedSearch[]> {
  return await db
    .select(columns)
    .from(savedSearch)
    .where(eq(savedSearch.memberId, memberId))
    .orderBy(desc(savedSearch.id))
}

/**
 * Saves a search; again, it changes nothing. One statement checks and inserts, so that the limit is exact.
 * @throws DomainError list-full
 */
export async function addSearch(
  db: Database,
  memberId: number,
  { query, name }: Pick<SavedSearch, 'query' | 'name'>,
  now: Date,
): Promise<void> {
  const isByMember = eq(savedSearch.memberId, memberId)
  const saved = db.select({ n: count() }).from(savedSearch).where(isByMember)
  const [, present] = await db.batch([
    db
      .insert(savedSearch)
      .select(
        selectRow(
          savedSearch,
          { memberId, query, name, createdAt: now.toISOString() },
          sql`WHERE ${lt(sql`(${saved})`, savedSearchesLimit)}`,
        ),
      )
      .onConflictDoNothing(),
    db
      .select({ id: savedSearch.id })
      .from(savedSearch)
      .where(and(isByMember, eq(savedSearch.query, query))),
  ])
  if (present.length === 0) throw new DomainError('list-full')
}

/** Ends a member's search; again, it changes nothing. */
export async function endSearch(db: Database, memberId: number, id: number): Promise<void> {
  await db
    .delete(savedSearch)
    .where(and(eq(savedSearch.memberId, memberId), eq(savedSearch.id, id)))
}
