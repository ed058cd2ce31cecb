import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { isFailedCondition } from '../../../db/require-condition.ts'
import { findTerms, type SaleTerms } from '../sales/find-terms.ts'
import { changeStatements, type OrderChange } from './change-order.ts'
import { findOrder, type Order } from './find-order.ts'

interface Changing {
  order: Order
  terms: SaleTerms
}

/** Attempts that may lose against other buyers, before the last rooms that were read decide. */
const attempts = 4

/**
 * Changes a held order as a plan says, made from what is read in each attempt.
 * @returns the plan's refusal, or null once the order is changed
 * @throws DomainError not-found; conflict if the hold ended, the order is being paid, or others were faster each time
 */
export async function attemptChange<Refusal>(
  db: Database,
  orderId: string,
  plan: (found: Changing) => { change: Omit<OrderChange, 'terms'> } | { refusal: Refusal },
  now: Date,
): Promise<Refusal | null> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const order = await findOrder(db, orderId)
    const terms = order === null ? null : await findTerms(db, order.editionId, now, orderId)
    if (order === null || terms === null) throw new DomainError('not-found')
    const isOver = order.until === null || order.until <= now.toISOString()
    if (order.state !== 'held' || isOver) throw new DomainError('conflict')
    const planned = plan({ order, terms })
    if ('refusal' in planned) return planned.refusal
    try {
      await db.$client.batch(changeStatements(db, order, { terms, ...planned.change }, now))
      return null
    } catch (error) {
      if (!isFailedCondition(error)) throw error
    }
  }
  throw new DomainError('conflict')
}
