import { expect, test } from 'vitest'
import { locales, localeTable } from '../../src/model/locales.ts'
import { calendarPageSize } from '../../src/model/values/limits.ts'
import { fetchSite, leaksOf, locationOf, pathOnSite } from '../support/fetch-site.ts'
import { allPages, calendarAt, listedIn } from '../support/calendars.ts'
import { headOf, mainOf, visibleText } from '../support/html.ts'

async function page(path: string): Promise<string> {
  const { status, body } = await fetchSite(path)
  expect([path, status]).toEqual([path, 200])
  return body
}

/** Path of an English page in another language, from the alternates in its head. */
async function inLanguage(path: string, tag: string): Promise<string> {
  return pathOnSite(headOf(await page(path)).alternates[tag] ?? `/no-${tag}`)
}

test.each([
  ['/calendar/germany/running', '/calendar/running/germany'],
  ['/calendar/marathon/running', '/calendar/running/marathon'],
  ['/calendar/2027-09/germany', '/calendar/germany/2027-09'],
  [
    '/calendar/2027-09/berlin/germany/marathon/running',
    '/calendar/running/marathon/germany/berlin/2027-09',
  ],
  ['/calendar/berlin/germany', '/calendar/germany/berlin'],
  ['/calendar/2027/all-running', '/calendar/all-running/2027'],
  ['/calendar/germany/running?text=stadt&minKm=1', '/calendar/running/germany?text=stadt&minKm=1'],
  [
    '/calendar/germany/running?minKm=5,5&maxKm=10&confirmed=1',
    '/calendar/running/germany?minKm=5.5&maxKm=10&confirmed=1',
  ],
])('%s redirects permanently to %s in one step', async (path, wanted) => {
  const response = await fetchSite(path)
  expect([response.status, locationOf(response)]).toEqual([301, wanted])
  expect((await fetchSite(wanted)).status).toBe(200)
})

test.each(['de', 'ru', 'ja', 'th', 'pt-BR'] as const)(
  'criteria out of order move to their order in %s too',
  async (locale) => {
    const right = await inLanguage('/calendar/running/germany', localeTable[locale].tag)
    const segments = right.split('/')
    const [sport = '', country = ''] = segments.splice(-2)
    const response = await fetchSite([...segments, country, sport].join('/'))
    expect([response.status, locationOf(response)]).toEqual([301, right])
  },
)

test.each([
  [
    'sport=running&month=2027-05&country=germany&distance=marathon&minKm=&maxKm=&text=',
    '/calendar/running/marathon/germany/2027-05',
  ],
  ['country=germany&sport=&month=&distance=&text=', '/calendar/germany'],
  ['text=trail+50k+france+july', '/calendar/trail-running/50k/france/2027-07'],
  ['sport=running&text=stadt&minKm=5&maxKm=', '/calendar/running?text=stadt&minKm=5'],
  ['sport=running&min=5,5&max=10&unit=metric', '/calendar/running?minKm=5.5&maxKm=10'],
  ['min=13.1&max=26.2&unit=imperial&text=', '/calendar?minKm=21.004&maxKm=42.243'],
  ['min=&max=&unit=imperial&minKm=5', '/calendar?minKm=5'],
  ['max=99999&unit=imperial', '/calendar?maxKm=99999'],
  [
    'sport=winter-sports&confirmed=1&from=2027-01-01&to=2027-02-01',
    '/calendar/winter-sports?confirmed=1&from=2027-01-01&to=2027-02-01',
  ],
])('the form submission %s redirects to its canonical URL', async (query, wanted) => {
  const response = await fetchSite(`/calendar?${query}`)
  expect([response.status, locationOf(response)]).toEqual([301, wanted])
})

test('a form with nothing chosen redirects to the plain calendar', async () => {
  const response = await fetchSite('/calendar?sport=&month=&country=&distance=&minKm=&maxKm=&text=')
  expect([response.status, locationOf(response)]).toEqual([301, '/calendar'])
})

