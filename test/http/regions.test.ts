import { expect, test } from 'vitest'
import * as v from 'valibot'
import '../../src/i18n/all-words.ts'
import { locales, localeTable } from '../../src/model/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { cityFinder } from '../../worker/catalogue/gazetteer/find-city.ts'
import { readCities, readRegions } from '../../worker/catalogue/gazetteer/read-gazetteer.ts'
import { planEditions } from '../../worker/domain/catalogue/editions/plan-editions.ts'
import { fetchSite, errorOf, locationOf, pathOnSite } from '../support/fetch-site.ts'
import { allPages } from '../support/calendars.ts'
import { catalogueRows, today } from '../support/catalogue-truth.ts'
import { headOf, mainOf, visibleText } from '../support/html.ts'

const cityOf = cityFinder(readCities(), readRegions())

/** Future editions in a region, from the files of catalogue and gazetteer. */
function editionsIn(country: string, region: string): string[] {
  return catalogueRows()
    .flatMap((row) =>
      planEditions(row, today)
        .filter((edition) => edition.endDate >= today)
        .filter(({ known }) => {
          const place = known?.place ?? row.place
          return place.country === country && cityOf(place)?.region === region
        })
        .map((edition) => `${row.permalink} ${edition.date}`),
    )
    .toSorted()
}

test.each([
  ['germany/bavaria', 'DE', 'Bavaria'],
  ['germany/berlin-region', 'DE', 'Berlin'],
  ['united-states/california', 'US', 'California'],
  ['france/auvergne-rhone-alpes', 'FR', 'Auvergne-Rhône-Alpes'],
  ['japan/hokkaido', 'JP', 'Hokkaido'],
])('%s lists every edition of the catalogue there, and no other', async (path, country, region) => {
  const pages = await allPages(`criteria=${path}`)
  const listed = pages.flatMap((page) =>
    page.cards.map(({ permalink, bib }) => `${permalink} ${bib.date}`),
  )
  const expected = editionsIn(country, region)
  expect(expected.length).toBeGreaterThan(0)
  expect(listed.toSorted()).toEqual(expected)
  expect(pages[0]?.events.count).toBe(expected.length)
})

test('a state with the name of a country belongs to its own country', async () => {
  const { status, body } = await fetchSite('/calendar/united-states/georgia')
  expect(status).toBe(200)
  expect(visibleText(mainOf(body))).toContain('Georgia')
})

test.each([
  ['/calendar/germany/munich/bavaria?maxKm=42', '/calendar/germany/bavaria/munich?maxKm=42'],
  ['/calendar/2027/bavaria/germany/running', '/calendar/running/germany/bavaria/2027'],
  ['/calendar/germany/running?text=a+b', '/calendar/running/germany?text=a+b'],
  ['/de/kalender/bayern/deutschland', '/de/kalender/deutschland/bayern'],
  ['/de/kalender/deutschland/bavaria', '/de/kalender/deutschland/bayern'],
  ['/calendar/germany/munich/baviera?maxKm=42', '/calendar/germany/bavaria/munich?maxKm=42'],
  ['/calendar/germany/Bavaria', '/calendar/germany/bavaria'],
])('%s redirects permanently to %s', async (path, expected) => {
  const response = await fetchSite(path)
  expect([response.status, locationOf(response)]).toEqual([301, expected])
})

test.each([
  // The Swedish word of one region of Croatia is the French word of another.
  '/calendar/croatia/region-zagreb',
  '/calendar/germany/bayern/nowhere',
  '/calendar/germany/bayern/berlin',
  '/calendar/bayern',
])('%s is a 404, because its words name no page or several', async (path) => {
  expect((await fetchSite(path)).status).toBe(404)
})

test.each([
  ['germany/bavaria/berlin', 'berlin'],
  ['germany/bavaria/hesse', 'hesse'],
  ['germany/munich/hamburg', 'hamburg'],
  ['germany/normandy', 'normandy'],
  ['germany/bayern', 'bayern'],
  ['germany/france', 'france'],
  ['germany/bavaria/munich/hamburg', 'hamburg'],
  ['bavaria', 'bavaria'],
])('%s is refused, naming "%s"', async (path, word) => {
  const response = await fetchSite(`/api/calendar?criteria=${path}`)
  expect(response.status).toBe(404)
  expect(errorOf(response)).toEqual({ code: 'criteria-not-found', field: word })
})

test('a region has a word in each language, and its pages link to each other', async () => {
  const english = '/calendar/germany/bavaria'
  const { alternates } = headOf((await fetchSite(english)).body)
  const bavaria = readRegions().find((each) => each.country === 'DE' && each.name === 'Bavaria')
  for (const locale of locales) {
    const path = pathOnSite(alternates[localeTable[locale].tag] ?? '')
    expect(path).toContain(encodeURIComponent(bavaria?.slugs[locale] ?? 'bavaria'))
    const { status, body } = await fetchSite(path)
    expect([path, status]).toEqual([path, 200])
    expect(headOf(body).alternates).toEqual(alternates)
    expect(visibleText(mainOf(body))).toContain(bavaria?.names[locale] ?? 'Bavaria')
  }
})

