import { createRandom } from '../../src/model/values/random.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import type { Database } from '../../worker/db/client.ts'
import { changeExtras } from '../../worker/domain/commerce/orders/change-extras.ts'
import { changePromo } from '../../worker/domain/commerce/orders/change-promo.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { giveUpPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import { recordPayment } from '../../worker/domain/commerce/payments/record-payment.ts'
import { startPayment } from '../../worker/domain/commerce/payments/start-payment.ts'

/** Runs tasks, so many of them at once. */
export async function atOnce(
  count: number,
  tasks: readonly (() => Promise<void>)[],
): Promise<void> {
  const left = [...tasks]
  const worker = async () => {
    for (let task = left.shift(); task !== undefined; task = left.shift()) await task()
  }
  await Promise.all(Array.from({ length: count }, worker))
}

export interface Storm {
  db: Database
  editionId: number
  raceId: number
  /** Extra that half of the buyers want, at once or afterwards; those who find it gone take none. */
  extra?: number
  /** Promo code that half of the buyers try; those who find it used up pay the whole price. */
  promo?: string
  seed: number
  /** Distinguishes the orders of rounds. */
  round: number
  now: Date
}

const minutes = (from: Date, count: number) => new Date(from.getTime() + count * 60_000)

/**
 * A buyer: holds one to three places, walks away (15 %), or pays at once, late after the hold has ended (15 %), or twice
 * (10 %); some give their places up again (10 %).
 */
export function buyer(storm: Storm, number: number) {
  const { db, editionId, raceId, extra, promo = '', seed, round, now } = storm
  const random = createRandom(seed * 1_000 + number)
  const quantity = random() < 0.15 ? 3 : 1
  const [walks, late, twice, givesUp] = [
    random() < 0.15,
    random() < 0.15,
    random() < 0.1,
    random() < 0.1,
  ]
  const wish = random()
  const items = (isWanted: boolean) =>
    extra === undefined || !isWanted ? [] : [{ optionId: extra, ordinal: 0, quantity: 1 }]
  return async (): Promise<void> => {
    const take = async (isWanted: boolean) =>
      await holdOrder(
        db,
        {
          editionId,
          places: [{ raceId, quantity }],
          items: items(isWanted),
          shownTotal: null,
          token: `round ${round}, buyer ${number}`,
          buyerId: null,
          locale: 'en',
        },
        now,
      )
    const first = await patiently(async () => await take(wish < 0.25))
    const isGone = first?.state === 'refused' && first.refusal.reason === 'extra-gone'
    const held = isGone ? await patiently(async () => await take(false)) : first
    if (held?.state !== 'held' || walks) return
    const { id: orderId } = held.order
    if (wish >= 0.25 && wish < 0.5)
      await patiently(async () => await changeExtras(db, orderId, items(true), now))
    if (promo !== '' && number % 2 === 0)
      await patiently(async () => await changePromo(db, orderId, promo, now))
    const start = {
      orderId,
      method: 'test-card',
      state: 'paying' as const,
      until: minutes(now, 16),
    }
    const payment = await startPayment(db, start, now)
    const received = { paymentId: payment.id, amount: payment.amount, currency: payment.currency }
    const paidAt = late ? minutes(now, 20) : now
    const state = await recordPayment(db, received, paidAt)
    if (twice) await recordPayment(db, received, paidAt)
    if (givesUp && state === 'succeeded')
      await giveUpPlaces(db, { orderId, ordinals: null, amount: null, withFee: true }, paidAt)
  }
}

/** A buyer who lost against others in each attempt comes again. */
async function patiently<T>(work: () => Promise<T>): Promise<T | null> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'conflict')) throw error
    }
  }
}
