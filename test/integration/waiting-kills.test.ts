import { expect, test } from 'vitest'
import { createDatabase } from '../../worker/db/client.ts'
import { findDifferences } from '../../worker/domain/commerce/find-differences.ts'
import { findOrderByToken } from '../../worker/domain/commerce/orders/find-order.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { confirmFreeOrder } from '../../worker/domain/commerce/payments/confirm-free.ts'
import { giveUpPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import { findTurn } from '../../worker/domain/commerce/waiting/find-turn.ts'
import { joinLine } from '../../worker/domain/commerce/waiting/join-line.ts'
import { makeOffers } from '../../worker/domain/commerce/waiting/make-offers.ts'
import { openSaleInProcess, saleNow as now } from '../support/sale-tables.ts'
import { stoppingDatabase } from '../support/stopping-database.ts'

/** A group from its turn to its place, whose process ends at each call of the database in turn, and which is then repeated. */

const form = { shownTotal: null, buyerId: null, locale: 'en' } as const
const group = { raceId: 102, size: 1, locale: 'en', token: 'turn' } as const

/** Repeats what is still missing, as the members and the cron do. */
async function bringToPlace(binding: D1Database): Promise<void> {
  const db = createDatabase(binding)
  const places = [{ raceId: 102, quantity: 2 }]
  const full = await holdOrder(db, { editionId: 11, places, token: 'full', ...form }, now)
  if (full.state === 'refused') throw new Error(`refused: ${full.refusal.reason}`)
  const { id: orderId } = full.order
  const order = async () => await findOrderByToken(db, 'full')
  if ((await order())?.state === 'held') await confirmFreeOrder(db, orderId, now)
  await joinLine(db, { ...group, member: { id: null, email: 'ada@example.org' } }, now)
  const first = { orderId, ordinals: [0], amount: 0, withFee: true }
  if ((await order())?.places[0]?.state === 'valid') await giveUpPlaces(db, first, now)
  await makeOffers(db, 10, now)
  const turn = await findTurn(db, 'turn', now)
  if (turn?.state === 'offered') await confirmFreeOrder(db, turn.orderId ?? '', now)
}

test('a process that ends at any call leaves no turn without its order, and a repetition completes it', async () => {
  const tables = await openSaleInProcess()
  await tables.restart()
  const whole = stoppingDatabase(tables.binding, Infinity)
  await bringToPlace(whole.db)
  expect(whole.count.calls).toBeGreaterThan(12)
  for (let at = 1; at <= whole.count.calls; at += 1) {
    await tables.restart()
    await expect(bringToPlace(stoppingDatabase(tables.binding, at).db)).rejects.toThrow(
      `killed at call ${at}`,
    )
    expect(await findDifferences(tables.db), `after call ${at}`).toEqual([])
    await bringToPlace(tables.binding)
    expect(await findDifferences(tables.db)).toEqual([])
    const { results } = await tables.binding
      .prepare(
        `SELECT group_concat(state) AS steps, (SELECT sum(sold) FROM stock WHERE kind = 'places') AS sold,
          (SELECT count(*) FROM mail WHERE details->>'news' = 'offered') AS mails FROM waiting_step`,
      )
      .all()
    expect(results).toEqual([{ steps: 'waiting,offered,taken', sold: 2, mails: 1 }])
  }
})
