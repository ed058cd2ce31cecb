import { expect, test } from 'vitest'
import { emptyPrice, emptyRace } from '../../../../model/event-facts/empty-facts.ts'
import type { RaceFacts } from '../../../../model/schemas/event/event-facts.ts'
import type { Currency } from '../../../../model/values/currencies.ts'
import {
  currencyOf,
  priceRows,
  withAmount,
  withCopy,
  withDays,
  withFirstRow,
  withoutEmptyPrices,
  withoutRow,
} from './price-rows.ts'

type Step = [amount: number, from: string | null, until: string | null, currency?: Currency]

const race = (key: string, ...steps: Step[]): RaceFacts => ({
  ...emptyRace(key, 'run'),
  name: key,
  prices: steps.map(([amount, validFrom, validUntil, currency = 'EUR'], index) => ({
    ...emptyPrice(`n${key}${index}`, currency),
    amount,
    validFrom,
    validUntil,
  })),
})
const amounts = (races: readonly RaceFacts[]) =>
  priceRows(races).map(({ validFrom, validUntil, prices }) => [
    validFrom,
    validUntil,
    ...races.map(({ key }) => prices.get(key)?.amount ?? null),
  ])
const rowOf = (races: readonly RaceFacts[], index: number) => {
  const row = priceRows(races)[index]
  if (row === undefined) throw new Error(`There is no row ${index}`)
  return row
}

const early = ['2026-11-01', '2027-01-31'] as const
const late = ['2027-02-01', null] as const
const races = [
  race('n1', [79, ...early], [89, ...late]),
  race('n2', [49, ...early], [59, ...late]),
  race('n3', [10, ...late]),
]

test('prices of the same days are one row; a race without the step has none in it', () => {
  expect(amounts(races)).toEqual([
    ['2026-11-01', '2027-01-31', 79, 49, null],
    ['2027-02-01', null, 89, 59, 10],
  ])
})

test('two prices of a race on the same days, as in two currencies, are two rows', () => {
  expect(amounts([race('n1', [79, ...early], [85, ...early, 'SEK'])])).toHaveLength(2)
})

test('days change for all races of the row, an amount for one; an empty cell gets a price', () => {
  const moved = withDays(races, rowOf(races, 0), { validUntil: '2027-02-28' })
  expect(amounts(moved)[0]).toEqual(['2026-11-01', '2027-02-28', 79, 49, null])
  const cell = { race: 'n3', amount: 8, currency: currencyOf(races, 'n3') }
  const filled = withAmount(races, rowOf(races, 0), cell)
  expect(amounts(filled)).toEqual([
    ['2026-11-01', '2027-01-31', 79, 49, 8],
    ['2027-02-01', null, 89, 59, 10],
  ])
  expect(filled[2]?.prices.at(-1)).toMatchObject({ currency: 'EUR', validUntil: '2027-01-31' })
})

test('a copied row begins when its original ends and is no entry of it; rows can be removed', () => {
  const copied = withCopy(races, rowOf(races, 0))
  expect(amounts(copied)).toEqual([
    ['2026-11-01', '2027-01-31', 79, 49, null],
    ['2027-02-01', null, 79, 49, 10],
    ['2027-02-01', null, 89, 59, null],
  ])
  const keys = copied.flatMap(({ prices }) => prices.map(({ key }) => key))
  expect(new Set(keys).size).toBe(keys.length)
  expect(amounts(withoutRow(races, rowOf(races, 1)))).toEqual([
    ['2026-11-01', '2027-01-31', 79, 49, null],
  ])
})

test('a step that is left keeps its prices without the empty ones; without prices it stays if it has days', () => {
  const cleared = withAmount(races, rowOf(races, 1), { race: 'n3', amount: null, currency: 'EUR' })
  const left = withoutEmptyPrices(cleared, rowOf(cleared, 1))
  expect(amounts(left)[1]).toEqual(['2027-02-01', null, 89, 59, null])
  expect(left[2]?.prices).toEqual([])
  const open = withFirstRow([race('n1'), race('n2')], 'EUR')
  expect(amounts(withoutEmptyPrices(open, rowOf(open, 0)))).toEqual([])
  const dated = withDays(open, rowOf(open, 0), { validUntil: '2027-01-31' })
  expect(amounts(withoutEmptyPrices(dated, rowOf(dated, 0)))).toEqual([
    [null, '2027-01-31', null, null],
  ])
})

test('the first row has an open price for each race', () => {
  const none = [race('n1'), race('n2')]
  expect(currencyOf(none, 'n1')).toBe('EUR')
  expect(amounts(withFirstRow(none, 'SEK'))).toEqual([[null, null, null, null]])
})
