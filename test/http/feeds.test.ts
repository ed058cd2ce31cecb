import { spawnSync } from 'node:child_process'
import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { locales } from '../../src/model/locales.ts'
import { feedFormats, feedPath, feedTypes } from '../../src/model/event/feeds.ts'
import { feedEntriesLimit } from '../../src/model/values/limits.ts'
import { fetchSite, pathOnSite } from '../support/fetch-site.ts'
import { allEditions, truth } from '../support/catalogue-truth.ts'
import { addressesOf } from '../support/page-types.ts'

/** One of each kind of list that has a feed. */
const pages = {
  calendar: '/calendar/running/germany?minKm=10',
  'whole calendar': '/calendar',
  'empty calendar': '/calendar/ski-jumping/marathon/monaco',
  event: '/event/berlin-marathon',
  'event in its own script': '/event/tokyo-marathon',
  edition: '/event/berlin-marathon/2024-09-28',
  sport: '/sport/trail-running',
  'sport group': '/sport/winter-sports',
  organiser: '/organiser/scc-events',
} as const

const kinds = Object.entries(pages)
const calendarOf = (text: string) => new ICAL.Component(ICAL.parse(text))
const eventsOf = (text: string) => calendarOf(text).getAllSubcomponents('vevent')
const textsOf = (text: string, name: string): string[] =>
  eventsOf(text).map((event) => String(event.getFirstPropertyValue(name)))

/** "berlin-marathon/2027-09-26" from the page URL of an event. */
const editionOf = (address: string): string => pathOnSite(address).replace(/^.*\/event\//u, '')

async function ics(page: string): Promise<string> {
  const { status, body } = await fetchSite(feedPath(page, 'ics'))
  expect([page, status]).toEqual([page, 200])
  return body
}

test.each(kinds)('%s: each format has its type, an ETag, and a short max-age', async (_, page) => {
  for (const format of feedFormats) {
    const { status, headers, body } = await fetchSite(feedPath(page, format))
    expect([format, status]).toEqual([format, 200])
    expect(headers.get('content-type')).toBe(`${feedTypes[format]}; charset=utf-8`)
    expect(headers.get('cache-control')).toMatch(/^public, max-age=(?:300|2\d\d)$/u)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    const etag = headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"\w+"$/u)
    const again = await fetchSite(feedPath(page, format), {
      headers: { 'if-none-match': `"x", ${etag}` },
    })
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag])
    const head = await fetchSite(feedPath(page, format), { method: 'HEAD' })
    expect([head.status, head.body, head.headers.get('etag')]).toEqual([200, '', etag])
    expect((await fetchSite(feedPath(page, format))).body).toBe(body)
  }
})