test.each([
  ['/calendar/atlantis', 'atlantis'],
  ['/calendar/running/atlantis', 'atlantis'],
  ['/calendar/germany/atlantis', 'atlantis'],
  ['/calendar/germany/france', 'france'],
  ['/calendar/running/triathlon', 'triathlon'],
  ['/calendar/germany/berlin/hamburg', 'hamburg'],
  ['/calendar/2027-05/2027-06', '2027-06'],
  ['/calendar/2027-13', '2027-13'],
  ['/calendar/0000', '0000'],
  ['/calendar/germany/deutschland', 'deutschland'],
  ['/calendar?country=atlantis', 'atlantis'],
  ['/calendar/%3Cb%3Ebold', '<b>bold'],
  [`/calendar/${'x'.repeat(60)}`, 'x'.repeat(60)],
])('%s is a 404 that names "%s" and links on', async (path, word) => {
  const response = await fetchSite(path)
  expect(response.status).toBe(404)
  expect(visibleText(mainOf(response.body))).toContain(word)
  expect(mainOf(response.body)).toMatch(/<a href="\/">.*<a href="\/calendar">/su)
  expect(response.body).not.toContain('<b>bold')
  expect(leaksOf(response.body)).toEqual([])
})

test.each(locales)('a word unknown in %s is a 404 in that language', async (locale) => {
  const calendar = await inLanguage('/calendar', localeTable[locale].tag)
  const response = await fetchSite(`${calendar}/atlantis`)
  expect(response.status).toBe(404)
  expect(headOf(response.body).lang).toBe(localeTable[locale].tag)
  expect(visibleText(mainOf(response.body))).toContain('atlantis')
})

