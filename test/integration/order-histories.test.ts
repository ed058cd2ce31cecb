import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDifferences } from '../../worker/domain/commerce/find-differences.ts'
import { runHistory } from '../support/order-histories.ts'
import { histories, type Operation } from '../support/order-operations.ts'
import { openSaleInProcess, openSaleOnD1, type SaleTables } from '../support/sale-tables.ts'

async function checkHistory(tables: SaleTables, operations: Operation[]): Promise<void> {
  const { found, expected } = await runHistory(tables, operations)
  expect(found).toEqual(expected)
  expect(await findDifferences(tables.db)).toEqual([])
}

test('orders do what a plain model does, and places, payments and ledger agree', async () => {
  const tables = await openSaleInProcess()
  await fc.assert(
    fc.asyncProperty(histories, async (operations) => await checkHistory(tables, operations)),
    { numRuns: 2_000 },
  )
})

test('the same on D1', async () => {
  const tables = await openSaleOnD1()
  await fc.assert(
    fc.asyncProperty(histories, async (operations) => await checkHistory(tables, operations)),
    { numRuns: 40 },
  )
})

test('control: extras that are sold and not listed are found', async () => {
  const tables = await openSaleInProcess()
  await runHistory(tables, [
    { do: 'hold', race: 0, places: 2, shown: null, shirts: 2 },
    { do: 'start', index: -1, state: 'paying' },
    { do: 'receive', index: -1, attempt: 0, extra: 0 },
  ])
  expect(await findDifferences(tables.db)).toEqual([])
  await tables.binding.prepare('DELETE FROM item WHERE ordinal = 1').run()
  expect((await findDifferences(tables.db)).map(({ check }) => check)).toEqual([
    'an order holds or has sold the extras that it lists',
    'the entries and extras of an order sum to its total',
  ])
})

const bought: Operation[] = [
  { do: 'hold', race: 0, places: 2, shown: null, shirts: 1 },
  { do: 'start', index: -1, state: 'paying' },
  { do: 'receive', index: -1, attempt: 0, extra: 0 },
]

test('control: a place that is given up and stays valid is found', async () => {
  const tables = await openSaleInProcess()
  await runHistory(tables, [...bought, { do: 'giveUpByRule', index: -1, isShown: true }])
  expect(await findDifferences(tables.db)).toEqual([])
  await tables.binding.prepare(`UPDATE entry SET state = 'valid' WHERE state = 'cancelled'`).run()
  expect((await findDifferences(tables.db)).map(({ check }) => check)).toEqual([
    'the takes of an order have one state',
    'an order has sold what its entries are',
    'valid entries are the places that were sold',
  ])
})

test('control: orders that take over a later rule differ from the model', async () => {
  const tables = await openSaleInProcess()
  const later: Operation[] = [
    ...bought,
    { do: 'change', race: 0, places: 4, prices: [1_000, 2_000], isOpen: false },
  ]
  const giveUp: Operation = { do: 'giveUpByRule', index: -1, isShown: true }
  const same = await runHistory(tables, [...later, giveUp])
  expect(same.found).toEqual(same.expected)
  // Each order is made to read the rule that the sale has.
  await tables.binding
    .prepare(
      `CREATE TRIGGER later_rule AFTER UPDATE OF offer ON sale BEGIN
        UPDATE purchase SET terms = json_object('refunds', json_object('steps',
          json_array(json_object('until', '2026-11-30', 'percent', 5, 'fee', 0)),
          'extras', json('false'), 'serviceFee', json('false'))); END`,
    )
    .run()
  const { found, expected } = await runHistory(tables, [...later, giveUp])
  expect(found).not.toEqual(expected)
})
