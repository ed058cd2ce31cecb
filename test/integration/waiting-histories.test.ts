import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDifferences } from '../../worker/domain/commerce/find-differences.ts'
import {
  openSaleInProcess,
  openSaleOnD1,
  saleNow,
  type SaleTables,
} from '../support/sale-tables.ts'
import { WaitingCode } from '../support/waiting-code.ts'
import { WaitingModel } from '../support/waiting-model.ts'
import { sold, waitingHistories, type WaitingOperation } from '../support/waiting-operations.ts'

/** Histories of a race with a waiting list, which the code and a plain model go through side by side. */

function runModel(model: WaitingModel, each: WaitingOperation, now: number): string {
  switch (each.do) {
    case 'hold':
      return model.hold(each.places, now)
    case 'replace':
      return model.replace(each.index, each.places, now)
    case 'start':
      return model.start(each.index, now)
    case 'receive':
      return model.receive(each.index, now)
    case 'cancel':
      return model.cancel(each.index)
    case 'giveUp':
      return model.giveUp(each.index)
    case 'join':
      return model.join(each.places, now)
    case 'leave':
      return model.leave(each.index, now)
    case 'offer':
      model.offer(now)
      return 'offered'
    case 'wait':
      return 'waited'
    case 'resize':
      return model.resize(each.places, now)
  }
}

async function runHistory(
  tables: SaleTables,
  operations: readonly WaitingOperation[],
  binding = tables.binding,
) {
  await tables.restart()
  const code = new WaitingCode(binding)
  const model = new WaitingModel()
  const found: string[] = []
  const expected: string[] = []
  let now = saleNow.getTime()
  for (const each of operations) {
    if (each.do === 'wait') now += each.minutes * 60_000
    found.push(
      `${each.do}: ${await code.run(each, new Date(now))}, ${await code.line(new Date(now))}`,
    )
    expected.push(`${each.do}: ${runModel(model, each, now)}, ${model.line(now)}`)
  }
  return { found, expected }
}

async function checkHistory(tables: SaleTables, operations: WaitingOperation[]): Promise<void> {
  const { found, expected } = await runHistory(tables, operations)
  expect(found).toEqual(expected)
  expect(await findDifferences(tables.db)).toEqual([])
}

test('a waiting list does what a plain model does, and its steps keep the order of the line', async () => {
  const tables = await openSaleInProcess()
  await fc.assert(
    fc.asyncProperty(
      waitingHistories,
      async (operations) => await checkHistory(tables, operations),
    ),
    { numRuns: 2_000 },
  )
})

test('the same on D1', async () => {
  const tables = await openSaleOnD1()
  await fc.assert(
    fc.asyncProperty(
      waitingHistories,
      async (operations) => await checkHistory(tables, operations),
    ),
    { numRuns: 10 },
  )
})

const freed: WaitingOperation[] = [
  ...sold(2),
  ...sold(2),
  { do: 'join', places: 3 },
  { do: 'giveUp', index: 0 },
]

/** A binding whose statements see no waiting list. */
const withoutGuard = (binding: D1Database): D1Database =>
  new Proxy(binding, {
    get: (target, key) => {
      if (key === 'prepare')
        return (statement: string) =>
          target.prepare(
            statement.replaceAll(
              'FROM waiting WHERE race_id =',
              'FROM waiting WHERE false AND race_id =',
            ),
          )
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

test('control: without the guard a buyer takes the places for which a group waits', async () => {
  const tables = await openSaleInProcess()
  const operations: WaitingOperation[] = [...freed, { do: 'hold', places: 2 }]
  const guarded = await runHistory(tables, operations)
  expect(guarded.found.at(-1)).toBe('hold: sold-out, waiting, room 2')
  expect(guarded.found).toEqual(guarded.expected)
  const { found } = await runHistory(tables, operations, withoutGuard(tables.binding))
  expect(found.at(-1)).toBe('hold: held, waiting, room 0')
})

test('control: an offer that passed over a group which fits is found', async () => {
  const tables = await openSaleInProcess()
  // The group of three keeps its turn; the one behind it takes two places.
  await runHistory(tables, [...freed, { do: 'join', places: 2 }])
  expect(await findDifferences(tables.db)).toEqual([])
  await tables.binding.prepare(`UPDATE waiting SET size = 2 WHERE turn = 1`).run()
  expect((await findDifferences(tables.db)).map(({ check }) => check)).toEqual([
    'an offer passes over no group that fits',
  ])
})
