import { expect, test } from 'vitest'
import messages from '../../src/i18n/messages/en.json' with { type: 'json' }
import { fetchSite, leaksOf, locationOf } from '../support/fetch-site.ts'
import { allEditions, catalogueRows, today } from '../support/catalogue-truth.ts'
import { eventPage } from '../support/event-pages.ts'
import { isFullMatrix, sampleOf } from '../support/matrix.ts'
import { headOf, mainOf, visibleText } from '../support/html.ts'

const rows = catalogueRows()
const editions = allEditions()

test('a date from the usual rule is called expected on the page and in its description', async () => {
  const { text, statusLine, head } = await eventPage('berlin-marathon')
  expect(visibleText(statusLine)).toMatch(/^Expected date /u)
  expect(visibleText(statusLine)).toMatch(
    /usual weekend would have predicted \d of the \d+ past editions we know/u,
  )
  expect(visibleText(statusLine)).toContain('The organiser has not confirmed it')
  expect(text).toContain('25–26 September 2027')
  expect(text).not.toContain(messages.date_confirmed)
  expect(head.descriptions[0]).toContain('expected on')
})

test('an announced date is called confirmed', async () => {
  const announced = editions.find(
    (each) => each.confirmed && each.date > today && each.status === null,
  )
  const { statusLine, head } = await eventPage(announced?.permalink ?? '')
  expect(visibleText(statusLine)).toBe(messages.date_confirmed)
  expect(head.descriptions[0]).not.toContain('expected')
})

test('races of an expected edition have their own days, with one sentence that these are expected', async () => {
  const { races, text } = await eventPage('utmb-mont-blanc')
  expect(races).toContain('Fri 27 August')
  expect(text.split(messages.races_days_expected)).toHaveLength(2)
})

test('days of races of a confirmed edition are not called expected', async () => {
  const announced = editions.filter((each) => each.confirmed && each.date > today)
  for (const { permalink } of announced.slice(0, 3))
    expect((await eventPage(permalink)).text).not.toContain(messages.races_days_expected)
})

