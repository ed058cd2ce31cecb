import { expect, test } from 'vitest'
import { dateNews, latestDateNews, type DateNews, type EditionDates } from './date-news.ts'

const today = '2026-11-22'
const at = (date: string, more: Partial<EditionDates> = {}): EditionDates => ({
  date,
  endDate: date,
  confirmed: true,
  status: null,
  ...more,
})
const june5 = at('2027-06-05')
const june12 = at('2027-06-12')

test.each<[string, EditionDates, EditionDates, DateNews | null]>([
  [
    'an announced date',
    { ...june5, confirmed: false },
    june12,
    { kind: 'confirmed', former: '2027-06-05', present: '2027-06-12' },
  ],
  ['another date', june5, june12, { kind: 'moved', former: '2027-06-05', present: '2027-06-12' }],
  [
    'a cancellation',
    june5,
    { ...june5, status: 'canceled' },
    { kind: 'cancelled', former: '2027-06-05', present: null },
  ],
  [
    'a postponement',
    june5,
    { ...june5, status: 'postponed' },
    { kind: 'moved', former: '2027-06-05', present: null },
  ],
  [
    'a new date after a postponement',
    { ...june5, status: 'postponed' },
    june12,
    { kind: 'moved', former: '2027-06-05', present: '2027-06-12' },
  ],
  [
    'the end of a cancellation',
    { ...june5, status: 'cancelled' },
    june5,
    { kind: 'reinstated', former: null, present: '2027-06-05' },
  ],
  [
    'a move of two days',
    { ...june5, endDate: '2027-06-06' },
    { ...june12, endDate: '2027-06-13' },
    { kind: 'moved', former: '2027-06-05/2027-06-06', present: '2027-06-12/2027-06-13' },
  ],
  ['another last day', june5, { ...june5, endDate: '2027-06-06' }, null],
  ['no change', june5, june5, null],
  [
    'another spelling of a cancellation',
    at('2027-06-05', { status: 'canceled' }),
    at('2027-06-05', { status: 'cancelled' }),
    null,
  ],
  ['another expected date', { ...june5, confirmed: false }, { ...june12, confirmed: false }, null],
  ['a change of the past', at('2026-06-05'), at('2026-06-05', { status: 'cancelled' }), null],
])('%s is the news it is', (_title, before, after, news) => {
  expect(dateNews(before, after, today)).toEqual(news)
})

const confirmed: DateNews = { kind: 'confirmed', former: '2027-06-01', present: '2027-06-05' }
const moved: DateNews = { kind: 'moved', former: '2027-06-05', present: '2027-06-12' }
const back: DateNews = { kind: 'moved', former: '2027-06-12', present: '2027-06-05' }
const cancelled: DateNews = { kind: 'cancelled', former: '2027-06-12', present: null }

test.each<[string, DateNews[], DateNews | null]>([
  ['one change', [moved], moved],
  ['none', [], null],
  ['confirmed, then moved', [confirmed, moved], { ...confirmed, present: '2027-06-12' }],
  ['moved and moved back', [moved, back], null],
  ['moved, then cancelled', [moved, cancelled], { ...cancelled, former: '2027-06-05' }],
  [
    'cancelled, then held after all',
    [cancelled, { kind: 'reinstated', former: null, present: '2027-06-12' }],
    null,
  ],
  [
    'held after all, then cancelled again',
    [{ kind: 'reinstated', former: null, present: '2027-06-12' }, cancelled],
    null,
  ],
])('%s on one day is one entry with the latest date', (_title, news, entry) => {
  expect(latestDateNews(news)).toEqual(entry)
})
