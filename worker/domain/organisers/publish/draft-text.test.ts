import { expect, test } from 'vitest'
import {
  emptyEdition,
  emptyEvent,
  emptyLeg,
  emptyPrice,
  emptyRace,
} from '../../../../src/model/event-facts/empty-facts.ts'
import type { EditionFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import { draftText } from './draft-text.ts'

const race = {
  ...emptyRace('n1', 'run'),
  name: 'Half',
  date: '2027-06-13',
  startTime: '09:30',
  legs: [{ ...emptyLeg('n1', 'run'), distance: 21.1, unit: 'km' as const }],
  prices: [{ ...emptyPrice('n1', 'EUR'), amount: 45 }],
}
const textOf = (edition: Partial<EditionFacts>, locale: 'en' | 'de' | 'ja') =>
  draftText(
    {
      ...emptyEvent(),
      name: 'Lake Run',
      editions: [
        {
          ...emptyEdition('n1'),
          date: '2027-06-12',
          endDate: '2027-06-13',
          races: [race],
          ...edition,
        },
      ],
    },
    new Map(),
    locale,
  )
    .split('\n')
    .map((text) => text.normalize('NFKC').replaceAll(/\s/gu, ' '))

test.each([
  ['en', '12 – 13 June 2027', '· Half, 21.1 km, 13 June 2027, 09:30, €45'],
  ['de', '12.–13. Juni 2027', '· Half, 21,1 km, 13. Juni 2027, 09:30, 45 €'],
  ['ja', '2027年6月12日~13日', '· Half, 21.1 km, 2027年6月13日, 09:30, €45'],
] as const)(
  'days, times, lengths and prices are written for a reader of %s',
  (locale, days, line) => {
    expect(textOf({}, locale)).toEqual(['Lake Run', days, line])
  },
)

test('a text that is no date or time stays as it was typed', () => {
  const wrong = { ...race, date: 'Sunday', startTime: 'noon' }
  expect(textOf({ date: 'June', endDate: '2027-06-13', races: [wrong] }, 'en').slice(1)).toEqual([
    'June – 13 June 2027',
    '· Half, 21.1 km, Sunday, noon, €45',
  ])
  expect(textOf({ endDate: '2027-06-11', races: [] }, 'en')[1]).toBe('12 June 2027 – 11 June 2027')
})
