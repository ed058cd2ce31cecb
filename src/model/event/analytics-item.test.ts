import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemText, readItem } from './analytics-item.ts'

const facts = { sport: 'run', dateConfirmed: true, status: null, analytics: null } as const

test('reading a written text returns the same facts, for any name', () => {
  const extra = fc.record({
    priceEur: fc.option(fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100)),
    originalName: fc.option(
      fc.string({ minLength: 1, maxLength: 40 }).filter((name) => !name.endsWith(';')),
    ),
  })
  fc.assert(
    fc.property(extra, (analytics) => {
      expect(readItem(itemText({ ...facts, analytics }))).toEqual({ tags: ['run'], ...analytics })
    }),
  )
})

test('a text without a price and a name consists of its tags', () => {
  expect(itemText(facts)).toBe('run')
  expect(itemText({ ...facts, sport: null })).toBe('other')
  expect(itemText({ ...facts, dateConfirmed: false, status: { meaning: 'postponed' } })).toBe(
    'run postponed expected',
  )
  expect(itemText({ ...facts, analytics: { priceEur: 89.456, originalName: null } })).toBe(
    'run;89.46',
  )
})
