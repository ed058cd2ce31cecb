import { sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

/** Versions fit two bytes of the code. */
const lastVersion = 65_535

/**
 * Replaces the ticket of a place: the former one is refused from now on.
 * @param ordinal place in the order, from 0
 * @throws DomainError not-found if there is no such valid place
 */
export async function renewTicket(db: Database, orderId: string, ordinal: number): Promise<void> {
  const { meta } = await prepare(
    db,
    sql`UPDATE entry SET ticket_version = ticket_version + 1
      WHERE order_id = ${orderId} AND ordinal = ${ordinal} AND state = 'valid' AND ticket_version < ${lastVersion}`,
  ).run()
  if (meta.changes !== 1) throw new DomainError('not-found')
}
