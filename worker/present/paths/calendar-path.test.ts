import '../../../src/i18n/all-words.ts'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  calendarSorts,
  calendarViews,
  eventFormats,
  ratingSteps,
  signUpStates,
  teamChoices,
} from '../../../src/model/calendar/calendar.ts'
import { currencies } from '../../../src/model/values/currencies.ts'
import { calendarPageKeys } from '../../../src/model/calendar/page-keys.ts'
import { calendarQuery } from '../../api/public/calendar-query.ts'
import { checkCalendar, readKeys } from '../../calendar-filters/read-calendar.ts'
import { writeKeys } from '../../calendar-filters/write-keys.ts'
import { wholeCalendar, type CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import { pathFor } from './calendar-path.ts'

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const degrees = (most: number) =>
  fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((each) => (each + 0) / 10_000)
const range = (most: number, digits: number) =>
  fc
    .tuple(
      maybe(fc.integer({ min: 0, max: most * digits })),
      maybe(fc.integer({ min: 0, max: most * digits })),
    )
    .map(([a, b]) => (a !== null && b !== null && a > b ? [b, a] : [a, b]))
    .map((ends) => ends.map((end) => (end === null ? null : end / digits)))
const day = fc
  .integer({ min: 0, max: 2000 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10))

const queries: fc.Arbitrary<CalendarQuery> = fc
  .record({
    text: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    length: range(9999, 1000),
    gain: range(20_000, 1),
    effort: range(999, 10),
    price: maybe(
      fc.record({
        amount: fc.integer({ min: 1, max: 99_999 }),
        currency: fc.constantFrom(...currencies),
      }),
    ),
    confirmed: fc.boolean(),
    signUp: maybe(fc.constantFrom(...signUpStates)),
    format: maybe(fc.constantFrom(...eventFormats)),
    team: maybe(fc.constantFrom(...teamChoices)),
    minRating: maybe(fc.constantFrom(...ratingSteps)),
    language: maybe(fc.constantFrom('de', 'gsw')),
    organiser: maybe(fc.constant('scc-events')),
    near: maybe(
      fc.oneof(
        fc
          .record({ lat: degrees(90), lon: degrees(180) })
          .map((point) => ({ kind: 'point', point }) as const),
        fc.constant({ kind: 'me' } as const),
      ),
    ),
    radius: fc.integer({ min: 10, max: 250 }),
    box: maybe(
      fc.record({ west: degrees(180), east: degrees(180), south: degrees(45), north: degrees(45) }),
    ),
    days: fc.tuple(maybe(day), maybe(day)),
    sort: fc.constantFrom(...calendarSorts),
    view: fc.constantFrom(...calendarViews),
    page: fc.integer({ min: 1, max: 9999 }),
  })
  .map(({ length, gain, effort, price, near, radius, box, days, sort, ...rest }) => {
    const [from = null, to = null] = days
    const [south = 0, north = 0] =
      box === null ? [] : [box.south, box.north].toSorted((a, b) => a - b)
    return {
      ...wholeCalendar,
      ...rest,
      minKm: length[0] ?? null,
      maxKm: length[1] ?? null,
      minGain: gain[0] ?? null,
      maxGain: gain[1] ?? null,
      minEffort: effort[0] ?? null,
      maxEffort: effort[1] ?? null,
      maxPrice: price,
      near,
      radiusKm: near === null ? wholeCalendar.radiusKm : radius,
      box: box === null ? null : { ...box, south, north },
      from: from !== null && to !== null && from > to ? to : from,
      to: from !== null && to !== null && from > to ? from : to,
      sort: near === null && sort === 'distance' ? 'date' : sort,
    }
  })

const read = (text: string) =>
  readKeys(v.parse(calendarQuery, Object.fromEntries(new URLSearchParams(text))), '2026-11-21')

test('a query that is written to a URL and read back is the same and valid', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const written = pathFor(query, 'en').split('?')[1] ?? ''
      const back = read(written)
      expect(back).toEqual({ query, moved: false })
      expect(() => checkCalendar(back.query)).not.toThrow()
      expect(writeKeys(back.query)).toEqual(writeKeys(query))
    }),
    { numRuns: 1000 },
  )
})

test('what is the default is left out of an address', () => {
  expect(pathFor(wholeCalendar, 'en')).toBe('/calendar')
  expect(pathFor({ ...wholeCalendar, radiusKm: 100 }, 'en')).toBe('/calendar')
  expect(pathFor({ ...wholeCalendar, near: { kind: 'me' }, radiusKm: 100 }, 'de')).toBe(
    '/de/kalender?near=me&radius=100',
  )
})

test('keys stand in one order, whatever order they were set in', () => {
  const query: CalendarQuery = {
    ...wholeCalendar,
    page: 2,
    to: '2027-05-31',
    maxPrice: { amount: 60, currency: 'SEK' },
    near: { kind: 'point', point: { lat: 48.1374, lon: -0.5 } },
    minKm: 20,
  }
  expect(pathFor(query, 'en')).toBe(
    '/calendar?minKm=20&maxPrice=60&priceIn=SEK&near=48.1374,-0.5&to=2027-05-31&page=2',
  )
})

test('what is free is free in every currency', () => {
  const query: CalendarQuery = { ...wholeCalendar, maxPrice: { amount: 0, currency: 'SEK' } }
  expect(pathFor(query, 'en')).toBe('/calendar?maxPrice=0')
  expect(read('maxPrice=0').query.maxPrice).toEqual({ amount: 0, currency: 'EUR' })
})

test('a price without its currency is in the currency of the reader', () => {
  expect(read('maxPrice=500&currency=SEK').query.maxPrice).toEqual({ amount: 500, currency: 'SEK' })
  expect(read('maxPrice=500&priceIn=JPY&currency=SEK').query.maxPrice?.currency).toBe('JPY')
})

test('an order by distance without a place to measure from is the order by date', () => {
  expect(read('sort=distance').query.sort).toBe('date')
  expect(read('sort=distance&near=me').query.sort).toBe('distance')
})

test('a form sends its criteria as fields, which replace what was within another country', () => {
  const form = 'sport=running&place=germany/berlin&month=2027-05'
  expect(pathFor(read(`${form}&country=germany`).query, 'en')).toBe(
    '/calendar/running/germany/berlin/2027-05',
  )
  expect(pathFor(read(`${form}&country=france`).query, 'en')).toBe(
    '/calendar/running/france/2027-05',
  )
  expect(pathFor(read(`${form}&country=`).query, 'en')).toBe('/calendar/running/2027-05')
  expect(pathFor(read(`${form}&country=france&near=city`).query, 'en')).toBe(
    '/calendar/running/france/2027-05',
  )
})

test('days that a form sends take the place of the month it was shown with', () => {
  expect(pathFor(read('month=2027-05&from=2027-06-01&to=').query, 'en')).toBe(
    '/calendar?from=2027-06-01',
  )
})

test('lengths and climbs of a form in miles and feet become kilometres and metres', () => {
  const { query } = read('min=10&max=26.2&minClimb=1000&maxClimb=&unit=imperial')
  expect([query.minKm, query.maxKm, query.minGain, query.maxGain]).toEqual([
    16.015,
    42.243,
    305,
    null,
  ])
})

test('the keys of an address are those of the query, save the words of the path and the reader’s own', () => {
  const beside = ['locale', 'currency', 'unitSet', 'criteria', 'here']
  const apiKeys = Object.keys(calendarQuery.entries).filter((key) => !beside.includes(key))
  expect([...calendarPageKeys].toSorted()).toEqual(apiKeys.toSorted())
})
