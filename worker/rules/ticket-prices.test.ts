import { expect, test } from 'vitest'
import { nextPriceAfter, priceOn, pricedRaces, type PriceStep } from './ticket-prices.ts'

const early = { amountEur: 12, from: null, until: '2026-11-16' }
const regular = { amountEur: 20, from: '2026-11-17', until: '2027-03-31' }
const late = { amountEur: 18, from: '2027-04-01', until: null }
const steps = [late, regular, early]

test.each([
  ['2026-11-16', early],
  ['2026-11-17', regular],
  ['2027-03-31', regular],
  ['2027-04-01', late],
  ['2030-01-01', late],
])('the price that counts on %s is the step in force, on its last day too', (day, step) => {
  expect(priceOn(steps, day)).toBe(step)
})

test('of several steps in force the lowest counts', () => {
  expect(priceOn([regular, { ...regular, amountEur: 15 }], '2027-01-01')?.amountEur).toBe(15)
})

test('before the first step begins the next to begin counts, not the lowest of all', () => {
  expect(priceOn([late, regular], '2026-11-01')).toBe(regular)
})

test('without steps, and after the last has expired, no price counts', () => {
  expect(priceOn([], '2027-01-01')).toBeNull()
  expect(priceOn([early, regular], '2027-04-01')).toBeNull()
})

test('numbers of days compare like dates', () => {
  const step = { amountEur: 5, from: 10, until: 20 }
  expect([9, 20, 21].map((day) => priceOn([step], day))).toEqual([step, step, null])
})

test('sold-out races count only if every race is sold out', () => {
  const [gone, left] = [{ soldOut: true }, { soldOut: false }]
  expect(pricedRaces([gone, left])).toEqual([left])
  expect(pricedRaces([gone, gone])).toEqual([gone, gone])
  expect(pricedRaces([])).toEqual([])
})

const first = { amountEur: 60, from: null, until: '2027-03-31' }
const second = { amountEur: 75, from: '2027-04-01', until: null }

test.each<[string, PriceStep<string>[], string, ReturnType<typeof nextPriceAfter>]>([
  ['an earlier price', [first, second], '2027-01-01', { from: '2027-04-01', step: second }],
  [
    'the last day of an earlier price',
    [first, second],
    '2027-03-31',
    { from: '2027-04-01', step: second },
  ],
  ['the last price', [first, second], '2027-04-01', null],
  ['a price without an end', [{ ...first, until: null }], '2027-01-01', null],
  ['a price that nothing follows', [first], '2027-01-01', null],
  ['a price that follows the same', [first, { ...second, amountEur: 60 }], '2027-01-01', null],
  ['no price', [], '2027-01-01', null],
  [
    'a price that starts later',
    [{ ...first, from: '2027-02-01' }, second],
    '2027-01-01',
    { from: '2027-04-01', step: second },
  ],
])('after %s', (_, prices, day, next) => {
  expect(nextPriceAfter(prices, day)).toEqual(next)
})
