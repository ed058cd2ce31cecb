import { expect, test } from 'vitest'
import { orderCards } from './order-cards.ts'

const card = (date: string, past = false) => ({ linkDate: past ? date : null, bib: { date } })

test('upcoming editions come first in ascending order, then past ones in descending order', () => {
  const cards = [
    card('2025-05-01', true),
    card('2027-06-01'),
    card('2026-05-01', true),
    card('2026-12-01'),
  ]
  expect(orderCards(cards).map(({ bib }) => bib.date)).toEqual([
    '2026-12-01',
    '2027-06-01',
    '2026-05-01',
    '2025-05-01',
  ])
})
