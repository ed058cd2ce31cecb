import { expect, test } from 'vitest'
import type { DashboardItem } from './list-items.ts'
import { listItems, nextFirstDay } from './list-items.ts'
import { itemsInState, matchingItems, sortedItems } from './select-items.ts'

const item = (key: string, more: Partial<DashboardItem>): DashboardItem => ({
  key,
  organiser: 'club',
  name: key,
  nameLanguage: 'en',
  event: null,
  date: null,
  isArchived: false,
  isAhead: false,
  isConfirmed: false,
  draft: null,
  returned: null,
  ...more,
})

const draft = item('Málaga draft', { draft: 'editing' })
/** The facts of a published event that the filters and orders read. */
const event: DashboardItem['event'] = JSON.parse('{"originalName":"","names":{},"saves":0}')
const published = { event, isAhead: true, isConfirmed: true }
const ahead = item('b', { ...published, date: '2027-05-01' })
const sooner = item('a', { ...published, date: '2027-01-01' })
const past = item('c', { date: '2026-10-01' })
const gone = item('d', { date: '2020-10-01', isArchived: true })
const all = [past, draft, gone, ahead, sooner]
const keys = (items: readonly DashboardItem[]) => items.map(({ key }) => key)
const filters = { organiser: null, text: '', sport: null, season: null }

test('states: all leaves archived ones out, drafts has drafts, live has confirmed dates ahead', () => {
  expect(keys(itemsInState(all, 'all'))).toEqual(['c', 'Málaga draft', 'b', 'a'])
  expect(keys(itemsInState(all, 'drafts'))).toEqual(['Málaga draft'])
  expect(keys(itemsInState(all, 'live'))).toEqual(['b', 'a'])
  expect(keys(itemsInState(all, 'archived'))).toEqual(['d'])
})

test('a text is found without case and accents; a season is the year of the date', () => {
  expect(keys(matchingItems(all, { ...filters, text: 'MALAGA' }))).toEqual(['Málaga draft'])
  expect(keys(matchingItems(all, { ...filters, season: '2027' }))).toEqual(['b', 'a'])
  expect(matchingItems(all, { ...filters, organiser: 'other' })).toEqual([])
})

test('the next start is first, and after the starts ahead the latest past one', () => {
  expect(keys(sortedItems(all, 'start'))).toEqual(['a', 'b', 'c', 'd', 'Málaga draft'])
})

test('drafts of new events are in the order of their dates too, but not live', () => {
  const draftOn = (id: string, date: string | null) => ({
    id,
    organiser: 'club',
    name: id,
    language: 'en',
    date,
    confirmed: 1,
    state: 'editing',
    returned: null,
  })
  const drafts = [
    draftOn('winter', '2027-12-01'),
    draftOn('open', null),
    draftOn('june', '2027-06-01'),
  ]
  const items = listItems({ events: [], drafts }, '2026-11-21')
  expect(keys(sortedItems([...items, ahead, past], 'start'))).toEqual([
    'b',
    'june',
    'winter',
    'c',
    'open',
  ])
  expect(itemsInState(items, 'live')).toEqual([])
})

test('the next first day follows the usual date, else the week of the last edition, and is not before today', () => {
  const usualDate = { kind: 'weekday', month: 6, week: 1, weekday: 'sat', days: 2 } as const
  const after = (lastDate: string | null, rule: typeof usualDate | null) =>
    nextFirstDay({ lastDate, lastDay: lastDate, usualDate: rule }, '2026-11-21')
  expect(after('2027-06-05', usualDate)).toBe('2028-06-03')
  expect(after('2020-06-06', usualDate)).toBe('2027-06-05')
  expect(after('2020-06-06', null)).toBe('2027-06-12')
  expect(after(null, null)).toBeNull()
})
