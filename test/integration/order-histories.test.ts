import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDifferences } from '../../worker/domain/commerce/find-differences.ts'
import { runHistory } from '../support/order-histories.ts'
import { histories, type Operation } from '../support/order-operations.ts'
import { openSaleInProcess, openSaleTables, type SaleTables } from '../support/sale-tables.ts'

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
  const tables = await openSaleTables()
  await fc.assert(
    fc.asyncProperty(histories, async (operations) => await checkHistory(tables, operations)),
    { numRuns: 40 },
  )
})
