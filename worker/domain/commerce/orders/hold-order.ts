import { sql } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'
import { holdMinutes } from '../../../../src/model/orders/holds.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { isUniqueViolation } from '../../../db/is-unique-violation.ts'
import { isFailedCondition } from '../../../db/require-condition.ts'
import { randomToken, sha256 } from '../../../runtime/digest.ts'
import { takeStock } from '../capacity/take-stock.ts'
import { findTerms, isOpenAt, type SaleTerms } from '../sales/find-terms.ts'
import { itemsThatFit, type ItemWant } from '../sales/plan-items.ts'
import { planOrder, type Plan, type Refusal } from '../sales/plan-order.ts'
import type { PlaceWant } from '../sales/plan-places.ts'
import { carriedItems } from './carried-items.ts'
import { findOrder, findOrderByToken, type Order } from './find-order.ts'
import { insertOrder } from './insert-order.ts'
import { giveUpStatements, takeOverStatements } from './replace-order.ts'

export interface OrderInput {
  editionId: number
  places: readonly PlaceWant[]
  /** Extras, none without. An order that replaces another takes those of the former one along as far as they are left, and its promo code. */
  items?: readonly ItemWant[]
  /** Total that the buyer saw, in minor units; null if none was shown. */
  shownTotal: number | null
  /** Price of all places that the buyer saw, without extras; null if none was shown. */
  shownPlaces?: number | null
  /**
   * Random text that the form was made with and that is the order's address from then on: a form that is sent again gets the
   * order that stands.
   */
  token: string
  buyerId: number | null
  locale: Locale
  /** Order of the same buyer that gives its places up for this one, if all of this one fit. */
  replaces?: string
}

export type Held =
  | { state: 'held'; order: Order }
  | { state: 'refused'; refusal: Refusal | { reason: 'not-open' } | PriceMoved }

interface PriceMoved {
  reason: 'price-moved'
  shown: number
  total: number
  currency: string
}

/** Plans that may lose against other buyers, before the last rooms that were read decide. */
const attempts = 4

/**
 * Holds the places of a new order for `holdMinutes`, all or none. The prices are the plan's; nothing of the request decides
 * them.
 * @throws DomainError not-found for an edition that is not sold here, conflict if other buyers were faster each time
 */
export async function holdOrder(db: Database, input: OrderInput, now: Date): Promise<Held> {
  const tokenHash = await sha256(input.token)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const standing = await findOrderByToken(db, input.token)
    if (standing !== null) return { state: 'held', order: standing }
    const terms = await findTerms(db, input.editionId, now, input.replaces)
    if (terms === null) throw new DomainError('not-found')
    if (!isOpenAt(terms, now)) return { state: 'refused', refusal: { reason: 'not-open' } }
    const carried = await carriedOf(db, terms, input)
    const plan = planOrder(terms, { places: input.places, ...carried }, now)
    if ('reason' in plan) return { state: 'refused', refusal: plan }
    const moved = movedPrice(plan, input)
    if (moved !== null) return { state: 'refused', refusal: { ...moved, currency: terms.currency } }
    await writeOrder(db, { terms, plan, tokenHash, input }, now)
  }
  // The last attempt may have written it.
  const written = await findOrderByToken(db, input.token)
  if (written === null) throw new DomainError('conflict')
  return { state: 'held', order: written }
}

/** Extras and code of a new order: those of the former one, as far as they are left. */
async function carriedOf(
  db: Database,
  terms: SaleTerms,
  { items = [], places, replaces }: OrderInput,
): Promise<{ items: readonly ItemWant[]; promoId: number | null }> {
  const former = replaces === undefined ? null : await findOrder(db, replaces)
  if (former === null) return { items, promoId: null }
  const count = places.reduce((sum, { quantity }) => sum + quantity, 0)
  const { promoId } = former
  return { items: itemsThatFit(terms, carriedItems(former, places), count), promoId }
}

/** The sum that was shown, beside that of the plan if it is another one. */
function movedPrice(plan: Plan, { shownTotal, shownPlaces = null }: OrderInput) {
  const places = plan.places.reduce((sum, { price }) => sum + price, 0)
  const sums = [
    { shown: shownTotal, total: plan.total },
    { shown: shownPlaces, total: places },
  ]
  for (const { shown, total } of sums)
    if (shown !== null && shown !== total) return { reason: 'price-moved' as const, shown, total }
  return null
}

interface NewOrder {
  terms: SaleTerms
  plan: Plan
  tokenHash: string
  input: OrderInput
}

/** Takes the plan's stocks and writes the order, if they were all free and the terms are as they were read. */
async function writeOrder(
  db: Database,
  { terms, plan, tokenHash, input }: NewOrder,
  now: Date,
): Promise<void> {
  const orderId = randomToken(16)
  const { editionId, version } = terms
  const until = new Date(now.getTime() + holdMinutes * 60_000).toISOString()
  const condition = sql`EXISTS (SELECT 1 FROM sale WHERE edition_id = ${editionId} AND version = ${version})`
  const isTaken = sql`EXISTS (SELECT 1 FROM take WHERE order_id = ${orderId})`
  const { buyerId, locale, replaces } = input
  const order = { orderId, tokenHash, terms, plan, buyerId, email: null, locale, isTaken }
  try {
    await db.$client.batch([
      ...(replaces === undefined ? [] : giveUpStatements(db, replaces)),
      takeStock(db, { orderId, editionId, wants: plan.wants, until, condition, replaces }, now),
      ...insertOrder(db, order, now),
      ...(replaces === undefined ? [] : takeOverStatements(db, replaces, { orderId, isTaken })),
    ])
  } catch (error) {
    // The same form, sent twice at once: the other batch has written its order.
    if (!isUniqueViolation(error) && !isFailedCondition(error)) throw error
  }
}
