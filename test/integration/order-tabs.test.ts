import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { nameMaximumCharacters, noPerson } from '../../src/model/orders/people.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import { prepare } from '../../worker/db/prepare.ts'
import { findDifferences } from '../../worker/domain/commerce/find-differences.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { giveUpPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import { giveUpRace } from '../../worker/domain/commerce/payments/give-up-race.ts'
import { savePeople } from '../../worker/domain/commerce/people/save-people.ts'
import { payOrder } from '../../worker/payments/pay-order.ts'
import { sendRefunds } from '../../worker/payments/send-refunds.ts'
import { openSaleTables, saleNow as now, type SaleTables } from '../support/sale-tables.ts'

/** The same act from many tabs at once, and refunds of a whole edition. */

let tables: SaleTables
beforeAll(async () => {
  tables = await openSaleTables()
})

let forms = 0
async function held(places: number): Promise<string> {
  forms += 1
  const input = { shownTotal: null, token: `form ${forms}`, buyerId: null, locale: 'en' as const }
  const wanted = [{ raceId: 101, quantity: places }]
  const found = await holdOrder(tables.db, { editionId: 11, places: wanted, ...input }, now)
  if (found.state === 'refused') throw new Error(found.refusal.reason)
  return found.order.id
}

async function paid(places: number): Promise<string> {
  const orderId = await held(places)
  await pay(orderId)
  return orderId
}

const pay = async (orderId: string) =>
  await payOrder(
    tables.db,
    { orderId, method: 'test-card', ending: 'succeeds', methods: ['test-card'] },
    now,
  )

/** Runs an act from so many tabs at once. @returns the number of those that were not refused */
async function fromTabs(count: number, act: () => Promise<unknown>): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, act))
  for (const each of outcomes)
    if (each.status === 'rejected' && !(each.reason instanceof DomainError)) throw each.reason
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

const first = async (query: ReturnType<typeof sql>) =>
  (await prepare(tables.db, query).all()).results

test('an order that is paid from 20 tabs at once is paid once', async () => {
  await tables.restart()
  const orderId = await held(2)
  await fromTabs(20, async () => await pay(orderId))
  expect(
    await first(
      sql`SELECT count(*) AS payments, sum(amount) AS amount FROM payment WHERE state = 'succeeded'`,
    ),
  ).toEqual([{ payments: 1, amount: 2_000 }])
  expect(await findDifferences(tables.db)).toEqual([])
})

test('a place that is given up from 20 tabs at once is paid back once, and can be bought again', async () => {
  await tables.restart()
  const orderId = await paid(4)
  const part = { orderId, ordinals: [0], amount: null, withFee: true }
  expect(await fromTabs(20, async () => await giveUpPlaces(tables.db, part, now))).toBe(1)
  expect(await sendRefunds(tables.db, 10, now)).toBe(1)
  expect(await first(sql`SELECT amount, state FROM refund`)).toEqual([
    { amount: 1_000, state: 'done' },
  ])
  expect(await first(sql`SELECT sold FROM stock WHERE race_id = 101 ORDER BY id`)).toEqual([
    { sold: 3 },
    { sold: 1 },
    { sold: 2 },
  ])
  const again = await paid(1)
  expect(await first(sql`SELECT total FROM purchase WHERE id = ${again}`)).toEqual([
    { total: 1_000 },
  ])
  expect(await findDifferences(tables.db)).toEqual([])
})

test('an amount above what is left, and a place that is not in the order, are refused and change nothing', async () => {
  await tables.restart()
  const orderId = await paid(2)
  const part = { orderId, ordinals: [0], withFee: true }
  await expect(giveUpPlaces(tables.db, { ...part, amount: 2_001 }, now)).rejects.toThrow(
    'invalid-body',
  )
  await expect(giveUpPlaces(tables.db, { ...part, amount: -1 }, now)).rejects.toThrow(
    'invalid-body',
  )
  const foreign = { ...part, amount: null, ordinals: [2] }
  await expect(giveUpPlaces(tables.db, foreign, now)).rejects.toThrow('conflict')
  expect(await giveUpPlaces(tables.db, { ...part, amount: 1_500 }, now)).toBe(1_500)
  // The rest of the total is less than the price of the other place.
  expect(await giveUpPlaces(tables.db, { ...part, ordinals: [1], amount: null }, now)).toBe(500)
  expect(await first(sql`SELECT state FROM purchase`)).toEqual([{ state: 'refunded' }])
  await sendRefunds(tables.db, 10, now)
  expect(await first(sql`SELECT sum(amount) AS fees FROM posting WHERE account = 'fees'`)).toEqual([
    { fees: 0 },
  ])
  expect(await findDifferences(tables.db)).toEqual([])
})

test('an edition that is not held is paid back in steps: each order once, also if a step is repeated', async () => {
  await tables.restart()
  await paid(1)
  const partly = await paid(2)
  await giveUpPlaces(
    tables.db,
    { orderId: partly, ordinals: [1], amount: null, withFee: true },
    now,
  )
  await held(1)
  const race = { editionId: 11, raceId: null, withFee: true, limit: 1 }
  const steps = [1, 2, 3].map(() => async () => await giveUpRace(tables.db, race, now))
  const done: number[] = []
  for (const step of steps) done.push(await step())
  expect(done).toEqual([1, 1, 0])
  expect(await giveUpRace(tables.db, { ...race, raceId: 102 }, now)).toBe(0)
  await sendRefunds(tables.db, 10, now)
  expect(
    await first(sql`SELECT p.state, p.total, (SELECT sum(r.amount) FROM refund r JOIN payment y ON y.id = r.payment_id
      WHERE y.order_id = p.id AND r.state = 'done') AS back FROM purchase p ORDER BY p.rowid`),
  ).toEqual([
    { state: 'refunded', total: 1_000, back: 1_000 },
    { state: 'refunded', total: 3_000, back: 3_000 },
    { state: 'held', total: 2_000, back: null },
  ])
  expect(
    await first(
      sql`SELECT coalesce(sum(amount), 0) AS left FROM posting WHERE account LIKE 'clearing:%'`,
    ),
  ).toEqual([{ left: 0 }])
  expect(await findDifferences(tables.db)).toEqual([])
})

test('names of 5,000 letters are cut to one more than is allowed, and a person more than there are places is left out', async () => {
  await tables.restart()
  const orderId = await held(1)
  const long = { ...noPerson, givenName: 'a'.repeat(5_000), guardian: '=cmd()' }
  await savePeople(
    tables.db,
    orderId,
    {
      email: 'x'.repeat(5_000),
      reminds: false,
      people: [long, long],
    },
    now,
  )
  const [row, ...others] = await first(
    sql`SELECT length(given_name) AS name, guardian FROM participant WHERE order_id = ${orderId}`,
  )
  expect(row).toEqual({ name: nameMaximumCharacters + 1, guardian: '=cmd()' })
  expect(others).toEqual([])
})
