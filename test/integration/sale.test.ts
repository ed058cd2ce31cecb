import '../../src/i18n/all-words.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ratesSnapshot } from '../../worker/rates/rates-snapshot.ts'
import { findSale } from '../../worker/domain/catalogue/prices/find-sale.ts'
import { presentSale } from '../../worker/present/sale/sale.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'

/** The races of `/sale`. */

const today = '2026-11-21'
const reader = { locale: 'en', currency: 'USD', unit: 'metric', rates: ratesSnapshot } as const

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
  await tables.addEvents([1, 2, 3, 4])
  await run(`UPDATE edition SET date = '2027-05-01', end_date = '2027-05-01', registration_starts_on = NULL,
    registration_ends_on = NULL, status = NULL`)
  await run(`UPDATE edition SET registration_ends_on = '2026-11-30' WHERE event_id = 3`)
  for (const id of [1, 2, 3, 4])
    await run(`INSERT INTO race (id, edition_id, ordinal, sport, name, metres)
      SELECT ${id}, id, 1, 0, 'Race ${id}', 10000 FROM edition WHERE event_id = ${id}`)
  // The first race was 50 EUR, a week 45 EUR, and is 40 EUR since yesterday; the second is observed only.
  for (const row of [
    `1, '2026-09-01', 50, 50, 'organiser'`,
    `1, '2026-11-01', 45, 45, 'organiser'`,
    `1, '2026-11-08', 50, 50, 'organiser'`,
    `1, '2026-11-20', 40, 40, 'organiser'`,
    `2, '2026-09-01', 50, 50, 'observed'`,
    `2, '2026-11-20', 40, 40, 'organiser'`,
  ])
    await run(
      `INSERT INTO price_log (race_id, day, amount, lowest, basis, currency) VALUES (${row}, 'EUR')`,
    )
  await run(`INSERT INTO ticket_price (race_id, amount, currency, amount_eur, valid_from, valid_until) VALUES
    (1, 40, 'EUR', 40, '2026-11-20', '2026-12-24'),
    (4, 70, 'EUR', 70, NULL, '2026-11-30'), (4, 80, 'EUR', 80, '2026-12-01', NULL)`)
})
afterAll(async () => await tables.close())

const run = async (sql: string) => await tables.binding.prepare(sql).run()
const saleOn = async (day: string) =>
  presentSale(await findSale(tables.db, 'en', day), { ...reader, now: Date.parse(day) })

test('a lowered price has the lowest of the 30 days before, drawn, in the organiser’s currency', async () => {
  const { lowered, races } = await saleOn(today)
  expect(races.count).toBe(1)
  const [offer] = lowered
  expect(offer).toMatchObject({
    race: 'Race 1 · 10\u00a0km',
    price: '€40',
    prior: '€45',
    from: '21 October',
    changed: '20 November',
    until: 'Until 24 December 2026',
    low: 90,
    now: 80,
  })
  expect(offer?.converted).toMatch(/^≈\u00a0US?\$\d+$/u)
  expect(offer?.days.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => 100))
  expect(offer?.days.slice(11, 18)).toEqual(Array.from({ length: 7 }, () => 90))
  expect(offer?.days.slice(18)).toEqual(Array.from({ length: 12 }, () => 100))
})

test('a price that has stood for 30 days is no longer lowered', async () => {
  expect((await saleOn('2026-12-19')).lowered).toHaveLength(1)
  expect((await saleOn('2026-12-20')).lowered).toEqual([])
})

test('a race that is sold out, cancelled, or whose sign-up is closed has no offer', async () => {
  const states = [
    [`UPDATE race SET sold_out = 1 WHERE id = 1`, `UPDATE race SET sold_out = 0`],
    [
      `UPDATE edition SET status = 'cancelled' WHERE event_id = 1`,
      `UPDATE edition SET status = NULL`,
    ],
    [
      `UPDATE edition SET registration_ends_on = '2026-11-20' WHERE event_id = 1`,
      `UPDATE edition SET registration_ends_on = NULL WHERE event_id = 1`,
    ],
  ] as const
  for (const [ending, restoring] of states) {
    await run(ending)
    expect((await saleOn(today)).lowered, ending).toEqual([])
    await run(restoring)
  }
  expect((await saleOn(today)).lowered).toHaveLength(1)
})

test('prices and sign-ups that end within 30 days are listed with what follows', async () => {
  const { rising, closing } = await saleOn(today)
  expect(rising.map(({ note }) => note)).toEqual(['€70 until 30 November 2026, then €80'])
  expect(closing.map(({ note }) => note)).toEqual(['Open until 30 November 2026'])
  const later = await saleOn('2026-12-01')
  expect([later.rising.length, later.closing.length]).toEqual([1, 0])
  expect(later.rising[0]?.note).toBe('€40 until 24 December 2026')
})