test.each([
  ['/event/utmb-mont-blanc', 0],
  ['/sport/rafting', 2],
  ['/calendar', 6],
  ['/', null],
])('of the menu on %s the entry %s is current', async (path, place) => {
  const { body } = await fetchSite(path)
  const links = [...body.matchAll(/<a ([^>]*)class="nav-a/gu)]
  expect(links).toHaveLength(7)
  const current = links.flatMap(([, before], i) => (before === '' ? [] : [i]))
  expect(current).toEqual(place === null ? [] : [place])
})

test('ascent, descent and highest point of a race are shown where known', async () => {
  expect((await eventPage('sierre-zinal')).races).toContain('1,100 m descent')
  expect((await eventPage('taiwan-kom-challenge')).races).toContain('Highest point 3,275 m')
})

test('a page says that stored copies were compared exactly where a source of the row has that check', async () => {
  const isChecked = (row: (typeof rows)[number]) => row.sources.some(({ check }) => check)
  for (const row of [rows.find(isChecked), rows.find((each) => !isChecked(each))]) {
    if (row === undefined) continue
    const { text } = await eventPage(row.permalink)
    expect(text.includes(messages.check_copy)).toBe(isChecked(row))
  }
})

test('an unannounced distance is shown as unknown, never as 0', async () => {
  const { races } = await eventPage('gigathlon-switzerland')
  expect(races.split(messages.distance_unknown)).toHaveLength(4)
  expect(races).not.toMatch(/\b0 (?:km|m)\b/u)
})

test.each(['gigathlon-switzerland', 'jukola', 'istanbul-5-days'])(
  'the description of %s is a whole sentence, also without distances',
  async (permalink) => {
    const { head } = await eventPage(permalink)
    expect(head.descriptions[0]).not.toMatch(/: \.|: ,|undefined|null/u)
  },
)

test.each([
  ['bottroper-ultralauf-festival', '24 hours 24-Stunden-Lauf'],
  ['no-finish-line-monaco', '8 days'],
  ['boclassic', '40 minutes'],
  ['niesen-treppenlauf', '11,674 steps'],
  ['taipei-101-run-up', '91 floors'],
])('%s, measured by time or stairs, shows "%s"', async (permalink, figure) => {
  expect((await eventPage(permalink)).races).toContain(figure)
})

test('a race in miles shows kilometres and the organiser’s figure', async () => {
  expect((await eventPage('grand-prix-von-bern')).races).toContain(
    '16.1 km Grand-Prix (10 Meilen) Stated as 10 mi',
  )
  expect((await eventPage('boston-marathon')).races).toMatch(/42\.2 km .*Stated as 26\.2 mi/u)
})

test('a multi-sport race shows each of its legs and their sum', async () => {
  expect((await eventPage('ironman-hamburg')).races).toContain(
    '226 km IRONMAN Hamburg 3.8 + 180 + 42.2 km',
  )
  expect((await eventPage('ironman-70-3-oceanside')).races).toContain(
    '113.1 km IRONMAN 70.3 Oceanside 1.9 + 90.1 + 21.1 km',
  )
})

test('a past edition states that it is over and links to the next', async () => {
  const { text, body, head } = await eventPage('berlin-marathon/2024-09-28')
  expect(text).toContain(messages.panel_past)
  expect(text).toContain('28–29')
  expect(body).toMatch(
    /<a class="panel-go btn btn-w" href="\/event\/berlin-marathon">Next edition: 25 September 2027<\/a>/u,
  )
  expect(head.titles).toEqual(['Berlin Marathon 2024, Berlin · Startline'])
})

test('an event without a future date shows its last edition', async () => {
  expect((await eventPage('ironman-santa-rosa')).head.titles[0]).toContain('2019')
})

test('every race in the structured data starts on its own day', async () => {
  const { head } = await eventPage('berlin-marathon/2024-09-28')
  const { subEvent }: { subEvent: { name: string; startDate: string }[] } = JSON.parse(
    head.structuredData[0] ?? '{}',
  )
  expect(subEvent.find(({ name }) => name === 'Marathon')?.startDate).toBe('2024-09-29')
  expect(subEvent.find(({ name }) => name === 'mini-MARATHON')?.startDate).toBe('2024-09-28')
})

test.each([
  ['/event/no-such-event', 'en'],
  ['/event/berlin%20marathon', 'en'],
  ['/event/no-such-event/2027-09-25', 'en'],
  ['/event', 'en'],
  ['/fr/evenement/no-such-event', 'fr'],
  ['/es/evento/no-such-event', 'es'],
  ['/event/%D0%B1', 'en'],
])('%s is a 404 in "%s" with a search form and links on', async (path, lang) => {
  const response = await fetchSite(path)
  expect(response.status).toBe(404)
  expect(headOf(response.body).lang).toBe(lang)
  expect(mainOf(response.body)).toMatch(
    /<form[^>]*role="search".*<a href="\/[^"]*">.*<a href="\/[^"]+">/su,
  )
  expect(leaksOf(response.body)).toEqual([])
})

test.each([
  '1999-01-01',
  '2024-9-28',
  '2027-02-30',
  '2024-09-28/more',
  'next',
  '2024-09-28T00:00',
  '%3Cscript%3E',
])('the unknown date %s is a 404 that lists the known editions', async (date) => {
  const response = await fetchSite(`/event/berlin-marathon/${date}`)
  expect(response.status).toBe(404)
  const main = mainOf(response.body)
  expect(visibleText(main)).toContain('Berlin Marathon')
  expect(main).toContain('href="/event/berlin-marathon/2024-09-28"')
  expect(main).not.toContain('<script>')
})

// The facts of more events: test/integration/catalogue-events.test.ts.
test(`${isFullMatrix ? 'every' : 'each 29th'} event of the catalogue has a page`, async () => {
  const missing: string[] = []
  for (const row of sampleOf(rows, 29)) {
    const { status } = await fetchSite(`/event/${row.permalink}`)
    if (status !== 200) missing.push(`${row.permalink}: ${status}`)
  }
  expect(missing).toEqual([])
})

test.each([
  ['/event/berlin-marathon/2024-09-29', '/event/berlin-marathon/2024-09-28'],
  ['/event/tokyo-marathon/2027-03-07', '/event/tokyo-marathon/2027-03-06'],
  ['/de/veranstaltung/boston-marathon/2026-04-20', '/de/veranstaltung/boston-marathon/2026-04-18'],
])('a later day of an edition, %s, redirects to its first day', async (path, first) => {
  const answer = await fetchSite(path)
  expect([answer.status, locationOf(answer)]).toEqual([301, first])
  expect((await fetchSite(first)).status).toBe(200)
})

test('the API returns the edition of any of its days, and none for the day after', async () => {
  const editionOn = async (day: string) =>
    await fetchSite(`/api/events/berlin-marathon?locale=en&date=${day}`)
  for (const day of ['2024-09-28', '2024-09-29'])
    expect(JSON.parse((await editionOn(day)).body).edition.bib.date).toBe('2024-09-28')
  expect((await editionOn('2024-09-30')).status).toBe(404)
})
