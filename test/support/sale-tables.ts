import { createDatabase, type Database } from '../../worker/db/client.ts'
import { publishSale, type SaleInput } from '../../worker/domain/commerce/sales/publish-sale.ts'
import { openD1, openDatabase } from './open-database.ts'
import { openSqlite } from './open-sqlite.ts'

/** An edition with two races, sold by one organiser, for tests of orders. */

export const saleNow = new Date('2026-11-21T09:00:00.000Z')
export const races = [101, 102] as const

/** Two places at 10.00 and then 20.00 in a race of four; a free race of two. */
export const smallSale: SaleInput = {
  editionId: 11,
  organiserId: 1,
  currency: 'EUR',
  opensAt: '2026-11-01T00:00:00.000Z',
  closesAt: '2027-05-01T00:00:00.000Z',
  state: 'open',
  feeMode: 'inside',
  feeBasisPoints: 400,
  feeFixed: 50,
  races: [
    {
      raceId: 101,
      places: 4,
      steps: [
        { amount: 1_000, validUntil: null, places: 2 },
        { amount: 2_000, validUntil: null, places: null },
      ],
    },
    { raceId: 102, places: 2, steps: [{ amount: 0, validUntil: null, places: null }] },
  ],
}

export const shirt = 1
export const meal = 2

/** Half of the places of the first race, for two orders; and 15.00 off any order, for half an hour. */
export const club = { id: 1, code: 'CLUB', percent: 50, amount: null, validUntil: null }
const spring = { id: 2, code: 'SPRING', percent: null, amount: 1_500 }

/** Until the end of the first day in Berlin 80 % less 1.00 for each place come back, a day longer 50 %. */
export const agreedRefunds = {
  steps: [
    { day: '2026-11-21', daysBefore: null, percent: 80, fee: 100 },
    { day: '2026-11-22', daysBefore: null, percent: 50, fee: 0 },
  ],
  extras: true,
  serviceFee: true,
}

/** A rule that is published later, and that no order agreed on. */
export const worseRefunds = {
  steps: [{ day: '2026-11-30', daysBefore: null, percent: 5, fee: 0 }],
  extras: false,
  serviceFee: false,
}

/** The small sale with three shirts at 5.00, one per person, two meals at 3.00 per order, and two promo codes. */
export const saleWithExtras: SaleInput = {
  ...smallSale,
  refunds: agreedRefunds,
  extras: [
    { id: shirt, name: 'Shirt', amount: 500, isPerOrder: false, places: 3, options: [] },
    { id: meal, name: 'Meal', amount: 300, isPerOrder: true, places: 2, options: [] },
  ],
  promos: [
    { ...club, races: [101], uses: 2 },
    { ...spring, validUntil: '2026-11-21T09:30:00.000Z', races: [], uses: null },
  ],
}

const facts = [
  `INSERT INTO city (id, country, slug, name, region, lat, lon, population, zone, names)
    VALUES (1, 'DE', 'berlin', 'Berlin', 'Berlin', 52.5, 13.4, 1, 'Europe/Berlin', '{}')`,
  `INSERT INTO organiser (id, permalink, name) VALUES (1, 'alpine-club', 'Alpine club')`,
  `INSERT INTO event (id, permalink, name, name_language, city_id, lat, lon, cell, source_url, checked_on, weight, updated_at)
    VALUES (1, 'alpine-run', 'Alpine run', 'en', 1, 52.5, 13.4, 1, '', '2026-11-01', 1, '2026-11-01T09:00:00.000Z')`,
  ...[11, 12].map(
    (
      id,
    ) => `INSERT INTO edition (id, event_id, date, end_date, date_confirmed, sport, city_id, zone)
    VALUES (${id}, 1, '2027-06-0${id - 10}', '2027-06-0${id - 10}', 1, 1, 1, 'Europe/Berlin')`,
  ),
  ...[101, 102, 103].map(
    (id) => `INSERT INTO race (id, edition_id, ordinal, sport, name)
    VALUES (${id}, ${id === 103 ? 12 : 11}, ${id}, 1, 'Race ${id}')`,
  ),
]

/** Tables of orders, in the order in which their rows can be deleted. */
export const orderTables =
  'check_in station mail start_number number_range waiting_step waiting order_link receipt posting refund payment participant item entry purchase take stock price_step waiver sale'.split(
    ' ',
  )

/** Adds the edition and opens its sale. */
export async function writeSale(binding: D1Database): Promise<void> {
  await binding.batch(facts.map((sql) => binding.prepare(sql)))
  await publishSale(createDatabase(binding), smallSale, saleNow)
}

async function saleTables(binding: D1Database) {
  await writeSale(binding)
  const db: Database = createDatabase(binding)
  return {
    db,
    binding,
    /** Empties the tables of orders and opens a sale. */
    restart: async (sale: SaleInput = smallSale) => {
      await binding.batch(orderTables.map((table) => binding.prepare(`DELETE FROM ${table}`)))
      await publishSale(db, sale, saleNow)
    },
  }
}

export type SaleTables = Awaited<ReturnType<typeof saleTables>>

export const openSaleTables = async (): Promise<SaleTables> =>
  await saleTables((await openDatabase()).db)

/** On D1. */
export const openSaleOnD1 = async (): Promise<SaleTables> => await saleTables((await openD1()).db)

/** In this process, with `MATRIX=full` as well. */
export const openSaleInProcess = async (): Promise<SaleTables> => await saleTables(openSqlite().db)
