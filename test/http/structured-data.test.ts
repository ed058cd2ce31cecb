import { expect, test } from 'vitest'
import * as v from 'valibot'
import { locales, localeTable } from '../../src/model/locales.ts'
import { fetchSite, leaksOf, pathOnSite } from '../support/fetch-site.ts'
import { headOf } from '../support/html.ts'
import { addressesOf, pageAt, pageTypes } from '../support/page-types.ts'

/** The JSON-LD of pages. */

const place = v.object({
  '@type': v.literal('Place'),
  name: v.pipe(v.string(), v.minLength(1)),
  address: v.object({
    '@type': v.literal('PostalAddress'),
    addressLocality: v.pipe(v.string(), v.minLength(1)),
    addressCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u)),
  }),
  geo: v.object({
    '@type': v.literal('GeoCoordinates'),
    latitude: v.number(),
    longitude: v.number(),
  }),
})

const breadcrumbs = v.object({
  '@type': v.literal('BreadcrumbList'),
  itemListElement: v.array(
    v.object({
      '@type': v.literal('ListItem'),
      position: v.number(),
      name: v.pipe(v.string(), v.minLength(1)),
      item: v.pipe(v.string(), v.url()),
    }),
  ),
})

const eventList = v.object({
  '@type': v.literal('ItemList'),
  itemListElement: v.pipe(
    v.array(v.object({ position: v.number(), url: v.pipe(v.string(), v.url()) })),
    v.minLength(1),
  ),
})

/** A day, or a month when the day is only expected. */
const day = v.pipe(v.string(), v.regex(/^20\d\d-\d\d(?:-\d\d)?$/u))

/** Properties that schema.org and search engines require of an event. */
const sportsEvent = v.object({
  '@context': v.literal('https://schema.org'),
  '@type': v.literal('SportsEvent'),
  name: v.pipe(v.string(), v.minLength(1)),
  description: v.pipe(v.string(), v.minLength(20)),
  url: v.pipe(v.string(), v.url()),
  image: v.tuple([v.pipe(v.string(), v.url())]),
  startDate: day,
  endDate: day,
  eventStatus: v.picklist(
    ['Scheduled', 'MovedOnline', 'Postponed', 'Rescheduled', 'Cancelled'].map(
      (status) => `https://schema.org/Event${status}`,
    ),
  ),
  eventAttendanceMode: v.picklist(
    ['Offline', 'Online', 'Mixed'].map((mode) => `https://schema.org/${mode}EventAttendanceMode`),
  ),
  location: place,
  subEvent: v.optional(
    v.array(
      v.object({
        '@type': v.literal('SportsEvent'),
        name: v.string(),
        startDate: day,
        location: place,
      }),
    ),
  ),
})

test.each(locales)(
  'an event page in %s has one SportsEvent with the name of the page',
  async (locale) => {
    for (const path of [
      '/event/berlin-marathon',
      '/event/berlin-marathon/2020-09-26',
      '/event/bangkok-marathon',
    ]) {
      const address = (await addressesOf(path))[localeTable[locale].tag]
      const { structuredData, titles } = (await pageAt(address ?? '/missing')).head
      const [event = '', trail = ''] = structuredData
      expect(structuredData, address).toHaveLength(2)
      const data = v.parse(sportsEvent, JSON.parse(event))
      expect(v.parse(breadcrumbs, JSON.parse(trail)).itemListElement.at(-1)?.name).toBe(data.name)
      expect(titles[0], address).toContain(data.name)
      expect(data.endDate >= data.startDate, address).toBe(true)
      const isCancelled = path.endsWith('2020-09-26')
      expect(data.eventStatus, address).toBe(
        `https://schema.org/Event${isCancelled ? 'Cancelled' : 'Scheduled'}`,
      )
    }
  },
)

test('structured data cannot close its script: no page has markup in it', async () => {
  const paths = [
    '/event/l-etape-du-tour-de-france',
    ...Object.values(pageTypes),
    '/calendar?text=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  ]
  for (const path of paths) {
    const { body, head } = await pageAt(path)
    for (const text of head.structuredData) expect(text, path).not.toMatch(/[<>]/u)
    expect(body, path).not.toMatch(/<\/script>\s*<script>alert/u)
    expect(body.split(/<script\b/u).length, path).toBe(body.split('</script>').length)
    expect(leaksOf(body), path).toEqual([])
  }
})

const typesAt = async (path: string): Promise<string[]> =>
  (await pageAt(path)).head.structuredData.map(
    (text) => v.parse(v.object({ '@type': v.string() }), JSON.parse(text))['@type'],
  )

test('each page type has its own types of structured data', async () => {
  const wanted: [string, string[]][] = [
    ['/', ['WebSite']],
    ['/calendar/running/germany', ['BreadcrumbList', 'ItemList']],
    ['/calendar?text=marathon', []],
    ['/sport/running', ['BreadcrumbList']],
    ['/about-us', ['Organization', 'BreadcrumbList']],
    ['/event/berlin-marathon', ['SportsEvent', 'BreadcrumbList']],
    ['/event/no-such-event', []],
  ]
  for (const [path, found] of wanted) expect([path, await typesAt(path)]).toEqual([path, found])
})

test('breadcrumbs and lists link to existing pages, in order', async () => {
  for (const path of [
    '/calendar/running/germany',
    '/de/kalender/2027-05',
    '/sport/trail-running',
  ]) {
    const [trail = '', list] = (await pageAt(path)).head.structuredData
    const found = v.parse(breadcrumbs, JSON.parse(trail)).itemListElement
    const events =
      list === undefined ? [] : v.parse(eventList, JSON.parse(list)).itemListElement.slice(0, 3)
    expect(found.length, path).toBeGreaterThan(1)
    const links = [...found.map(({ item }) => item), ...events.map(({ url }) => url)]
    for (const link of links)
      expect([link, (await pageAt(pathOnSite(link))).status]).toEqual([link, 200])
    expect(found.map(({ position }) => position)).toEqual(found.map((_, i) => i + 1))
  }
})

test('the search action of the home page finds events', async () => {
  const [text = ''] = (await pageAt('/')).head.structuredData
  const site = v.parse(
    v.object({ potentialAction: v.object({ target: v.object({ urlTemplate: v.string() }) }) }),
    JSON.parse(text),
  )
  const { urlTemplate } = site.potentialAction.target
  const { status, body } = await fetchSite(
    pathOnSite(urlTemplate.replace('{search_term_string}', 'marathon')),
  )
  expect(status).toBe(200)
  expect(body).toContain('/event/')
})

test('startDate is the month of an expected day, and the day of a confirmed one', async () => {
  const startOf = async (path: string): Promise<string> => {
    const [event = ''] = (await pageAt(path)).head.structuredData
    return v.parse(v.object({ startDate: day }), JSON.parse(event)).startDate
  }
  expect(await startOf('/event/berlin-marathon')).toBe('2027-09')
  expect(await startOf('/event/maraton-valencia')).toBe('2026-12-06')
  expect(await startOf('/event/berlin-marathon/2024-09-28')).toBe('2024-09-28')
})

test('a race of an unknown day has the days of its edition', async () => {
  const { body } = await fetchSite('/event/kackar-by-utmb/2025-09-27')
  const [event = ''] = headOf(body).structuredData
  const days = v.object({ startDate: v.string(), endDate: v.string() })
  const { subEvent } = v.parse(v.object({ subEvent: v.array(days) }), JSON.parse(event))
  expect(subEvent.length).toBeGreaterThan(1)
  for (const race of subEvent)
    expect(race).toEqual({ startDate: '2025-09-27', endDate: '2025-09-28' })
})