const nearest = v.strictObject({
  nearest: v.array(v.strictObject({ label: v.string(), path: v.string() })),
})

async function nearestTo(criteria: string, word: string, locale = 'en') {
  const query = new URLSearchParams({ criteria, word, locale })
  const { status, body } = await fetchSite(`/api/criteria/nearest?${query}`)
  expect(status).toBe(200)
  return v.parse(nearest, JSON.parse(body)).nearest
}

test.each([
  ['runing', 'runing', 'en', 'Running', '/calendar/running'],
  ['runing/germny', 'runing', 'en', 'Running · Germany', '/calendar/running/germany'],
  [
    'running/germny/2027-05',
    'germny',
    'en',
    'Running · Germany · May 2027',
    '/calendar/running/germany/2027-05',
  ],
  ['deutschland', 'deutschland', 'en', 'Germany', '/calendar/germany'],
  ['germany/bayern', 'bayern', 'en', 'Germany · Bavaria', '/calendar/germany/bavaria'],
  ['germany/münchen', 'münchen', 'en', 'Germany · Munich', '/calendar/germany/munich'],
  ['berlin', 'berlin', 'en', 'Germany · Berlin', '/calendar/germany/berlin'],
  ['germany/bavaria/berlin', 'berlin', 'en', 'Germany · Berlin', '/calendar/germany/berlin'],
  [
    'united-states/califronia',
    'califronia',
    'en',
    'United States · California',
    '/calendar/united-states/california',
  ],
  ['germany/2027-5', '2027-5', 'en', 'Germany · May 2027', '/calendar/germany/2027-05'],
  ['germany/2027-13', '2027-13', 'en', 'Germany · 2027', '/calendar/germany/2027'],
  ['germany/france', 'france', 'en', 'France', '/calendar/france'],
  [
    'usa/califronia/2027',
    'usa',
    'de',
    'Vereinigte Staaten · Kalifornien · 2027',
    '/de/kalender/vereinigte-staaten/kalifornien/2027',
  ],
  [
    'germany/bavaria/munich/runing',
    'runing',
    'en',
    'Running · Germany · Bavaria · Munich',
    '/calendar/running/germany/bavaria/munich',
  ],
  ['germany', 'germany', 'de', 'Deutschland', '/de/kalender/deutschland'],
  ['ドイッ', 'ドイッ', 'ja', 'ドイツ', pathOf({ to: 'calendar', criteria: ['ドイツ'] }, 'ja')],
])(
  'for %s with the unknown word "%s" (%s), "%s" is the first suggestion',
  async (path, word, locale, label, to) => {
    const [first] = await nearestTo(path, word, locale)
    expect(first).toEqual({ label, path: to })
    expect((await fetchSite(to)).status).toBe(200)
  },
)

test.each([
  ['trail 50k france july', 'en', '/calendar/trail-running/50k/france/2027-07'],
  ['halbmarathon deutschland', 'de', '/de/kalender/halbmarathon/deutschland'],
  ['berlin marathon', 'en', null],
  ['marathon', 'en', null],
  ['', 'en', null],
  ["trail'; DROP TABLE city--", 'en', null],
])('the calendar that "%s" means (%s) is %s', async (text, locale, path) => {
  const { status, body } = await fetchSite(
    `/api/criteria/meant?${String(new URLSearchParams({ text, locale }))}`,
  )
  expect(status).toBe(200)
  expect(JSON.parse(body).calendar?.path ?? null).toBe(path)
  if (path !== null) expect((await fetchSite(path)).status).toBe(200)
})

test('without a near word there are no suggestions, and never more than five', async () => {
  expect(await nearestTo('qqqqqqqq', 'qqqqqqqq')).toEqual([])
  expect(await nearestTo('', '')).toEqual([])
  expect(await nearestTo("'; DROP TABLE city--", "'; DROP TABLE city--")).toEqual([])
  for (const word of ['mar', 'san', 'new', 'ca', 'ridin'])
    expect((await nearestTo(`united-states/${word}`, word)).length).toBeLessThanOrEqual(5)
})

test.each(locales)(
  'the 404 page in %s names the word and links to the likely one',
  async (locale) => {
    const path = pathOf({ to: 'calendar', criteria: ['xrunning'] }, locale)
    const { status, body, headers } = await fetchSite(path)
    expect(status).toBe(404)
    expect(headOf(body).robots).toContain('noindex')
    expect(headers.get('cache-control')).not.toContain('public')
    const main = mainOf(body)
    expect(visibleText(main)).toContain('xrunning')
    expect(main).toContain(`href="${pathOf({ to: 'calendar', criteria: [] }, locale)}"`)
    const [first] = await nearestTo('xrunning', 'xrunning', locale)
    expect(main).toContain(`href="${first?.path}"`)
    expect(visibleText(main)).toContain(first?.label)
  },
)
