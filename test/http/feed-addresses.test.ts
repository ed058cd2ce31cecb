import { expect, test } from 'vitest'
import { feedFormats, feedTypes } from '../../src/model/event/feeds.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import '../../src/i18n/all-words.ts'
import { fetchSite, errorOf, locationOf, pathOnSite } from '../support/fetch-site.ts'
import { tagsOf } from '../support/html.ts'

test.each([
  ['/calendar/germany/running.ics?minKm=5', '/calendar/running/germany.ics?minKm=5'],
  ['/de/calendar.atom', '/de/kalender.atom'],
  ['/de/news/how-to.atom?text=a', '/de/nachrichten/ratgeber.atom'],
  ['/calendar.json?sport=running', '/calendar/running.json'],
  [
    '/calendar/germany/running.ics?unitSet=imperial',
    '/calendar/running/germany.ics?unitSet=imperial',
  ],
])('%s redirects to %s', async (path, right) => {
  const response = await fetchSite(path)
  expect([response.status, locationOf(response)]).toEqual([301, right])
  expect((await fetchSite(right)).status).toBe(200)
})

test.each([
  ['/calendar/nowhere.ics', 404, 'criteria-not-found'],
  ['/calendar/germany/nowhere.ics', 404, 'criteria-not-found'],
  ['/event/no-such-event.ics', 404, 'event-not-found'],
  ['/event/berlin-marathon/1999-01-01.atom', 404, 'edition-not-found'],
  ['/event/berlin-marathon/x.json', 404, 'not-found'],
  ['/sport/quidditch.ics', 404, 'sport-not-found'],
  ['/organiser/nobody.ics', 404, 'not-found'],
  ['/calendar.ics?minKm=x', 400, 'invalid-query'],
  ['/calendar.ics?from=2027-02-30', 400, 'invalid-query'],
  ['/calendar.ics?minKm=9&maxKm=3', 400, 'invalid-query'],
  ['/calendar.ics?near=me', 400, 'invalid-query'],
  ['/event/berlin-marathon.ics?unitSet=ells', 400, 'invalid-query'],
  ['/calendar/%E0%A4%A.ics', 404, 'criteria-not-found'],
  ['/news.ics', 404, 'not-found'],
  ['/news/what-an-expected-date-means.atom', 404, 'not-found'],
  ['/news/event/no-such-event.json', 404, 'event-not-found'],
  ["/event/'%20OR%201=1--.ics", 404, 'event-not-found'],
])('%s is %i, %s', async (path, status, code) => {
  const response = await fetchSite(path)
  expect([response.status, errorOf(response).code]).toEqual([status, code])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a POST to a feed is refused', async () => {
  expect((await fetchSite('/calendar.ics', { method: 'POST' })).status).toBe(405)
})

test('a feed URL of a page without feeds is the 404 page', async () => {
  for (const path of ['/manifest.json', '/about-us.ics', '/de.json', '/api.atom']) {
    const { status, headers } = await fetchSite(path)
    expect([path, status, headers.get('content-type')]).toEqual([
      path,
      404,
      'text/html; charset=utf-8',
    ])
  }
})

test.each([
  '/calendar/running?minKm=10',
  '/de/kalender',
  '/event/berlin-marathon',
  '/sport/winter-sports',
  '/de/veranstalter/scc-events',
])('the head of %s links to its feeds, and they exist', async (page) => {
  const links = tagsOf(
    (await fetchSite(page, { headers: { 'user-agent': 'Googlebot/2.1' } })).body,
    'link',
  )
  const feeds = links.filter((link) => link['rel'] === 'alternate' && link['type'] !== undefined)
  expect(feeds.map((link) => link['type'])).toEqual(feedFormats.map((each) => feedTypes[each]))
  for (const link of feeds) {
    expect(link['title']).not.toBe('')
    expect((await fetchSite(pathOnSite(link['href'] ?? ''))).status).toBe(200)
  }
})

test('lists of news and articles link to feeds for readers only, with the articles of their language', async () => {
  for (const [page, titled] of [
    ['/news', 'News'],
    ['/de/nachrichten/ratgeber', 'Nachrichten'],
    ['/news/event/berlin-marathon', 'Berlin Marathon'],
    ['/news/what-an-expected-date-means', 'News'],
  ] as const) {
    const { body } = await fetchSite(page, { headers: { 'user-agent': 'Googlebot/2.1' } })
    const feeds = tagsOf(body, 'link').filter(
      (link) => link['rel'] === 'alternate' && link['type'] !== undefined,
    )
    expect(feeds.map((link) => link['type'])).toEqual([feedTypes.atom, feedTypes.json])
    for (const link of feeds) {
      expect(link['title']).toContain(titled)
      const feed = await fetchSite(pathOnSite(link['href'] ?? ''))
      expect([feed.status, feed.headers.get('cache-control')]).toEqual([
        200,
        expect.stringMatching(/^public, max-age=(?:300|[12]?\d?\d)$/u),
      ])
    }
  }
  const path = pathOf({ to: 'article', slug: 'what-an-expected-date-means' }, 'ja')
  expect((await fetchSite(`${pathOf({ to: 'news' }, 'ja')}.json`)).body).toContain(path)
})

test('robots.txt lets feed readers fetch a filtered list', async () => {
  const groups = (await fetchSite('/robots.txt')).body.split('\n\n')
  const group = groups.find((each) => each.includes('User-agent: Google-Calendar-Importer'))
  expect(group?.split('\n').filter((line) => !line.startsWith('User-agent'))).toEqual([
    'Disallow: /api/',
  ])
})
