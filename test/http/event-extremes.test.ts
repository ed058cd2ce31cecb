import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveBuilt } from '../support/built-site.ts'
import { mainOf, tagsOf, visibleText } from '../support/html.ts'
import { loadedState } from '../support/loaded-state.ts'
import type { LocalState } from '../support/local-state.ts'
import { testNow, type Site } from '../support/site.ts'

/** Event pages of events at the limits of what a catalogue may hold. */

const race = (name: string, distance: number) => ({
  name,
  sport: 'run',
  legs: [{ sport: 'run', distance, unit: 'km' }],
})
const sourcesOf = (date: string) => [
  {
    url: 'https://example.org/',
    facts: ['name', 'place', 'dates', 'races'],
    check: { kind: 'page', on: '2026-11-20' },
    announces: [date],
  },
]
const eventOf = (permalink: string, changes: object) => ({
  permalink,
  name: 'Example Run',
  language: 'en',
  place: { city: 'Berlin', country: 'DE', lat: 52.5163, lon: 13.37 },
  sources: sourcesOf('2027-08-25'),
  editions: [{ date: '2027-08-25' }],
  races: [race('Ten', 10)],
  weight: 50,
  ...changes,
})
const sixty = Array.from({ length: 60 }, (_, i) => race(`Race ${i + 1}`, i + 1))
const hundred = Array.from({ length: 100 }, (_, i) =>
  eventOf(`ten-races-${i + 1}`, {
    name: `Ten Races ${i + 1}`,
    sources: sourcesOf('2027-10-03'),
    editions: [{ date: '2027-10-03' }],
    races: sixty.slice(0, 10),
  }),
)
const longName = 'Donaudampfschifffahrtsgesellschaftsmeisterschaft '.repeat(5).slice(0, 200).trim()
const rows = [
  eventOf('sixty-races', { races: sixty }),
  eventOf('thirty-days', { editions: [{ date: '2027-08-25', end: '2027-09-23' }] }),
  eventOf('long-name', {}),
  ...hundred,
  eventOf('silesian', { name: 'Żōłty Bieg', language: 'pl', otherLanguage: 'szl' }),
]

let state: LocalState
let site: Site

beforeAll(async () => {
  state = await loadedState(rows)
  // Longer than a row of the catalogue may be, as an organiser might write it.
  state.sqlite((db) =>
    db.prepare('UPDATE event SET name = ? WHERE permalink = ?').run(longName, 'long-name'),
  )
  site = await serveBuilt(state.path, { FIXED_NOW: testNow })
})
afterAll(async () => {
  await site.stop()
  state.remove()
})

async function read(path: string): Promise<string> {
  const response = await fetch(site.url + path)
  expect([path, response.status]).toEqual([path, 200])
  return mainOf(await response.text())
}

test('the first page of a new isolate, for a visitor without cookies, is a calendar of 100 rows of ten races each', async () => {
  const html = await read('/calendar/2027-10')
  const listed = tagsOf(html, 'article').filter(({ class: names }) => /^tr\b/u.test(names ?? ''))
  expect(listed).toHaveLength(100)
  expect(visibleText(html)).toContain('100 events')
  expect(visibleText(html)).toContain('1,000 races')
  expect(new Set(html.match(/\/event\/ten-races-\d+/gu)).size).toBe(100)
})

test('each of 60 races has a row, and six of them a drawing to choose', async () => {
  const html = await read('/event/sixty-races')
  const table = /<table class="races">.*?<\/table>/su.exec(html)?.[0] ?? ''
  expect(table.match(/<tr class="g-run">/gu)).toHaveLength(60)
  expect(visibleText(table)).toMatch(/^.*?60 km Race 60 59 km Race 59 .* 1 km Race 1$/u)
  expect(tagsOf(html, 'input').filter(({ name }) => name === 'drawn')).toHaveLength(6)
})

test('an edition of 30 days has its first day large and its last in words', async () => {
  const html = await read('/event/thirty-days')
  const bib = /<div class="dbib.*?<div class="ev-p /su.exec(html)?.[0] ?? ''
  expect(visibleText(bib)).toMatch(/ 25 August 2027 to 23 Sept?(?! 2027)/u)
  expect(visibleText(html)).toContain('Days 30')
})

test('a name of 200 letters has the smallest heading, in one language as in another', async () => {
  for (const path of ['/event/long-name', '/de/veranstaltung/long-name']) {
    const html = await read(path)
    expect(html).toMatch(/<h1 class="longest"/u)
    expect(visibleText(html)).toContain(longName)
  }
})

test('a name in a language that Startline does not have is marked with that language', async () => {
  const html = await read('/event/silesian')
  expect(html).toMatch(/<h1 lang="szl">Żōłty Bieg<\/h1>/u)
})
