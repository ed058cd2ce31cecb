import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

/** Milliseconds for which a document counts as open after a browser was last heard of; browsers report each 30 s. */
const openMs = 90_000

/** ISO instant; a document is open in the browsers that were heard of since. */
export const openSince = (now: Date): string => new Date(now.getTime() - openMs).toISOString()

/** Initials of a row of members. */
export const memberInitials = sql`upper(substr(first_name, 1, 1) || substr(last_name, 1, 1))`

const names = v.array(v.object({ initials: v.string() }))

/**
 * Records that a member has a document open.
 * @returns initials of the others who have it open
 * @throws DomainError not-found
 */
export async function reportPresence(
  db: Database,
  { documentId, memberId }: { documentId: number; memberId: number },
  now: Date,
): Promise<string[]> {
  const at = now.toISOString()
  const before = openSince(now)
  const results = await db.$client.batch(
    [
      sql`DELETE FROM desk_presence WHERE seen_at < ${before}`,
      sql`INSERT INTO desk_presence (document_id, member_id, seen_at)
        SELECT id, ${memberId}, ${at} FROM document WHERE id = ${documentId}
        ON CONFLICT DO UPDATE SET seen_at = excluded.seen_at`,
      sql`SELECT ${memberInitials} AS initials
        FROM desk_presence JOIN member ON member.id = member_id
        WHERE document_id = ${documentId} AND member_id <> ${memberId} ORDER BY seen_at DESC`,
    ].map((statement) => prepare(db, statement)),
  )
  if (results[1]?.meta.changes !== 1) throw new DomainError('not-found')
  return v.parse(names, results.at(-1)?.results).map(({ initials }) => initials)
}