test.each([
  'page=0',
  'page=-1',
  'page=abc',
  'page=1.5',
  'minKm=x',
  'from=2027-13-01',
  'from=2027-06-01&to=2027-05-01',
])('?%s is a 404 page with links on', async (query) => {
  const response = await fetchSite(`/calendar?${query}`)
  expect([400, 404]).toContain(response.status)
  expect(mainOf(response.body)).toMatch(/<a href="\/">.*<a href="\/calendar">/su)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('page 2 starts after the end of page 1 and links to both neighbours', async () => {
  const [first, second] = [await calendarAt(''), await calendarAt('page=2')]
  expect([first.cards.length, second.cards.length]).toEqual([calendarPageSize, calendarPageSize])
  const ids = [...first.cards, ...second.cards].map((card) => `${card.permalink} ${card.bib.date}`)
  expect(new Set(ids).size).toBe(2 * calendarPageSize)
  expect((first.cards.at(-1)?.bib.date ?? '') <= (second.cards[0]?.bib.date ?? '')).toBe(true)
  const head = headOf(await page('/calendar?page=2'))
  expect([head.previous, head.next].map((address) => pathOnSite(address ?? ''))).toEqual([
    '/calendar',
    '/calendar?page=3',
  ])
  expect(head.robots).toBe('noindex')
})

test('all pages together have as many cards and races as the heading counts', async () => {
  for (const query of ['', 'criteria=running/united-states', 'criteria=trail-running/france']) {
    const pages = await allPages(query)
    const cards = pages.flatMap((each) => each.cards)
    expect(cards.length, query).toBe(pages[0]?.events.count)
    expect(new Set(cards.map((card) => `${card.permalink} ${card.bib.date}`)).size, query).toBe(
      cards.length,
    )
    expect(pages.filter((each) => each.events.count !== pages[0]?.events.count)).toEqual([])
  }
})

test.each(['', 'criteria=running/marathon/germany', 'criteria=by-time', 'minKm=20&maxKm=22'])(
  'the events under the headings of "%s" add up to those of the page’s',
  async (query) => {
    const pages = await allPages(query)
    const events = pages.flatMap((each) => each.lists.map((list) => list.events.count))
    expect(events.reduce((sum, count) => sum + count, 0)).toBe(pages[0]?.events.count)
  },
)

test('the page lists the editions of the API in the same order', async () => {
  const { cards } = await calendarAt('criteria=trail-running/france')
  const html = await page('/calendar/trail-running/france')
  expect(listedIn(html)).toEqual(cards.map(({ permalink }) => `/event/${permalink}`))
  expect(visibleText(mainOf(html))).toContain(`${cards.length} events`)
})

test('a page beyond the last is 404, noindex, and links on', async () => {
  const { page: pager } = await calendarAt('')
  const last = Number(pager.last)
  expect((await fetchSite(`/calendar?page=${last}`)).status).toBe(200)
  const beyond = await fetchSite(`/calendar?page=${last + 1}`)
  expect(beyond.status).toBe(404)
  expect(headOf(beyond.body).robots).toBe('noindex')
  expect(mainOf(beyond.body)).toMatch(/href="\/calendar"/u)
})

test('list headings start on Mondays and Fridays and contain their days, in order', async () => {
  const { lists } = await calendarAt('criteria=running/2027-05')
  expect(lists.length).toBeGreaterThan(3)
  const first = lists.map(({ from }) => from)
  expect(first.filter((from) => ![1, 5].includes(new Date(from).getUTCDay()))).toEqual([])
  expect(first).toEqual(first.toSorted())
  const dates = lists.flatMap((list) => list.cards.map((card) => card.bib.date))
  expect(dates).toEqual(dates.toSorted())
})

test('with few matches list headings are months', async () => {
  const { lists } = await calendarAt('criteria=trail-running/france')
  expect(lists.length).toBeGreaterThan(2)
  expect(lists.filter(({ from }) => !from.endsWith('-01'))).toEqual([])
  for (const { from, cards } of lists)
    expect(cards.filter(({ bib }) => !bib.date.startsWith(from.slice(0, 7)))).toEqual([])
})

test('without a match the page is complete, names the filters to drop, and is noindex', async () => {
  const html = await page('/calendar/marathon/germany/2027-05?text=zugspitz')
  expect(html).not.toContain('data-list="calendar"')
  expect(visibleText(mainOf(html))).toContain('Closest matches')
  expect(headOf(html).robots).toBe('noindex')
  expect(mainOf(html)).toContain('href="/calendar"')
})

test.each([
  ['/calendar', true],
  ['/calendar/running', true],
  ['/calendar/running/germany', true],
  ['/calendar/running/marathon/germany', false],
  ['/calendar?text=berlin', false],
  ['/calendar/running?minKm=5', false],
  ['/calendar?confirmed=1', false],
  ['/calendar?page=2', false],
])('search engines may index %s: %s', async (path, listed) => {
  const { robots, alternates } = headOf(await page(path))
  expect(robots).toBe(listed ? null : 'noindex')
  expect(Object.keys(alternates).length).toBe(listed ? locales.length + 1 : 0)
})

test('the same criteria list the same events in each of the 17 languages', async () => {
  const english = await page('/calendar/running/germany')
  const permalinks = (html: string) => listedIn(html).map((href) => href.split('/').at(-1))
  const { alternates } = headOf(english)
  const wanted = permalinks(english)
  expect(wanted.length).toBeGreaterThan(10)
  for (const locale of locales) {
    const html = await page(pathOnSite(alternates[localeTable[locale].tag] ?? '/missing'))
    expect(headOf(html).lang).toBe(localeTable[locale].tag)
    expect(permalinks(html), locale).toEqual(wanted)
  }
})

test('unknown query keys change nothing and are not in the canonical URL', async () => {
  const head = headOf(await page('/calendar/running?utm_source=x&toString=1'))
  expect(head.canonical.map(pathOnSite)).toEqual(['/calendar/running'])
})

test.each([
  ['/api/calendar?criteria=2000-01', 'previous', 'next'],
  ['/api/calendar?criteria=2099-12', 'next', 'previous'],
])('%s has no %s month outside the range that URLs can express', async (path, none, other) => {
  const { months } = Object(JSON.parse((await fetchSite(path)).body)).view
  expect(months[none]).toBeNull()
  expect((await fetchSite(months[other].path)).status).toBe(200)
})
