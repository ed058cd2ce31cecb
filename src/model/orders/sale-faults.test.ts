import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SaleFacts, SaleRaceFacts } from '../schemas/orders/sale-facts.ts'
import { emptyRefund, emptyStep, newSale, normaliseSale } from './sale-shape.ts'
import { faultsOfSale, warningsOfRace } from './sale-faults.ts'

const paid = { payments: 'ready' } as const
const race = (more: Partial<SaleRaceFacts> = {}): SaleRaceFacts => ({
  key: '7',
  isSold: true,
  places: 100,
  heldBack: null,
  steps: [{ ...emptyStep('1'), amount: 3_000 }],
  ...more,
})
const sale = (more: Partial<SaleFacts> = {}, ...races: SaleRaceFacts[]): SaleFacts => ({
  ...newSale([]),
  currency: 'EUR',
  opens: '2027-01-10T09:00',
  closes: '2027-06-01T22:00',
  races: races.length === 0 ? [race()] : races,
  ...more,
})
const steps = (...each: { amount?: number; until?: string; places?: number }[]) =>
  race({ steps: each.map((step, index) => ({ ...emptyStep(String(index + 1)), ...step })) })

test('a complete sale has no fault', () => {
  expect(faultsOfSale(sale(), paid)).toEqual({})
})

test('a new sale names all that is missing', () => {
  expect(faultsOfSale(newSale(['7', '8']), paid)).toEqual({
    currency: 'required',
    opens: 'required',
    closes: 'required',
    races: 'no-race',
  })
})

test.each([
  ['window', sale({ closes: '2027-01-10T09:00' }), { closes: 'window-order' }],
  ['day', sale({ opens: '2027-02-30T09:00' }), { opens: 'invalid' }],
  ['time', sale({ opens: '2027-02-03T24:00' }), { opens: 'invalid' }],
  ['places', sale({}, race({ places: null })), { 'races.7.places': 'required' }],
  ['held back', sale({}, race({ heldBack: 101 })), { 'races.7.heldBack': 'held-back' }],
  ['price', sale({}, race({ steps: [] })), { 'races.7.steps': 'no-price' }],
  ['amount', sale({}, steps({ places: 3 })), { 'races.7.steps.1.amount': 'required' }],
  [
    'order of steps',
    sale(
      {},
      steps(
        { amount: 1, until: '2027-03-01T00:00' },
        { amount: 2 },
        { amount: 3, until: '2027-02-01T00:00' },
      ),
    ),
    { 'races.7.steps.3.until': 'step-order' },
  ],
])('a fault of the %s has its path', (_name, facts, faults) => {
  expect(faultsOfSale(facts, paid)).toEqual(faults)
})

test('a race that is not sold has no faults', () => {
  const unsold = race({ key: '8', isSold: false, places: null, steps: [] })
  expect(faultsOfSale(sale({}, race(), unsold), paid)).toEqual({})
})

test('without a way to pay only free places can be sold', () => {
  const none = { payments: 'none' } as const
  expect(faultsOfSale(sale(), none)).toEqual({ currency: 'no-payment' })
  expect(faultsOfSale(sale(), { payments: 'not-chosen' })).toEqual({ currency: 'no-payout' })
  expect(faultsOfSale(sale({}, steps({ amount: 0 })), none)).toEqual({})
})

test('places and days without a price are worth a look', () => {
  const closes = '2027-06-01T22:00'
  expect(warningsOfRace(race(), closes)).toEqual([])
  expect(warningsOfRace(steps({ amount: 1, places: 99 }), closes)).toEqual(['unpriced-places'])
  expect(warningsOfRace({ ...steps({ amount: 1, places: 99 }), heldBack: 1 }, closes)).toEqual([])
  const until = '2027-05-01T00:00'
  expect(warningsOfRace(steps({ amount: 1, until }), closes)).toEqual(['unpriced-days'])
  expect(warningsOfRace(steps({ amount: 1, until }, { amount: 2 }), closes)).toEqual([])
})

test('normalising numbers the steps, leaves blank ones out, and changes nothing the second time', () => {
  const step = fc.record({
    key: fc.constant('n1'),
    amount: fc.option(fc.nat(5_000)),
    until: fc.option(fc.constantFrom('2027-03-01T00:00', '2027-02-01T00:00')),
    places: fc.option(fc.nat(100)),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 5 }), (given) => {
      const facts = sale({}, race({ steps: given }))
      const once = normaliseSale(facts)
      expect(normaliseSale(once)).toEqual(once)
      const [{ steps: kept } = race()] = once.races
      expect(kept.map(({ key }) => key)).toEqual(kept.map((_step, index) => String(index + 1)))
      expect(kept.length).toBe(
        given.filter((each) => [each.amount, each.until, each.places].some((it) => it !== null))
          .length,
      )
    }),
  )
})

test.each([
  ['a step without a day', { percent: 50 }, { 'refunds.1.day': 'required' }],
  ['a step without a percentage', { daysBefore: 14 }, { 'refunds.1.percent': 'required' }],
  [
    'a day and a number of days',
    { day: '2027-05-01', daysBefore: 14, percent: 50 },
    { 'refunds.1.day': 'refund-one-day' },
  ],
  ['30 February', { day: '2027-02-30', percent: 50 }, { 'refunds.1.day': 'invalid' }],
  ['nothing paid back until a day', { daysBefore: 1, percent: 0 }, {}],
] as const)('the refund rule: %s', (_, more, faults) => {
  const refunds = [{ ...emptyRefund('1'), ...more }]
  expect(faultsOfSale(sale({ refunds }), paid)).toEqual(faults)
})

test('the refund rule has one step for a day', () => {
  const step = { ...emptyRefund('1'), daysBefore: 14, percent: 50 }
  expect(faultsOfSale(sale({ refunds: [step, { ...step, key: '2' }] }), paid)).toEqual({
    'refunds.2.day': 'refund-day-twice',
  })
})
