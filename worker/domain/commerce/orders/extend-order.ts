import { sql } from 'drizzle-orm'
import { holdMinutes, mostExtensions } from '../../../../src/model/orders/holds.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { isHeld, prolongTakes } from '../capacity/change-takes.ts'

/**
 * Holds an order's places for another `holdMinutes` from now. A hold that ended is not prolonged: its places may be gone.
 * @returns the instant at which the hold ends
 * @throws DomainError conflict if the hold ended, was extended `mostExtensions` times, or the order is being paid
 */
export async function extendOrder(db: Database, orderId: string, now: Date): Promise<Date> {
  const until = new Date(now.getTime() + holdMinutes * 60_000)
  const [extended] = await db.$client.batch([
    prepare(
      db,
      sql`UPDATE purchase SET extensions = extensions + 1, version = version + 1
        WHERE id = ${orderId} AND state = 'held' AND extensions < ${mostExtensions}
          AND ${isHeld(orderId, now)}`,
    ),
    prolongTakes(db, { orderId, until: until.toISOString(), condition: sql`changes() = 1` }),
  ])
  if (extended?.meta.changes !== 1) throw new DomainError('conflict')
  return until
}
