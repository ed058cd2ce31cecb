import { expect, test } from 'vitest'
import { refundOf, refundRuleOf, refundStepOn, type StatedRefundStep } from './refund-rules.ts'

const step = (more: Partial<StatedRefundStep>): StatedRefundStep => ({
  day: null,
  daysBefore: null,
  percent: 100,
  fee: 0,
  ...more,
})
const covered = { extras: true, serviceFee: true }

test('days before the edition become dates, and the earliest step is first', () => {
  const steps = [step({ daysBefore: 14, percent: 50 }), step({ day: '2027-04-30', fee: 500 })]
  expect(refundRuleOf({ steps, ...covered }, '2027-06-01')).toEqual({
    steps: [
      { until: '2027-04-30', percent: 100, fee: 500 },
      { until: '2027-05-18', percent: 50, fee: 0 },
    ],
    ...covered,
  })
})

test('without steps there is no rule', () => {
  expect(refundRuleOf({ steps: [], ...covered }, '2027-06-01')).toBeNull()
})

test.each([
  ['2027-04-30', 100],
  ['2027-05-01', 50],
  ['2027-05-18', 50],
  ['2027-05-19', null],
])('on %s the step with %s percent holds', (today, percent) => {
  const steps = [step({ day: '2027-04-30' }), step({ daysBefore: 14, percent: 50 })]
  const rule = refundRuleOf({ steps, ...covered }, '2027-06-01')
  expect(rule === null ? undefined : (refundStepOn(rule, today)?.percent ?? null)).toBe(percent)
})

test.each([
  [8_900, 80, 0, 7_120],
  [1_001, 50, 0, 501],
  [1_000, 100, 300, 700],
  [1_000, 20, 300, 0],
  [0, 100, 300, 0],
])('of %i at %i percent less %i come back %i', (price, percent, fee, back) => {
  expect(refundOf(price, { percent, fee })).toBe(back)
})
