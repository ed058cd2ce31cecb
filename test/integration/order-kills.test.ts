import { expect, test } from 'vitest'
import { createDatabase } from '../../worker/db/client.ts'
import { findDifferences } from '../../worker/domain/commerce/find-differences.ts'
import { findOrderByToken } from '../../worker/domain/commerce/orders/find-order.ts'
import { changeExtras } from '../../worker/domain/commerce/orders/change-extras.ts'
import { changePromo } from '../../worker/domain/commerce/orders/change-promo.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { giveUpPlace } from '../../worker/domain/commerce/payments/give-up-place.ts'
import { giveUpPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import { payOrder } from '../../worker/payments/pay-order.ts'
import { sendRefunds } from '../../worker/payments/send-refunds.ts'
import {
  club,
  meal,
  openSaleInProcess,
  saleNow as now,
  saleWithExtras,
  shirt,
} from '../support/sale-tables.ts'
import { stoppingDatabase } from '../support/stopping-database.ts'

/** An order with extras from its hold to its refund, whose process ends at each call of the database in turn, and which is then repeated. */

const token = 'form'

/** 80 % of a place at half of 10.00 with a shirt at 5.00, less 1.00; the rest of the 10.00 stays paid. */
const ruled = 700

/** Repeats what the order's state still lacks, as its buyer, its page and the cron do. */
async function bringToRefund(binding: D1Database): Promise<void> {
  const db = createDatabase(binding)
  const input = { shownTotal: null, token, buyerId: null, locale: 'en' as const }
  const places = [{ raceId: 101, quantity: 3 }]
  const shirts = { optionId: shirt, ordinal: 0, quantity: 1 }
  const held = await holdOrder(db, { editionId: 11, places, items: [shirts], ...input }, now)
  if (held.state === 'refused') throw new Error(`refused: ${held.refusal.reason}`)
  const { id: orderId } = held.order
  const method = { method: 'test-card', ending: 'succeeds', methods: ['test-card'] } as const
  const state = async () => (await findOrderByToken(db, token))?.state
  const meals = { optionId: meal, ordinal: null, quantity: 2 }
  if ((await state()) === 'held') await changeExtras(db, orderId, [shirts, meals], now)
  if ((await state()) === 'held') await changePromo(db, orderId, club.code, now)
  if ((await state()) === 'held' || (await state()) === 'paying')
    await payOrder(db, { orderId, ...method }, now)
  const part = { orderId, amount: null, withFee: true }
  const [first] = held.order.places
  const isWhole = async () =>
    (await findOrderByToken(db, token))?.places.every((place) => place.state === 'valid')
  // One place first, by its buyer and the rule, then the others.
  if (first !== undefined && (await state()) === 'paid' && (await isWhole()) === true)
    await giveUpPlace(db, { orderId, ordinal: 0, shown: ruled }, now)
  if ((await state()) === 'paid') await giveUpPlaces(db, { ...part, ordinals: null }, now)
  await sendRefunds(db, 10, now)
}

test('a process that ends at any call leaves nothing half written, and a repetition completes it', async () => {
  const tables = await openSaleInProcess()
  const { count } = await (async () => {
    await tables.restart(saleWithExtras)
    const whole = stoppingDatabase(tables.binding, Infinity)
    await bringToRefund(whole.db)
    return whole
  })()
  expect(count.calls).toBeGreaterThan(8)
  for (let at = 1; at <= count.calls; at += 1) {
    await tables.restart(saleWithExtras)
    const stopped = stoppingDatabase(tables.binding, at)
    await expect(bringToRefund(stopped.db)).rejects.toThrow(`killed at call ${at}`)
    expect(await findDifferences(tables.db), `after call ${at}`).toEqual([])
    await bringToRefund(tables.binding)
    expect(await findDifferences(tables.db)).toEqual([])
    const { results } = await tables.binding
      .prepare(
        `SELECT p.state, y.state AS money, (SELECT sum(sold) FROM stock) AS sold,
          (SELECT count(*) FROM purchase) AS orders, (SELECT sum(amount) FROM posting WHERE account = 'clearing:test-card') AS left
        FROM purchase p JOIN payment y ON y.order_id = p.id`,
      )
      .all()
    expect(results).toEqual([
      { state: 'refunded', money: 'succeeded', sold: 0, orders: 1, left: 1_000 - ruled },
    ])
  }
})

test('control: a place that is given up without its refund is found', async () => {
  const tables = await openSaleInProcess()
  await tables.restart(saleWithExtras)
  await bringToRefund(tables.binding)
  expect(await findDifferences(tables.db)).toEqual([])
  await tables.binding.prepare('DELETE FROM refund WHERE amount = ?1').bind(ruled).run()
  await tables.binding
    .prepare(`UPDATE refund SET state = 'asked' WHERE amount <> ?1`)
    .bind(ruled)
    .run()
  expect((await findDifferences(tables.db)).map(({ check }) => check)).toContain(
    'a refund that is paid is in the ledger',
  )
})
