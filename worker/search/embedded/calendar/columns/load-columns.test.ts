import { expect, test } from 'vitest'
import type { RunStatements } from '../../statement.ts'
import { loadColumns } from './load-columns.ts'
import { packColumns, tokenOfParts } from './pack-columns.ts'

const payload = packColumns([]).toBase64()

/** Number of months read by each round trip. */
async function tripsFor(name: string, parts: readonly number[]): Promise<number[]> {
  const trips: number[] = []
  const run: RunStatements = async (statements) => {
    trips.push(statements.length)
    return statements.map(() => [{ payload }])
  }
  const rows = parts.map((each, month) => ({
    month,
    token: `${tokenOfParts(each)}${name}${month}`,
    stale: 0,
  }))
  expect(await loadColumns(run, rows)).toHaveLength(parts.length)
  return trips
}

test('months are read in one round trip while their columns are small, in several when they are large', async () => {
  expect(await tripsFor('none', [])).toEqual([])
  expect(await tripsFor('small', [0, 1, 1, 2, 1])).toEqual([5])
  expect(await tripsFor('large', [10, 14, 1, 30, 0, 24, 1])).toEqual([2, 1, 1, 2, 1])
})

test('months in memory are not read again', async () => {
  await tripsFor('again', [1, 1])
  expect(await tripsFor('again', [1, 1])).toEqual([])
})
