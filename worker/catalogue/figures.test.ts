import { expect, test } from 'vitest'
import { rowOf } from '../../test/support/catalogue-row.ts'
import { figures, fitFigures, ruleFits } from './figures.ts'

const held = (...dates: string[]) => dates.map((date) => ({ date }))

test('figures count countries, climbs, sites, checked sources, prices and places of editions', () => {
  const leg = { sport: 'run', distance: 10, unit: 'km' }
  const price = {
    amount: 30,
    currency: 'EUR',
    edition: '2027-09-18',
    source: 'https://example.org/',
    checked: '2026-11-01',
  }
  const full = rowOf({
    site: 'https://example.org/',
    sources: [
      { url: 'https://example.org/', facts: ['name'], check: { kind: 'copy', on: '2026-11' } },
    ],
    editions: [
      {
        date: '2027-09-18',
        place: { city: 'Bergen', country: 'NO', lat: 60, lon: 5 },
        registration: {
          closes: '2027-09-01',
          source: 'https://example.org/',
          checked: '2026-11-01',
        },
      },
    ],
    races: [{ name: 'Hill', sport: 'run', legs: [{ ...leg, gain: { value: 500 } }], price }],
  })
  const plain = Array.from({ length: 4 }, () => rowOf())
  expect(figures([full, ...plain])).toEqual([
    'countries with 5 events or more: 1',
    'events with the climb of their first race: 1',
    'events with an official site: 1 (20 %)',
    'events with a source that was compared: 1',
    'races with a price: 1; editions with a window of sign-up: 1',
    'editions held elsewhere than their event: 1',
  ])
  expect(figures(plain)[0]).toBe('countries with 5 events or more: 0')
})

test('the fit of a rule counts past editions without a status', () => {
  const rows = [
    rowOf({ editions: held('2024-09-21', '2025-09-20', '2027-09-18') }),
    rowOf({ editions: [...held('2025-09-27'), { date: '2024-09-21', status: 'cancelled' }] }),
    rowOf({ usual: undefined, editions: held('2025-09-20') }),
  ]
  const fits = ruleFits(rows, '2026-11-21')
  expect(fits.map(({ known, fit }) => [known, fit])).toEqual([
    [2, 2],
    [1, 0],
  ])
  expect(fitFigures(fits)).toEqual([
    'rules: 2; past editions that the others predict to the weekend: 2 of 3 (66.7 %)',
    'rules with two known past editions or more: 1; all predicted 1, two thirds 0, fewer 0',
  ])
})
