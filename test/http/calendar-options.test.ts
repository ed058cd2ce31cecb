import { expect, test } from 'vitest'
import * as v from 'valibot'
import { calendarWithOptions, optionsOf } from '../support/calendar-view.ts'
import { fetchSite, errorOf, locationOf } from '../support/fetch-site.ts'

/** Options of the calendar, and the targets of its forms and URLs. Their counts: test/integration/calendar-options.test.ts. */

async function viewAt(query: string) {
  const { status, body } = await fetchSite(`/api/calendar?${query}`)
  expect([query, status]).toEqual([query, 200])
  return v.parse(calendarWithOptions, JSON.parse(body)).view
}

test('a chosen option links to the calendar without it', async () => {
  const view = await viewAt('criteria=trail-running/france&format=in-person')
  const chosen = optionsOf(view).filter((each) => each.chosen)
  expect(chosen.map(({ label, path }) => [label, path])).toEqual([
    ['Trail running', '/calendar/france?format=in-person'],
    ['France', '/calendar/trail-running?format=in-person'],
    ['In person', '/calendar/trail-running/france'],
  ])
  expect(view.active.map(({ path }) => path)).toEqual(chosen.map(({ path }) => path))
})

test.each([
  ['/calendar?page=1', '/calendar'],
  ['/calendar?sort=date&view=list&confirmed=0', '/calendar'],
  ['/calendar?minKm=010&maxKm=', '/calendar?minKm=10'],
  ['/calendar?radius=100', '/calendar'],
  ['/calendar?near=me&radius=50', '/calendar?near=me'],
  ['/calendar?sort=distance', '/calendar'],
  ['/calendar/running?maxPrice=60', '/calendar/running?maxPrice=60&priceIn=EUR'],
  ['/calendar?maxPrice=0&priceIn=EUR', '/calendar?maxPrice=0'],
  ['/calendar?near=-0,07.50', '/calendar?near=0,7.5'],
  [
    '/calendar?sport=running&place=germany/berlin&country=germany&min=10&max=&unit=metric&minClimb=&maxPrice=&priceIn=EUR&from=&to=&sort=price',
    '/calendar/running/germany/berlin?minKm=10&sort=price',
  ],
])('%s redirects to %s, which does not redirect again', async (from, to) => {
  const moved = await fetchSite(from)
  expect([moved.status, locationOf(moved)]).toEqual([301, to])
  expect((await fetchSite(to)).status).toBe(200)
})

test.each([
  ['near=91,0', 'near'],
  ['near=0,181', 'near'],
  ['near=48.13741,11.5', 'near'],
  ['near=here', 'near'],
  ['near=city', 'near'],
  ['near=me&radius=9', 'radius'],
  ['near=me&radius=251', 'radius'],
  ['near=me&radius=50.5', 'radius'],
  ['box=0,10,10,0', 'box'],
  ['box=0,0,181,1', 'box'],
  ['box=0,0,1', 'box'],
  ['minGain=1.5', 'minGain'],
  ['minGain=2000&maxGain=1000', 'maxGain'],
  ['minEffort=20&maxEffort=10', 'maxEffort'],
  ['maxPrice=-1', 'maxPrice'],
  ['maxPrice=10&priceIn=XXX', 'priceIn'],
  ['registration=maybe', 'registration'],
  ['format=__proto__', 'format'],
  ['team=3', 'team'],
  ['minRating=2', 'minRating'],
  ['language=german', 'language'],
  ['organiser=nobody-of-this-name', 'organiser'],
  ['sort=name', 'sort'],
  ['view=grid', 'view'],
])('the query %s is refused, naming %s', async (query, field) => {
  const refused = await fetchSite(`/api/calendar?${query}`)
  expect([refused.status, refused.status === 200 ? null : errorOf(refused)]).toEqual([
    400,
    { code: 'invalid-query', field },
  ])
})

test('a list near a point states the distance of each edition, within the radius', async () => {
  const view = await viewAt('near=48.14,11.57&radius=100&sort=distance')
  const away = view.lists.flatMap(({ cards }) =>
    cards.map((card) => Number.parseInt(card.away ?? '', 10)),
  )
  expect(away.length).toBe(view.events.count)
  expect(away.length).toBeGreaterThan(3)
  expect(away).toEqual(away.toSorted((a, b) => a - b))
  expect(away.at(-1)).toBeLessThanOrEqual(100)
  expect(view.lists.map(({ label }) => label)).toEqual([null])
})

test('near=me with the page’s location equals near that point, is private, no-store and omits the coordinates', async () => {
  const near = await fetchSite('/api/calendar?near=me&here=48.14,11.57&sort=distance')
  expect(near.headers.get('cache-control')).toBe('private, no-store')
  const { view } = v.parse(calendarWithOptions, JSON.parse(near.body))
  expect(view.unlocated).toBe(false)
  expect(view.lists).toEqual((await viewAt('near=48.14,11.57&sort=distance')).lists)
  expect(view.events.count).toBeGreaterThan(0)
  expect(near.body).not.toContain('48.14')
})

test('a weekend heading has only editions of its days, and no edition is lost', async () => {
  const view = await viewAt('criteria=2027-05')
  expect(view.lists.flatMap(({ cards }) => cards).length).toBe(Math.min(100, view.events.count))
  expect(view.lists.length).toBeGreaterThan(2)
  for (const { label, cards } of view.lists) {
    const days = cards.map(({ bib }) => new Date(bib.date).getUTCDay())
    const weekend = days.filter((each) => [5, 6, 0].includes(each)).length
    expect([label, weekend === 0 || weekend === days.length]).toEqual([label, true])
  }
})

test.each([
  ['2024-09', '/calendar/germany/2027-09'],
  ['2026-10', '/calendar/germany/2027-10'],
  ['2026-03', '/calendar/germany/2027-03'],
  ['2025', '/calendar/germany/2026'],
])('%s is over, and links to %s', async (month, path) => {
  expect((await viewAt(`criteria=germany/${month}`)).past?.next.path).toBe(path)
})

test('the current and future months are not over', async () => {
  for (const month of ['2026-11', '2026-12', '2027', '2026'])
    expect((await viewAt(`criteria=germany/${month}`)).past).toBeNull()
})

test('a range of lengths is a part of the histogram, and no range is all of it', async () => {
  const all = (await viewAt('')).rail.lengths
  expect([all.first, all.last]).toEqual([0, all.heights.length - 1])
  const some = (await viewAt('minKm=20&maxKm=60')).rail.lengths
  expect(some.heights).toEqual(all.heights)
  expect(some.first).toBeGreaterThan(0)
  expect(some.last).toBeLessThan(all.last)
})