test('a freshly rendered feed is served from the cache, to each client with its own headers', async () => {
  const path = '/calendar/trail-running/2027-08.ics?from=2027-08-02'
  const [first, second] = [await fetchSite(path), await fetchSite(path)]
  expect([second.status, second.body]).toEqual([200, first.body])
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  const etag = first.headers.get('etag') ?? ''
  expect((await fetchSite(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const head = await fetchSite(path, { method: 'HEAD' })
  expect([head.status, head.body, head.headers.get('etag')]).toEqual([200, '', etag])
})

test.each(kinds)('%s: iCalendar conforms to RFC 5545, line by line', async (_, page) => {
  const text = await ics(page)
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u)
  const calendar = calendarOf(text)
  const zones = calendar
    .getAllSubcomponents('vtimezone')
    .map((zone) => String(zone.getFirstPropertyValue('tzid')))
  const used = eventsOf(text).flatMap((event) => {
    const zone = event.getFirstProperty('dtstart')?.getFirstParameter('tzid')
    return zone === undefined ? [] : [zone]
  })
  // A calendar needs a component: a feed without events has a time zone that no event uses.
  const wanted = eventsOf(text).length === 0 ? ['Etc/UTC'] : [...new Set(used)].toSorted()
  expect(zones.toSorted()).toEqual(wanted)
  const uids = textsOf(text, 'uid')
  expect(new Set(uids).size).toBe(uids.length)
  for (const name of ['uid', 'dtstamp', 'dtstart', 'summary', 'url', 'status', 'sequence'])
    expect(
      textsOf(text, name).filter((value) => value === 'null'),
      name,
    ).toEqual([])
  for (const name of ['dtstamp', 'last-modified'])
    expect(
      textsOf(text, name).filter((value) => !value.endsWith('Z')),
      name,
    ).toEqual([])
})

const reader =
  'import icalendar, sys\n' +
  'def walk(c):\n' +
  '  yield from ((c.name, e) for e in c.errors)\n' +
  '  for s in c.subcomponents: yield from walk(s)\n' +
  'c = icalendar.Calendar.from_ical(sys.stdin.buffer.read())\n' +
  'print(len(c.walk("VEVENT")), len(c.walk("VTIMEZONE")), list(walk(c)))'
const python = process.env['STARTLINE_PYTHON'] ?? 'python3'
const hasPython = spawnSync(python, ['-c', 'import icalendar']).status === 0
if (!hasPython)
  console.log('Python’s icalendar is not installed: its reading of the feeds is left out.')

test.skipIf(!hasPython).each(kinds)(
  '%s: the Python package icalendar reports no error',
  async (_, page) => {
    const text = await ics(page)
    const zones = calendarOf(text).getAllSubcomponents('vtimezone')
    const { stdout, stderr } = spawnSync(python, ['-W', 'error', '-c', reader], {
      input: text,
      encoding: 'utf8',
    })
    expect([stderr, stdout.trim()]).toEqual(['', `${eventsOf(text).length} ${zones.length} []`])
  },
)

test.each([
  ['/calendar/running', { sport: 'run' }],
  ['/calendar/running/germany', { sport: 'run', country: 'DE' }],
  ['/calendar/trail-running?minKm=40&maxKm=60', { sport: 'trail', minKm: 40, maxKm: 60 }],
  ['/calendar?confirmed=1', { confirmed: true }],
  ['/calendar?from=2027-05-01&to=2027-05-09', { from: '2027-05-01', to: '2027-05-09' }],
  ['/sport/open-water-swimming', { sport: 'swimming' }],
] as const)(
  '%s: the feed has exactly the editions of the catalogue, unpaged',
  async (page, wanted) => {
    const expected = truth(allEditions(), wanted).map(({ edition }) => edition)
    const found = textsOf(await ics(page), 'url').map(editionOf)
    const cached = expected.filter((edition) => edition.status !== 'archived')
    expect(cached.length).toBeGreaterThan(3)
    expect(found.toSorted()).toEqual(
      cached.map(({ permalink, date }) => `${permalink}/${date}`).toSorted(),
    )
    const entries = parseAtomFeed((await fetchSite(feedPath(page, 'atom'))).body).entries ?? []
    const items = parseJsonFeed((await fetchSite(feedPath(page, 'json'))).body).items ?? []
    const links = [
      entries.map((entry) => entry.links?.[0]?.href ?? ''),
      items.map((item) => item.url ?? ''),
    ]
    for (const each of links) expect(each.map(editionOf).toSorted()).toEqual(found.toSorted())
  },
)

test('a feed of more editions than its bound has the next ones', async () => {
  const expected = truth(allEditions(), {})
    .map(({ edition }) => edition)
    .filter(({ status }) => status !== 'archived')
  expect(expected.length).toBeGreaterThan(feedEntriesLimit)
  const found = new Set(textsOf(await ics('/calendar'), 'url').map(editionOf))
  expect(found.size).toBe(feedEntriesLimit)
  const dates = (inside: boolean) =>
    expected
      .filter(({ permalink, date }) => found.has(`${permalink}/${date}`) === inside)
      .map(({ date }) => date)
      .toSorted()
  expect(dates(true)).toHaveLength(feedEntriesLimit)
  expect(Date.parse(dates(false)[0] ?? '')).toBeGreaterThanOrEqual(
    Date.parse(dates(true).at(-1) ?? ''),
  )
})

test('an expected date is tentative and states so, a cancelled edition is cancelled', async () => {
  const statuses = new Map(
    allEditions().map(({ permalink, date, confirmed, status }) => [
      `${permalink}/${date}`,
      { confirmed, status },
    ]),
  )
  for (const event of eventsOf(await ics('/event/berlin-marathon'))) {
    const edition = statuses.get(editionOf(String(event.getFirstPropertyValue('url'))))
    const called = edition?.status?.startsWith('cancel') ? 'CANCELLED' : 'CONFIRMED'
    const title = String(event.getFirstPropertyValue('summary'))
    expect(event.getFirstPropertyValue('status')).toBe(edition?.confirmed ? called : 'TENTATIVE')
    expect(title.startsWith('Expected date · ')).toBe(edition?.confirmed === false)
  }
  expect(textsOf(await ics('/event/berlin-marathon/2020-09-26'), 'status')).toEqual(['CANCELLED'])
})

test('every language has its own URLs and texts and the same editions', async () => {
  for (const page of [
    '/calendar/2027-05',
    '/event/berlin-marathon',
    '/sport/open-water-swimming',
  ]) {
    const addresses = await addressesOf(page)
    delete addresses['x-default']
    const texts = await Promise.all(Object.values(addresses).map(ics))
    expect(texts).toHaveLength(locales.length)
    const ids = texts.map((text) => textsOf(text, 'uid').toSorted())
    expect(new Set(ids.map((each) => each.join(' '))).size).toBe(1)
    const words = texts.map((text) => textsOf(text, 'description').join(' '))
    expect(new Set(words).size).toBe(locales.length)
  }
})

test('a feed has the title of its page, its own URL and that of the page', async () => {
  for (const [path, title] of [
    ['/de/kalender/laufen/deutschland?minKm=10', 'Laufen · Deutschland'],
    ['/de/kalender', 'Wettkampfkalender'],
  ]) {
    const calendar = calendarOf(await ics(path ?? ''))
    expect(calendar.getFirstPropertyValue('name')).toBe(title)
    expect(pathOnSite(String(calendar.getFirstPropertyValue('source')))).toBe(
      feedPath(path ?? '', 'ics'),
    )
    expect(pathOnSite(String(calendar.getFirstPropertyValue('url')))).toBe(path)
  }
})

test('lengths are in miles when the URL requests them', async () => {
  const [metric = ''] = textsOf(await ics('/event/berlin-marathon/2024-09-28'), 'description')
  const [imperial = ''] = textsOf(
    await ics('/event/berlin-marathon/2024-09-28?unitSet=imperial'),
    'description',
  )
  expect(metric).toContain('42.2\u00a0km')
  expect(imperial).toContain('26.2\u00a0mi')
})

test('unknown keys and page keys that do not apply to feeds change nothing', async () => {
  const plain = await ics('/calendar/2027-05')
  expect(await ics('/calendar/2027-05?page=2&sort=price&view=map&utm_source=x&__proto__=1')).toBe(
    plain,
  )
})
