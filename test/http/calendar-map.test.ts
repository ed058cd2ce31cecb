import { expect, test } from 'vitest'
import type { CalendarAnswer, CalendarView } from '../../src/model/calendar/calendar-view.ts'
import type { Box } from '../../src/model/calendar/calendar.ts'
import type { MapMark, MapView } from '../../src/model/calendar/map-view.ts'
import { fetchSite, errorOf } from '../support/fetch-site.ts'

async function mapAt(query: string): Promise<MapView> {
  const response = await fetchSite(`/api/calendar/map?${query}`)
  expect(response.status, `${query}: ${response.body.slice(0, 200)}`).toBe(200)
  return JSON.parse(response.body)
}

async function listAt(query: string): Promise<CalendarView> {
  const { body } = await fetchSite(`/api/calendar?${query}`)
  const { view }: CalendarAnswer = JSON.parse(body)
  if (view === null) throw new Error(`No list at ${query}: ${body.slice(0, 200)}`)
  return view
}

const countOf = (mark: MapMark): number => (mark.kind === 'pin' ? 1 : mark.events.count)
const sum = (marks: readonly MapMark[]): number =>
  marks.reduce((total, mark) => total + countOf(mark), 0)

const isIn = ({ west, south, east, north }: Box, lon: number, lat: number): boolean =>
  lat >= south &&
  lat <= north &&
  (west <= east ? lon >= west && lon <= east : lon >= west || lon <= east)

const alps = { west: 5, south: 44, east: 16, north: 48 }
const text = ({ west, south, east, north }: Box): string => [west, south, east, north].join(',')

test('GET /api/calendar/map has the editions of the list for the same box, with any filters and zoom', async () => {
  const filters = [
    '',
    'criteria=trail-running',
    'criteria=france/2027',
    'minKm=40',
    'text=marathon',
  ]
  for (const filter of filters) {
    const list = await listAt(`${filter}&box=${text(alps)}`)
    for (const zoom of [3, 6.4, 12]) {
      const { marks, events } = await mapAt(`${filter}&box=${text(alps)}&zoom=${zoom}`)
      expect(sum(marks), `${filter} at ${zoom}`).toBe(list.events.count)
      expect(events).toEqual(list.events)
      for (const { lon, lat } of marks) expect(isIn(alps, lon, lat)).toBe(true)
    }
  }
  expect((await listAt(`box=${text(alps)}`)).events.count).toBeGreaterThan(50)
})

test('GET /api/calendar/map uses the box of the map instead of one of the list', async () => {
  const world = await mapAt('box=-180,-85,180,85&zoom=1')
  expect(sum(world.marks)).toBe((await listAt('')).events.count)
})

test('GET /api/calendar/map splits a cluster within its own box, and names single pins as lists do', async () => {
  const { marks } = await mapAt(`box=${text(alps)}&zoom=5&locale=ja`)
  const cluster = marks.find((mark) => mark.kind === 'cluster')
  if (cluster?.kind !== 'cluster') throw new Error('The Alps have no cluster.')
  const { west, south, east, north } = cluster.box
  const around = { west: west - 1e-4, south: south - 1e-4, east: east + 1e-4, north: north + 1e-4 }
  const box = [around.west, around.south, around.east, around.north].map((each) => each.toFixed(4))
  const apart = await mapAt(`box=${box.join(',')}&zoom=14&locale=ja`)
  expect(sum(apart.marks)).toBe(cluster.events.count)
  const pin = marks.find((mark) => mark.kind === 'pin')
  if (pin?.kind !== 'pin') throw new Error('The Alps have no pin.')
  const list = await listAt(`box=${text(alps)}&locale=ja`)
  const cards = list.lists.flatMap((each) => each.cards)
  expect(cards).toContainEqual(pin.card)
})

test('GET /api/calendar/map lists pins by date, then clusters from the largest', async () => {
  const { marks } = await mapAt('box=-180,-85,180,85&zoom=5')
  expect(marks.length).toBeLessThanOrEqual(400)
  const dates = marks.flatMap((mark) => (mark.kind === 'pin' ? [mark.card.bib.date] : []))
  expect(dates).toEqual(dates.toSorted())
  const counts = marks.flatMap((mark) => (mark.kind === 'cluster' ? [mark.events.count] : []))
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  const firstCluster = marks.findIndex((mark) => mark.kind === 'cluster')
  expect(marks.slice(firstCluster).every((mark) => mark.kind === 'cluster')).toBe(true)
})

test('GET /api/calendar/map crosses the 180th meridian when west is greater than east', async () => {
  const across = await mapAt('box=165,-50,-165,-10&zoom=4')
  const east = await mapAt('box=165,-50,180,-10&zoom=4')
  const west = await mapAt('box=-180,-50,-165,-10&zoom=4')
  expect(sum(across.marks)).toBeGreaterThan(0)
  expect(sum(across.marks)).toBe(sum(east.marks) + sum(west.marks))
})

