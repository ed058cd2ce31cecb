import { expect, test } from 'vitest'
import type { EventFacts } from '../schemas/event/event-facts.ts'
import { emptyEdition, emptyEvent, emptyPrice, emptyRace } from './empty-facts.ts'
import { nextEdition } from './next-edition.ts'
import { proposedPrices } from './proposed-prices.ts'

const step = { ...emptyPrice('8', 'EUR'), amount: 40, validUntil: '2026-12-31' }
const late = { ...emptyPrice('9', 'EUR'), amount: 50, validFrom: '2027-01-01' }
const facts: EventFacts = {
  ...emptyEvent(),
  editions: [
    {
      ...emptyEdition('7'),
      date: '2027-05-15',
      races: [
        { ...emptyRace('1', 'run'), name: '10 km', prices: [step, late] },
        { ...emptyRace('2', 'run'), name: 'Kids' },
      ],
    },
  ],
}
const next = nextEdition(facts, '2026-11-24')
const withNext = { ...facts, editions: [...facts.editions, next] }

test('a new edition is offered the prices of the last, moved by as many days, and has none by itself', () => {
  expect(next.races.map(({ prices }) => prices)).toEqual([[], []])
  const proposal = proposedPrices(withNext, next.key)
  expect(proposal?.of).toBe('2027-05-15')
  const [race] = next.races
  // 364 days later: the same weekday of the same week.
  expect(proposal?.prices.get(race?.key ?? '')).toMatchObject([
    { amount: 40, validFrom: null, validUntil: '2027-12-30' },
    { amount: 50, validFrom: '2027-12-31', validUntil: null },
  ])
  expect([...(proposal?.prices.keys() ?? [])]).toEqual([race?.key])
})

test('nothing is offered to a published edition, or to one that has prices', () => {
  expect(proposedPrices(withNext, '7')).toBeNull()
  const races = next.races.map((race) => ({ ...race, prices: [{ ...step, key: 'n1' }] }))
  const priced = { ...facts, editions: [...facts.editions, { ...next, races }] }
  expect(proposedPrices(priced, next.key)).toBeNull()
})
