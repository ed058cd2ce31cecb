import { expect, test } from 'vitest'
import '../../../src/i18n/all-words.ts'
import type { ListedEvent } from '../../domain/organisers/dashboard/list-events.ts'
import type { DashboardItem } from '../../domain/organisers/dashboard/list-items.ts'
import { organiserTasks } from './organiser-tasks.ts'

const event: ListedEvent = {
  name: 'Oslo Run',
  nameLanguage: 'en',
  originalName: 'Oslo Run',
  originalLanguage: 'en',
  names: {},
  eventId: 1,
  permalink: 'oslo-run',
  organiser: 'club',
  editionId: 1,
  date: '2027-05-01',
  endDate: '2027-05-01',
  confirmed: 0,
  status: null,
  sport: 1,
  city: 'Oslo',
  races: 1,
  unpriced: 0,
  closesOn: null,
  lastDate: null,
  lastDay: null,
  pastDates: [],
  usualDate: null,
  draftState: null,
  pictured: 0,
  saves: 0,
  views: 0,
  clicks: 0,
  rating: null,
  reviews: 0,
}

const expected = (more: Partial<ListedEvent>): DashboardItem => ({
  key: event.permalink,
  organiser: event.organiser,
  name: event.name,
  nameLanguage: event.nameLanguage,
  event: { ...event, ...more },
  date: event.date,
  isArchived: false,
  isAhead: true,
  isConfirmed: false,
  draft: null,
  returned: null,
})

const context = { locale: 'de', today: '2026-11-21', corrections: 0 } as const
const numbers = (more: Partial<ListedEvent>) =>
  organiserTasks([expected(more)], context).map(({ number }) => number)

test('a task of an event that many saved has their number in front, one without saves no zero', () => {
  expect(numbers({ saves: 1200 })).toEqual(['1.200'])
  expect(numbers({ saves: 0 })).toEqual([null])
  const [task] = organiserTasks([expected({ saves: 0 })], context)
  expect(task?.text).toMatch(/^Erwarteter Termin: /u)
})

test('sign-up that ends today has no zero in front, one that ends tomorrow a 1', () => {
  const saved = { saves: 3 }
  expect(numbers({ ...saved, closesOn: '2026-11-21' })).toEqual([null, '3'])
  expect(numbers({ ...saved, closesOn: '2026-11-22' })).toEqual(['1', '3'])
})
