import { expect, test } from 'vitest'
import { stepOf } from './step-of.ts'

const total = {
  text: '€10',
  amount: 1_000,
  currency: 'EUR',
  fee: null,
  about: null,
  rateDate: null,
}
const shirt = {
  id: 1,
  name: 'Shirt',
  lang: null,
  price: '€20',
  isPerOrder: false,
  options: [],
  places: [],
}
const held = { state: 'held' as const, isComplete: true, total, extras: [] }

test('a page shows the step of its address, the review without one', () => {
  for (const step of ['races', 'people', 'review', 'pay']) expect(stepOf(held, step)).toBe(step)
  for (const step of [undefined, 'done', 'x']) expect(stepOf(held, step)).toBe('review')
})

test('people come before the steps that need them, and nothing is paid for an order without a price', () => {
  for (const step of ['people', 'review', 'pay'])
    expect(stepOf({ ...held, isComplete: false }, step)).toBe('people')
  expect(stepOf({ ...held, total: { ...total, amount: 0 } }, 'pay')).toBe('review')
})

test('an order that is being paid or was is at that step, whatever its address says', () => {
  expect(stepOf({ ...held, state: 'new' }, 'pay')).toBe('races')
  expect(stepOf({ ...held, state: 'paying' }, 'races')).toBe('pay')
  for (const state of ['paid', 'cancelled', 'refunded'] as const)
    expect(stepOf({ ...held, state }, 'people')).toBe('done')
})

test('a sale without extras has no step for them', () => {
  expect(stepOf(held, 'extras')).toBe('review')
  expect(stepOf({ ...held, extras: [shirt] }, 'extras')).toBe('extras')
  expect(stepOf({ ...held, extras: [shirt], isComplete: false }, 'extras')).toBe('people')
})
