import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { prepare } from '../../worker/db/prepare.ts'
import { findDifferences } from '../../worker/domain/commerce/find-differences.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { isFullMatrix } from '../support/matrix.ts'
import {
  club,
  openSaleOnD1,
  saleNow,
  shirt,
  smallSale,
  type SaleTables,
} from '../support/sale-tables.ts'
import { atOnce, buyer } from '../support/storm.ts'

/** 300 buyers for 50 places over 64 connections at once. */

const rounds = isFullMatrix ? 100 : 2
const buyers = 300
const connections = 64
const places = 50
const shirts = 15
const uses = 10
const sale = {
  ...smallSale,
  races: [
    {
      raceId: 101,
      places,
      steps: [
        { amount: 1_000, validUntil: null, places: 20 },
        { amount: 2_000, validUntil: null, places: null },
      ],
    },
  ],
  extras: [
    { id: shirt, name: 'Shirt', amount: 500, isPerOrder: false, places: shirts, options: [] },
  ],
  promos: [{ ...club, races: [], uses }],
}

const counts = v.tuple([v.object({ n: v.number() })])
async function count({ db }: SaleTables, query: ReturnType<typeof sql>): Promise<number> {
  const [{ n }] = v.parse(counts, (await prepare(db, query).all()).results)
  return n
}

/** Fills what the storm left: late buyers come one after another until nothing is left. */
async function sellTheRest({ db }: SaleTables, round: number): Promise<void> {
  const now = new Date(saleNow.getTime() + 3_600_000)
  for (let number = 0; number < places; number += 1) {
    const storm = { db, editionId: 11, raceId: 101, seed: 7, round, now }
    const token = `round ${round}, late ${number}`
    const want = { raceId: 101, quantity: 1 }
    const input = { places: [want], shownTotal: null, token, buyerId: null, locale: 'en' as const }
    const held = await holdOrder(db, { editionId: storm.editionId, ...input }, now)
    if (held.state === 'refused') return
  }
}

const sold = sql`SELECT sold AS n FROM stock WHERE race_id = 101 AND kind = 'places'`
const soldShirts = sql`SELECT sold AS n FROM stock WHERE kind = 'extra'`
const usedPromos = sql`SELECT sold AS n FROM stock WHERE kind = 'promo'`
const discounted = sql`SELECT count(*) AS n FROM purchase WHERE state = 'paid' AND promo_id IS NOT NULL`
const atFirstPrice = sql`SELECT sold AS n FROM stock WHERE kind = 'step' ORDER BY owner_id LIMIT 1`

test(`${buyers} buyers for ${places} places: never oversold, and all books agree`, async () => {
  const tables = await openSaleOnD1()
  for (let round = 0; round < rounds; round += 1) {
    await tables.restart(sale)
    const storm = {
      db: tables.db,
      editionId: 11,
      raceId: 101,
      extra: shirt,
      promo: club.code,
      seed: round + 1,
      round,
      now: saleNow,
    }
    await atOnce(
      connections,
      Array.from({ length: buyers }, (_buyer, number) => buyer(storm, number)),
    )
    expect(await count(tables, sold)).toBeLessThanOrEqual(places)
    expect(await count(tables, atFirstPrice)).toBeLessThanOrEqual(20)
    expect(await count(tables, soldShirts)).toBeGreaterThan(0)
    expect(await count(tables, usedPromos)).toBeGreaterThan(0)
    expect(await count(tables, usedPromos)).toBeLessThanOrEqual(uses)
    expect(await count(tables, discounted)).toBe(await count(tables, usedPromos))
    await sellTheRest(tables, round)
    const taken = sql`SELECT sum(t.quantity) AS n FROM take t JOIN stock s ON s.id = t.stock_id
      WHERE s.kind = 'places' AND (t.state = 'sold'
        OR (t.state = 'held' AND t.until > ${new Date(saleNow.getTime() + 3_600_000).toISOString()}))`
    expect(await count(tables, taken)).toBe(places)
    expect(await findDifferences(tables.db)).toEqual([])
  }
})

test('control: places that are counted first and taken then are oversold', async () => {
  const tables = await openSaleOnD1()
  const { db, binding } = tables
  await binding.prepare('CREATE TABLE naive (buyer INTEGER)').run()
  const buy = (number: number) => async () => {
    const taken = await count(tables, sql`SELECT count(*) AS n FROM naive`)
    if (taken < places) await prepare(db, sql`INSERT INTO naive VALUES (${number})`).run()
  }
  await atOnce(
    connections,
    Array.from({ length: buyers }, (_buyer, number) => buy(number)),
  )
  expect(await count(tables, sql`SELECT count(*) AS n FROM naive`)).toBeGreaterThan(places)
})

test.each([
  ['places', places],
  ['extra', shirts],
  ['promo', uses],
])('control: holds of %s past the guard cannot be sold past their number', async (kind, number) => {
  const tables = await openSaleOnD1()
  const { db } = tables
  await tables.restart(sale)
  const stockOf = sql`(SELECT id FROM stock WHERE race_id = 101 AND kind = ${kind})`
  const most = Math.ceil(number * 0.6)
  for (const order of ['a', 'b'])
    await prepare(
      db,
      sql`INSERT INTO take (order_id, stock_id, quantity, state, until)
        SELECT ${order}, ${stockOf}, ${most}, 'held', '2027-01-01T00:00:00.000Z'`,
    ).run()
  const sell = (order: string) =>
    prepare(db, sql`UPDATE take SET state = 'sold' WHERE order_id = ${order}`).run()
  await sell('a')
  await expect(sell('b')).rejects.toThrow('CHECK constraint failed: stock_sold')
  expect(await count(tables, sql`SELECT sold AS n FROM stock WHERE id = ${stockOf}`)).toBe(most)
})

test('a form that is sent 60 times at once makes one order', async () => {
  const tables = await openSaleOnD1()
  await tables.restart(sale)
  const input = {
    places: [{ raceId: 101, quantity: 2 }],
    shownTotal: 2_000,
    token: 'form',
    buyerId: null,
  }
  const send = async () =>
    await holdOrder(tables.db, { editionId: 11, locale: 'en', ...input }, saleNow)
  const held = await Promise.all(Array.from({ length: 60 }, send))
  const ids = held.map((each) => (each.state === 'held' ? each.order.id : each.refusal.reason))
  expect(new Set(ids).size).toBe(1)
  expect(await count(tables, sql`SELECT count(*) AS n FROM purchase`)).toBe(1)
})
