import { OrderCode } from './order-code.ts'
import { OrderModel } from './order-model.ts'
import type { Operation } from './order-operations.ts'
import { giveUpByRuleInModel } from './order-refunds.ts'
import { races, saleNow, saleWithExtras, type SaleTables } from './sale-tables.ts'

/** Histories of orders, which the code and the plain model (order-model.ts) go through side by side. */

/** Runs a history on the code and on the model. @returns lines of the outcomes after each operation */
export async function runHistory(
  tables: SaleTables,
  operations: readonly Operation[],
): Promise<{ found: string[]; expected: string[] }> {
  await tables.restart(saleWithExtras)
  const code = new OrderCode(tables)
  const model = new OrderModel()
  const found: string[] = []
  const expected: string[] = []
  let now = saleNow.getTime()
  for (const each of operations) {
    if (each.do === 'wait') now += each.minutes * 60_000
    const at = new Date(now)
    found.push(`${each.do}: ${await code.run(each, at)}, rooms ${await code.rooms(at)}`)
    const outcome = runModel(model, each, now)
    const rooms = [
      ...races.map((_race, number) => model.room(number, now)),
      model.extraRoom('shirts', now),
      model.extraRoom('meals', now),
      model.promoRoom(now),
    ].join(' ')
    expected.push(`${each.do}: ${outcome}, rooms ${rooms}`)
  }
  return { found, expected }
}

function runModel(model: OrderModel, each: Operation, now: number): string {
  switch (each.do) {
    case 'hold':
      return model.hold(each, now)
    case 'extras':
      return model.changeExtras(each.index, each, now)
    case 'promo':
      return model.changePromo(each.index, each.code, now)
    case 'extend':
      return model.extend(each.index, now)
    case 'start':
      return model.start(each.index, each.state, now)
    case 'receive':
      return model.receive(each.index, each.attempt, each.extra, now)
    case 'end':
      return model.end(each.index, each.attempt, each.state, now)
    case 'free':
      return model.confirmFree(each.index, now)
    case 'cancel':
      return model.cancel(each.index)
    case 'giveUp':
      return model.giveUp(each.index, each.count, each.share)
    case 'giveUpByRule':
      return giveUpByRuleInModel(model.orders.at(each.index), each.isShown, now)
    case 'settle':
      return model.settle(each.index)
    case 'wait':
      return 'waited'
    case 'change':
      return model.change(each.race, each.places, each.prices, each.isOpen, now)
  }
}
