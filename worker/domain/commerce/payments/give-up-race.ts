import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { giveUpPlaces } from './give-up-places.ts'

interface Race {
  editionId: number
  /** Null for all races of the edition. */
  raceId: number | null
  withFee: boolean
  /** Most orders of a call. */
  limit: number
}

const rows = v.array(
  v.object({ id: v.string(), ordinals: v.pipe(v.string(), v.parseJson(), v.array(v.number())) }),
)

/**
 * Gives up all places of a race, or of an edition that is not held, and asks for the refund of what they cost. It may be
 * interrupted at any point and run again: places that are given up are not found a second time.
 * @returns orders of this call; 0 once none is left
 */
export async function giveUpRace(
  db: Database,
  { editionId, raceId, withFee, limit }: Race,
  now: Date,
): Promise<number> {
  const { results } = await prepare(
    db,
    sql`SELECT p.id, (SELECT json_group_array(e.ordinal) FROM entry e WHERE e.order_id = p.id AND e.state = 'valid'
        AND (${raceId} IS NULL OR e.race_id = ${raceId})) AS ordinals
      FROM purchase p WHERE p.sale_id = ${editionId} AND p.state = 'paid'
        AND EXISTS (SELECT 1 FROM entry e WHERE e.order_id = p.id AND e.state = 'valid'
          AND (${raceId} IS NULL OR e.race_id = ${raceId}))
      ORDER BY p.paid_at, p.id LIMIT ${limit}`,
  ).all()
  const orders = v.parse(rows, results)
  for (const { id: orderId, ordinals } of orders)
    try {
      await giveUpPlaces(db, { orderId, ordinals, amount: null, withFee }, now)
    } catch (error) {
      // It changed meanwhile; a later call finds it as it is then.
      if (!(error instanceof DomainError) || error.code !== 'conflict') throw error
    }
  return orders.length
}