test('GET /api/calendar/map is 400 with the field for an invalid box or zoom', async () => {
  const wrong = {
    box: ['', '5,48,16,44', '5,44,16', '5,44,181,48', '5,-91,16,48', 'NaN,44,16,48', 'a,b,c,d'],
    zoom: ['', '-1.1', '22.5', '23', '1e1', 'x', 'NaN'],
  }
  for (const box of wrong.box) {
    const response = await fetchSite(`/api/calendar/map?zoom=4&box=${box}`)
    expect([response.status, errorOf(response)], box).toEqual([
      400,
      { code: 'invalid-query', field: 'box' },
    ])
  }
  for (const zoom of wrong.zoom) {
    const response = await fetchSite(`/api/calendar/map?box=${text(alps)}&zoom=${zoom}`)
    expect([response.status, errorOf(response)], zoom).toEqual([
      400,
      { code: 'invalid-query', field: 'zoom' },
    ])
  }
  const without = await fetchSite(`/api/calendar/map?box=${text(alps)}`)
  expect(errorOf(without).field).toBe('zoom')
})

test('GET /api/calendar/map is 404 for unknown criteria, as the list is', async () => {
  const response = await fetchSite(`/api/calendar/map?criteria=atlantis&box=${text(alps)}&zoom=4`)
  expect(response.status).toBe(404)
})

test('GET /api/calendar?view=map&opens= has a picture of the first view, whose marks are the list', async () => {
  for (const filter of ['', 'criteria=trail-running', 'criteria=france/2027']) {
    const { picture, events } = await listAt(`${filter}&view=map&box=${text(alps)}&opens=World`)
    expect(sum(picture?.marks ?? []), filter).toBe(events.count)
    expect(picture).toMatchObject({ box: text(alps), opens: null, fit: 'contain' })
    expect(picture?.land).toMatch(/^M/u)
  }
  const europe = (await listAt('view=map&opens=Europe')).picture
  expect(europe).toMatchObject({ box: null, opens: 'Europe', fit: 'cover' })
  const world = await listAt('view=map&opens=World')
  expect(world.picture).toMatchObject({ opens: null, fit: 'world' })
  expect(sum(world.picture?.marks ?? [])).toBe(world.events.count)
})

test('GET /api/calendar has no picture without `opens`, in other views, and without results', async () => {
  expect((await listAt('view=map')).picture).toBeNull()
  expect((await listAt('opens=World')).picture).toBeNull()
  const none = await listAt('view=map&opens=World&text=zzqqxx')
  expect([none.events.count, none.picture]).toEqual([0, null])
})

test('GET /calendar?view=map has the picture with links in its markup, and not again in its data', async () => {
  const { body } = await fetchSite(`/calendar?view=map&box=${text(alps)}`)
  const [panel = ''] = /<aside class="mapp".*?<\/aside>/su.exec(body) ?? []
  expect(panel).toContain('data-hydrate="now"')
  expect(panel).not.toMatch(/ style=| on[a-z]+=/u)
  const [, land = ''] = /<path class="mp-land" d="(M[^"]{200})/u.exec(panel) ?? []
  expect(body.split('class="mp-land"')).toHaveLength(2)
  const [, tag = ''] = /data-page="([^"]+)"/u.exec(body) ?? []
  const data = await fetchSite(`/calendar?view=map&box=${text(alps)}&pageData=${tag}`)
  expect(data.status).toBe(200)
  expect(data.body).toContain('viewPaths')
  expect(data.body).not.toContain(land)
  expect(body).toContain('data-list="calendar"')
  const links = [...panel.matchAll(/<a href="([^"]+)"/gu)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  expect(links.length).toBeGreaterThan(5)
  const pin = links.find((href) => href.startsWith('/event/')) ?? ''
  expect((await fetchSite(pin)).status).toBe(200)
  const cluster = links.find((href) => href.includes('box=')) ?? ''
  expect((await fetchSite(cluster)).status).toBe(200)
  expect((await fetchSite('/calendar')).body).not.toContain('class="mapp"')
})

test('the link of a cluster leads to a list with all of its events', async () => {
  const { body } = await fetchSite(`/calendar?view=map&box=${text(alps)}`)
  const clusters = [...body.matchAll(/<a href="([^"]+box=[^"]+)" class="mp-c" aria-label="(\d+)/gu)]
  expect(clusters.length).toBeGreaterThan(5)
  for (const [, href = '', count = ''] of clusters.slice(0, 4)) {
    const query = href.replaceAll('&amp;', '&').split('?')[1] ?? ''
    const { events } = await listAt(query)
    expect(events.count, href).toBeGreaterThanOrEqual(Number(count))
  }
})
