import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignNumbers } from '../../worker/domain/commerce/start-numbers/assign-numbers.ts'
import { holdBack, saveRanges } from '../../worker/domain/commerce/start-numbers/number-ranges.ts'
import {
  editionId,
  given,
  numberOperation,
  pay,
  restart,
  rows,
  runNumberOperation,
} from '../support/number-operations.ts'
import { NumbersModel } from '../support/numbers-model.ts'
import { openSaleInProcess, saleNow, type SaleTables } from '../support/sale-tables.ts'

test('start numbers do what a plain model does: each once in the edition, and one for a place', async () => {
  const tables = await openSaleInProcess()
  await fc.assert(
    fc.asyncProperty(fc.array(numberOperation, { maxLength: 25 }), async (operations) => {
      await restart(tables)
      const model = new NumbersModel()
      for (const [at, each] of operations.entries()) {
        const outcomes = await runNumberOperation(
          tables,
          model,
          each,
          new Date(saleNow.getTime() + at * 1_000),
        )
        expect(outcomes[0]).toEqual(outcomes[1])
        expect(await given(tables)).toEqual(model.state())
      }
    }),
    { numRuns: 500 },
  )
})

/** Numbers and places that occur twice. */
const doubles = async (tables: SaleTables) =>
  await rows(
    tables,
    `SELECT number FROM start_number GROUP BY edition_id, number HAVING count(*) > 1
      UNION ALL SELECT entry_id FROM start_number WHERE entry_id IS NOT NULL GROUP BY entry_id HAVING count(*) > 1`,
  )

const desks = Array.from({ length: 8 })

/** Reads which places and numbers are free, and writes them then. */
async function assignNaively({ binding }: SaleTables): Promise<void> {
  const read = async (sql: string) =>
    (await binding.prepare(sql).raw()).map(([value]) => Number(value))
  const places = await read(
    'SELECT id FROM entry WHERE id NOT IN (SELECT entry_id FROM start_number)',
  )
  const [last = 0] = await read('SELECT coalesce(max(number), 0) FROM start_number')
  for (const [at, id] of places.entries())
    await binding
      .prepare(`INSERT INTO start_number (edition_id, number, entry_id, at) VALUES (11, ?, ?, '')`)
      .bind(last + at + 1, id)
      .run()
}

test('eight desks assign at once: each place has one number; controls: without statement or keys', async () => {
  const tables = await openSaleInProcess()
  const { db, binding } = tables
  const assign = async () => await assignNumbers(db, { editionId, raceId: null }, saleNow)
  await restart(tables)
  await saveRanges(db, editionId, [{ race: 101, first: 1, last: 100 }])
  await pay(tables, 101, 5)
  const counts = await Promise.all(desks.map(assign))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5)
  expect(await doubles(tables)).toEqual([])
  // The keys refuse what is counted first and written then.
  await binding.prepare('DELETE FROM start_number').run()
  const naive = await Promise.allSettled(desks.map(async () => await assignNaively(tables)))
  expect(naive.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  expect(await doubles(tables)).toEqual([])
  // Without them it gives numbers twice.
  await binding.batch([
    binding.prepare('DROP TABLE start_number'),
    binding.prepare('CREATE TABLE start_number (edition_id, number, entry_id, at)'),
  ])
  await Promise.all(desks.map(async () => await assignNaively(tables)))
  expect((await doubles(tables)).length).toBeGreaterThan(0)
})

test('20,000 places have their numbers at once, in the order in which they were paid', async () => {
  const tables = await openSaleInProcess()
  const { db, binding } = tables
  await restart(tables)
  await pay(tables, 101, 1)
  await binding.batch([
    binding.prepare(`WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < 19999)
      INSERT INTO purchase (id, token_hash, sale_id, locale, state, currency, total, fee, created_at, paid_at)
      SELECT 'order ' || at, 'hash ' || at, 11, 'en', 'paid', 'EUR', 0, 0, '2026-11-22', printf('2026-11-22T%06d', at) FROM n`),
    binding.prepare(`INSERT INTO entry (order_id, race_id, ordinal, step_id, price, fee, state)
      SELECT id, 101, 0, 0, 0, 0, 'valid' FROM purchase WHERE id LIKE 'order %' ORDER BY random()`),
  ])
  await saveRanges(db, editionId, [{ race: 101, first: 1_001, last: 25_000 }])
  await holdBack(db, editionId, { first: 1_001, last: 1_010 }, saleNow)
  expect(await assignNumbers(db, { editionId, raceId: null }, saleNow)).toBe(20_000)
  expect(
    await rows(
      tables,
      `SELECT count(*), min(s.number), max(s.number), sum(p.id = 'order ' || (s.number - 1011))
        FROM start_number s JOIN entry e ON e.id = s.entry_id JOIN purchase p ON p.id = e.order_id`,
    ),
  ).toEqual([[20_000, 1_011, 21_010, 19_999]])
})
