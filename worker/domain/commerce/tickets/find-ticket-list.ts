import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { TicketList } from '../../../../src/model/tickets/check-ticket.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { findEditionKeys } from './edition-keys.ts'
import { isGoodEntrySql } from './is-good-entry.ts'

const rows = v.array(
  v.object({
    id: v.number(),
    version: v.number(),
    isWithdrawn: v.pipe(
      v.number(),
      v.transform((value) => value === 1),
    ),
  }),
)

/**
 * Public keys and entries of an edition. Entries of paid orders that were cancelled stay in it, so that the list is the list of
 * withdrawn tickets as well. All are withdrawn once the edition is cancelled.
 */
export async function findTicketList(db: Database, editionId: number): Promise<TicketList> {
  const { results } = await prepare(
    db,
    sql`SELECT e.id, e.ticket_version AS version,
        NOT ${sql.raw(isGoodEntrySql)} AS "isWithdrawn"
      FROM entry e JOIN purchase p ON p.id = e.order_id JOIN edition d ON d.id = p.sale_id
      WHERE p.sale_id = ${editionId} AND p.state IN ('paid', 'refunded') AND e.state <> 'draft'`,
  ).all()
  const keys = await findEditionKeys(db, editionId)
  return {
    editionId,
    keys: keys.map(({ number, publicKey, endsAt }) => ({ editionId, number, publicKey, endsAt })),
    races: null,
    entries: new Map(
      v.parse(rows, results).map(({ id, version, isWithdrawn }) => [id, { version, isWithdrawn }]),
    ),
  }
}
