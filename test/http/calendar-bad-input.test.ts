import { expect, test } from 'vitest'
import { calendarPageSize } from '../../src/model/values/limits.ts'
import { fetchSite, errorOf, locationOf } from '../support/fetch-site.ts'
import { calendarAt } from '../support/calendars.ts'
import { headOf, mainOf, visibleText } from '../support/html.ts'

const key = (name: string, value: string): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(value)}`

/** Keys of the calendar with invalid values. */
const wrong: [string, string][] = [
  ['minKm', 'NaN'],
  ['minKm', '-1'],
  ['maxKm', '1e309'],
  ['maxKm', 'Infinity'],
  ['maxKm', '9'.repeat(5000)],
  ['minGain', '-5'],
  ['maxGain', '0x10'],
  ['minEffort', 'NaN'],
  ['maxEffort', '1e309'],
  ['maxPrice', '-1'],
  ['maxPrice', 'free'],
  ['confirmed', 'yes'],
  ['registration', 'OPEN'],
  ['registration', '__proto__'],
  ['format', 'toString'],
  ['team', '2'],
  ['minRating', '6'],
  ['minRating', '4.49'],
  ['language', 'english'],
  ['organiser', 'nobody-of-that-name'],
  ['organiser', "' OR 1=1 --"],
  ['near', '91,0'],
  ['near', '0,181'],
  ['near', '48.13741,11.5'],
  ['near', '48.1'],
  ['near', 'NaN,NaN'],
  ['near', 'home'],
  ['box', '11,48'],
  ['box', '11,49,12,48'],
  ['box', '11,-91,12,48'],
  ['box', 'NaN,NaN,NaN,NaN'],
  ['box', '1e309,0,1,1'],
  ['from', '2027-13-01'],
  ['from', '2027-02-30'],
  ['from', '99999-01-01'],
  ['to', 'tomorrow'],
  ['sort', 'distance; DROP TABLE event'],
  ['sort', 'constructor'],
  ['view', 'grid'],
  ['page', '0'],
  ['page', '-1'],
  ['page', '1.5'],
  ['page', '1e3'],
  ['page', '99999'],
]

test.each(wrong)(
  '%s=%.40s is refused by the API, which names the key, and by the page',
  async (name, value) => {
    const response = await fetchSite(`/api/calendar?${key(name, value)}`)
    expect(response.status).toBe(400)
    expect(errorOf(response)).toEqual({ code: 'invalid-query', field: name })
    const page = await fetchSite(`/calendar?${key(name, value)}`)
    expect(page.status).toBe(404)
    expect(mainOf(page.body)).not.toContain('<article class="tr')
  },
)

test.each(['-1', '5', '9999', '9', '251', '50.5', 'far'])(
  'a radius of %s is refused',
  async (radius) => {
    const response = await fetchSite(`/api/calendar?near=48.1374,11.5755&radius=${radius}`)
    expect([response.status, errorOf(response)]).toEqual([
      400,
      { code: 'invalid-query', field: 'radius' },
    ])
  },
)

test.each([
  ['from=2027-06-02&to=2027-06-01', 'to'],
  ['minKm=20&maxKm=10', 'maxKm'],
  ['minGain=900&maxGain=100', 'maxGain'],
  ['minEffort=50&maxEffort=5', 'maxEffort'],
  ['near=city', 'near'],
  ['criteria=germany/bavaria&near=city', 'near'],
])('the conflicting filters %s are refused, naming %s', async (keys, field) => {
  const response = await fetchSite(`/api/calendar?${keys}`)
  expect([response.status, errorOf(response)]).toEqual([400, { code: 'invalid-query', field }])
})

test('near=city works for a city below its region', async () => {
  const { status } = await fetchSite('/calendar/germany/bavaria/munich?near=city')
  expect(status).toBe(200)
})

test.each([
  ['germany/france', 'france'],
  ['2027-13', '2027-13'],
  ['99999', '99999'],
  ['1999', '1999'],
  ['running/cycling', 'cycling'],
  ['marathon/5k/germany', '5k'],
  ['germany/%F0%9F%8F%83', '🏃'],
])('/calendar/%s is a 404 page that names %j', async (path, word) => {
  const { status, body } = await fetchSite(`/calendar/${path}`)
  expect(status).toBe(404)
  const text = visibleText(mainOf(body))
  expect(text).toContain(word)
  expect(headOf(body).robots).toBe('noindex')
})

test('a path of 40 segments is 404 within two seconds', async () => {
  for (const segment of ['germany', 'nowhere', '2027', 'running', 'a'.repeat(60)]) {
    const path = `/calendar/${Array.from({ length: 40 }, () => segment).join('/')}`
    const { status, milliseconds } = await fetchSite(path)
    expect([segment, status]).toEqual([segment, 404])
    expect(milliseconds).toBeLessThan(2000)
  }
})

test('a path segment of any length is 404', async () => {
  for (const length of [81, 601, 5000]) {
    const { status } = await fetchSite(`/calendar/germany/${'ö'.repeat(length)}`)
    expect(status).toBe(404)
  }
})

test.each([
  [
    '/calendar/germany/running?maxKm=42&text=a%26b',
    '/calendar/running/germany?text=a%26b&maxKm=42',
  ],
  ['/calendar?sport=running&country=germany', '/calendar/running/germany'],
  ['/calendar/germany?minKm=&maxKm=&text=', '/calendar/germany'],
  ['/calendar?page=1&sort=date&view=list', '/calendar'],
  ['/de/kalender/2027/deutschland', '/de/kalender/deutschland/2027'],
])('%s redirects permanently to %s', async (path, expected) => {
  const response = await fetchSite(path)
  expect([response.status, locationOf(response)]).toEqual([301, expected])
  expect((await fetchSite(expected)).status).toBe(200)
})

test.each([
  'maxKm=10&maxKm=20',
  'text=a&text=b',
  'page=2&page=3',
  'sport[]=running',
  'sport[]=running&sport[]=cycling',
  'sport[0]=running',
  'maxKm[]=10',
  'box[]=1,2,3,4',
  'from[a]=2027-01-01',
  '__proto__[x]=1',
  'constructor=1',
])('%s never shows a list with other filters than its canonical URL', async (keys) => {
  let response = await fetchSite(`/calendar?${keys}`)
  for (let steps = 0; locationOf(response) !== null && steps < 3; steps += 1)
    response = await fetchSite(locationOf(response) ?? '')
  expect([200, 404]).toContain(response.status)
  if (response.status === 200) {
    const { canonical } = headOf(response.body)
    const shown = new URL(response.path, 'http://site').searchParams
    const meant = new URL(canonical[0] ?? 'http://site').searchParams
    for (const name of ['maxKm', 'text', 'page', 'box', 'from'])
      expect([name, shown.getAll(name)]).toEqual([name, meant.getAll(name)])
  }
})

test.each([
  '/calendar?page=9999',
  '/calendar/running/germany?page=500',
  '/calendar/germany?text=qqqqqqqqqq&page=2',
])('%s is beyond the last page and 404', async (path) => {
  const { status, body } = await fetchSite(path)
  expect(status).toBe(404)
  expect(mainOf(body)).not.toContain('<article class="tr')
})

test('the last page exists and has no next page', async () => {
  const { events } = await calendarAt('criteria=running')
  const last = Math.ceil(events.count / calendarPageSize)
  const { status, body } = await fetchSite(`/calendar/running?page=${last}`)
  expect(status).toBe(200)
  expect(headOf(body).next).toBeNull()
  expect((await fetchSite(`/calendar/running?page=${last + 1}`)).status).toBe(404)
})
