import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import {
  signedBytes,
  ticketBody,
  writeTicketCode,
} from '../../../../src/model/tickets/ticket-code.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { signingKey } from './edition-keys.ts'
import { isGoodEntrySql } from './is-good-entry.ts'
import { openKey } from './seal-key.ts'

const rows = v.array(
  v.object({
    editionId: v.number(),
    raceId: v.number(),
    entryId: v.number(),
    ordinal: v.number(),
    version: v.number(),
  }),
)

/** The ticket of a place of an order. */
export interface SignedTicket {
  /** Place in the order, from 0. */
  ordinal: number
  version: number
  /** Text of its QR code. */
  code: string
}

/**
 * The tickets of an order, in the order of its places: none before it is paid or once the edition is cancelled.
 * @param secret TICKET_KEY
 */
export async function signTickets(
  db: Database,
  orderId: string,
  secret: string,
  now: Date,
): Promise<SignedTicket[]> {
  const { results } = await prepare(
    db,
    sql`SELECT p.sale_id AS "editionId", e.race_id AS "raceId", e.id AS "entryId", e.ordinal, e.ticket_version AS version
      FROM entry e JOIN purchase p ON p.id = e.order_id JOIN edition d ON d.id = p.sale_id
      WHERE p.id = ${orderId} AND ${sql.raw(isGoodEntrySql)} ORDER BY e.ordinal`,
  ).all()
  const entries = v.parse(rows, results)
  const [first] = entries
  if (first === undefined) return []
  const key = await signingKey(db, first.editionId, secret, now)
  const privateKey = await openKey(key.sealedKey, key, secret)
  return await Promise.all(
    entries.map(async ({ ordinal, ...entry }) => {
      const body = ticketBody({ ...entry, keyNumber: key.number })
      const signature = await crypto.subtle.sign('Ed25519', privateKey, signedBytes(body))
      const code = writeTicketCode(body, new Uint8Array(signature))
      return { ordinal, version: entry.version, code }
    }),
  )
}
