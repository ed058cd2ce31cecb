import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ruleFault } from '../../../model/challenges/rule-faults.ts'
import { challengeRule } from '../../../model/challenges/rule.ts'
import {
  endText,
  newGoal,
  newSlotKey,
  newWindow,
  numberOf,
  withEnd,
  withValue,
} from './rule-value.ts'

test.each(['slots', 'distinct', 'sum'])('a new goal of the kind %s is a sound rule', (kind) => {
  const rule = v.parse(challengeRule, {
    filter: {},
    goal: newGoal(kind),
    window: newWindow('days'),
  })
  expect(ruleFault(rule)).toBeNull()
})

test('a condition without a value is left out, because an empty list would let nothing count', () => {
  expect(withValue({ sports: ['run'], from: '2027-01-01' }, 'sports', [])).toEqual({
    from: '2027-01-01',
  })
  expect(withValue({}, 'events', ['vasaloppet'])).toEqual({ events: ['vasaloppet'] })
})

test('a range has the end that is typed, and none without ends', () => {
  const from = withEnd(undefined, 0, 9900, 10_000_000)
  expect(from).toEqual([9900, 10_000_000])
  expect([endText(from, 0, 10_000_000), endText(from, 1, 10_000_000)]).toEqual(['9900', ''])
  expect(withEnd(from, 1, 10_100, 10_000_000)).toEqual([9900, 10_100])
  expect(withEnd(from, 0, null, 10_000_000)).toBeNull()
})

test('a text that is no number is none', () => {
  expect([numberOf(''), numberOf('x'), numberOf('12.7')]).toEqual([null, null, 12])
})

test('a new slot has a key that no other has', () => {
  expect(newSlotKey([{ key: 'a' }, { key: 's3' }])).toBe('s4')
})
