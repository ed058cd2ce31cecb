import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { represents } from '../../organisers/people/represents.ts'

const rows = v.array(v.object({ id: v.number() }))

/**
 * Edition with a sale, for members who may edit its event.
 * @param reference id of the edition, as it is in the path of a route
 * @throws DomainError not-found, also for members who may not
 */
export async function requireSale(
  db: Database,
  memberId: number,
  reference: string,
): Promise<number> {
  const { results } = await prepare(
    db,
    sql`SELECT e.id FROM edition e JOIN event ev ON ev.id = e.event_id JOIN sale s ON s.edition_id = e.id
      WHERE e.id = ${/^\d{1,15}$/u.test(reference) ? Number(reference) : 0} AND ${represents(memberId, sql`ev.organiser_id`)}`,
  ).all()
  const [found] = v.parse(rows, results)
  if (found === undefined) throw new DomainError('not-found')
  return found.id
}
