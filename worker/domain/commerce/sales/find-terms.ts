import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { roomRow, roomsOf } from '../capacity/find-rooms.ts'
import { offerColumn } from './offer.ts'

const terms = v.object({
  editionId: v.number(),
  /** First day of the edition. */
  date: v.string(),
  organiserId: v.number(),
  currency: v.string(),
  opensAt: v.string(),
  closesAt: v.string(),
  state: v.picklist(['open', 'paused']),
  feeMode: v.picklist(['inside', 'on_top']),
  feeBasisPoints: v.number(),
  feeFixed: v.number(),
  offer: offerColumn,
  version: v.number(),
})

const step = v.object({
  id: v.number(),
  raceId: v.number(),
  amount: v.number(),
  validUntil: v.nullable(v.string()),
})

const read = v.tuple([v.array(terms), v.array(step), v.array(roomRow)])

/** The terms of a sale with its price steps, in order, and the rooms of its stocks at an instant. */
export type SaleTerms = v.InferOutput<typeof terms> & {
  steps: v.InferOutput<typeof step>[]
  rooms: v.InferOutput<typeof roomRow>[]
}

/**
 * Null if the edition is not sold here.
 * @param without order whose holds do not count
 * @param forLine true if the rooms are for an offer to the waiting list
 */
export async function findTerms(
  db: Database,
  editionId: number,
  now: Date,
  without = '',
  forLine = false,
): Promise<SaleTerms | null> {
  const [[found], steps, rooms] = v.parse(
    read,
    await readBatch(db, [
      sql`SELECT s.edition_id AS "editionId", d.date, s.organiser_id AS "organiserId", s.currency, s.opens_at AS "opensAt",
          s.closes_at AS "closesAt", s.state, s.fee_mode AS "feeMode", s.fee_basis_points AS "feeBasisPoints",
          s.fee_fixed AS "feeFixed", s.offer, s.version
        FROM sale s JOIN edition d ON d.id = s.edition_id WHERE s.edition_id = ${editionId}`,
      sql`SELECT p.id, p.race_id AS "raceId", p.amount, p.valid_until AS "validUntil"
        FROM price_step p JOIN race r ON r.id = p.race_id WHERE r.edition_id = ${editionId}
        ORDER BY p.race_id, p.ordinal`,
      roomsOf(editionId, now, without, forLine),
    ]),
  )
  return found === undefined ? null : { ...found, steps, rooms }
}

/** True if a sale takes orders at an instant. */
export const isOpenAt = (
  { state, opensAt, closesAt }: Pick<SaleTerms, 'state' | 'opensAt' | 'closesAt'>,
  now: Date,
): boolean => {
  const at = now.toISOString()
  return state === 'open' && opensAt <= at && at < closesAt
}
