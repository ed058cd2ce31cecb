import fc from 'fast-check'
import * as v from 'valibot'
import { DomainError } from '../../src/model/values/errors.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { confirmFreeOrder } from '../../worker/domain/commerce/payments/confirm-free.ts'
import { giveUpPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import type { SaleInput } from '../../worker/domain/commerce/sales/publish-sale.ts'
import { assignNumbers } from '../../worker/domain/commerce/start-numbers/assign-numbers.ts'
import {
  holdBack,
  openNumbers,
  saveRanges,
} from '../../worker/domain/commerce/start-numbers/number-ranges.ts'
import {
  releaseNumber,
  setNumber,
  swapNumbers,
} from '../../worker/domain/commerce/start-numbers/set-number.ts'
import type { NumbersModel } from './numbers-model.ts'
import { saleNow, smallSale, type SaleTables } from './sale-tables.ts'

/** Random histories of start numbers, on the code and on the plain model (numbers-model.ts). */

const free = [{ amount: 0, validUntil: null, places: null }]
const sale: SaleInput = {
  ...smallSale,
  races: [101, 102].map((raceId) => ({ raceId, places: 500, steps: free })),
}
export const editionId = 11

export const rows = async ({ binding }: SaleTables, sql: string) =>
  (await binding.prepare(sql).raw()).map((row) => v.parse(v.array(v.nullable(v.number())), row))

export const given = async (tables: SaleTables) =>
  await rows(tables, 'SELECT number, entry_id FROM start_number ORDER BY number')

export const restart = async (tables: SaleTables) => await tables.restart(sale)

let forms = 0
/** A paid order of free places. @returns its id */
export async function pay({ db }: SaleTables, raceId: number, quantity: number, now = saleNow) {
  forms += 1
  const places = [{ raceId, quantity }]
  const input = { editionId, shownTotal: null, buyerId: null, locale: 'en' as const }
  const held = await holdOrder(db, { ...input, places, token: `numbers form ${forms}` }, now)
  if (held.state === 'refused') throw new Error(held.refusal.reason)
  await confirmFreeOrder(db, held.order.id, now)
  return held.order.id
}

const codeOf = (error: unknown): string => {
  if (error instanceof DomainError) return error.code
  throw error
}

const done = async (act: () => Promise<void>) => {
  try {
    await act()
    return 'done'
  } catch (error) {
    return codeOf(error)
  }
}

const index = fc.nat(20)
const number = fc.integer({ min: 1, max: 14 })
const race = fc.constantFrom(101, 102)
export const numberOperation = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), race, places: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('giveUp' as const), index }),
  fc.record({
    do: fc.constant('ranges' as const),
    ranges: fc.array(fc.record({ race, first: number, length: fc.nat(5) }), { maxLength: 4 }),
  }),
  fc.record({ do: fc.constant('assign' as const), race: fc.option(race) }),
  fc.record({ do: fc.constant('set' as const), index, number }),
  fc.record({ do: fc.constant('swap' as const), index, other: index, isStale: fc.boolean() }),
  fc.record({ do: fc.constant('release' as const), index, isHeldBack: fc.boolean() }),
  fc.record({ do: fc.constant('holdBack' as const), first: number, length: fc.nat(3) }),
  fc.record({ do: fc.constant('open' as const), first: number, length: fc.nat(3) }),
)

type Operation = typeof numberOperation extends fc.Arbitrary<infer Each> ? Each : never

/** Runs an operation on the code and on the model. @returns both outcomes */
export async function runNumberOperation(
  tables: SaleTables,
  model: NumbersModel,
  each: Operation,
  at: Date,
) {
  const { db } = tables
  const entryAt = (place: number) => model.entries[place % Math.max(1, model.entries.length)]
  switch (each.do) {
    case 'pay': {
      const orderId = await pay(tables, each.race, each.places, at)
      const added = await rows(
        tables,
        `SELECT id FROM entry WHERE order_id = '${orderId}' ORDER BY ordinal`,
      )
      model.entries.push(
        ...added.map(([id]) => ({ id: Number(id), race: each.race, isValid: true })),
      )
      return []
    }
    case 'giveUp': {
      const entry = entryAt(each.index)
      if (entry === undefined || !entry.isValid) return []
      const [order] = await tables.binding
        .prepare('SELECT order_id, ordinal FROM entry WHERE id = ?')
        .bind(entry.id)
        .raw()
      const place = { orderId: String(order?.[0]), ordinals: [Number(order?.[1])] }
      await giveUpPlaces(db, { ...place, amount: null, withFee: true }, at)
      model.giveUp(entry)
      return []
    }
    case 'ranges': {
      const ranges = each.ranges.map(({ race: of, first, length }) => ({
        race: of,
        first,
        last: first + length,
      }))
      return [
        await done(async () => await saveRanges(db, editionId, ranges)),
        model.saveRanges(ranges),
      ]
    }
    case 'assign':
      return [
        await assignNumbers(db, { editionId, raceId: each.race }, at),
        model.assign(each.race),
      ]
    case 'set': {
      const entry = entryAt(each.index)
      if (entry === undefined) return []
      const place = { entry: entry.id, number: each.number }
      const set = await setNumber(db, editionId, place, at).then(
        (outcome) => (outcome.state === 'set' ? 'set' : `taken by ${outcome.entry}`),
        codeOf,
      )
      return [set, model.set(entry, each.number)]
    }
    case 'swap': {
      const [one, other] = [entryAt(each.index), entryAt(each.other)]
      if (one === undefined || other === undefined) return []
      const shown = (entry: number) => (model.numberOf(entry) ?? 1) + (each.isStale ? 1 : 0)
      const pair = [
        { entry: one.id, number: shown(one.id) },
        { entry: other.id, number: shown(other.id) },
      ] as const
      return [
        await done(async () => await swapNumbers(db, editionId, [...pair], at)),
        model.swap([one.id, shown(one.id)], [other.id, shown(other.id)]),
      ]
    }
    case 'release': {
      const entry = entryAt(each.index)
      if (entry === undefined) return []
      const place = { entry: entry.id, number: model.numberOf(entry.id) ?? 1 }
      return [
        await done(async () => await releaseNumber(db, editionId, place, each.isHeldBack)),
        model.release(entry.id, place.number, each.isHeldBack),
      ]
    }
    case 'holdBack': {
      const span = { first: each.first, last: each.first + each.length }
      return [await holdBack(db, editionId, span, at), model.holdBack(span.first, span.last)]
    }
    case 'open': {
      const span = { first: each.first, last: each.first + each.length }
      return [await openNumbers(db, editionId, span), model.open(span.first, span.last)]
    }
  }
}
