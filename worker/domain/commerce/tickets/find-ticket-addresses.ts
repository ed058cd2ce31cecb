import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { isGoodEntrySql } from './is-good-entry.ts'
import { writeTicketAddress } from './ticket-address.ts'

const rows = v.array(v.object({ ordinal: v.number(), entryId: v.number(), version: v.number() }))

/**
 * Addresses of the tickets of an order by the ordinals of its places: none before it is paid or once the edition is cancelled.
 * @param secret TICKET_KEY; null for a site without it, which has no tickets
 */
export async function findTicketAddresses(
  db: Database,
  orderId: string,
  secret: string | null,
): Promise<ReadonlyMap<number, string>> {
  if (secret === null) return new Map()
  const { results } = await prepare(
    db,
    sql`SELECT e.ordinal, e.id AS "entryId", e.ticket_version AS version
      FROM entry e JOIN purchase p ON p.id = e.order_id JOIN edition d ON d.id = p.sale_id
      WHERE p.id = ${orderId} AND ${sql.raw(isGoodEntrySql)} ORDER BY e.ordinal`,
  ).all()
  return new Map(
    v.parse(rows, results).map(({ ordinal, ...of }) => [ordinal, writeTicketAddress(of, secret)]),
  )
}
