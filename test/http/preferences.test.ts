import { expect, test } from 'vitest'
import * as v from 'valibot'
import { fetchSite, errorOf, locationOf } from '../support/fetch-site.ts'
import { mainOf, tagsOf, visibleText } from '../support/html.ts'

const cookieOf = (value: string) => `userPreferences=${encodeURIComponent(value)}`
const imperialDollars = cookieOf('{"unit":"imperial","currency":"USD"}')

const documentOf = (html: string) => {
  const [document = {}] = tagsOf(html, 'html')
  return [document['data-unit'], document['data-currency']]
}

const marathon = '/event/berlin-marathon'
/** A race with a climb, so that a profile is drawn. */
const mountainRace = '/event/utmb-mont-blanc'

test.each(['/', '/calendar', '/sport/running', marathon, '/about-us', '/nowhere'])(
  'the first paint of %s has the preferences of the cookie',
  async (path) => {
    const first = await fetchSite(path)
    const chosen = await fetchSite(path, { headers: { cookie: imperialDollars } })
    expect(chosen.status).toBe(first.status)
    expect(documentOf(first.body)).toEqual(['metric', 'EUR'])
    expect(documentOf(chosen.body)).toEqual(['imperial', 'USD'])
  },
)

test('a page cached before the choice is sent again', async () => {
  const tag = (await fetchSite(marathon)).headers.get('etag') ?? ''
  const headers = { 'if-none-match': tag, cookie: imperialDollars }
  const chosen = await fetchSite(marathon, { headers })
  expect([chosen.status, ...documentOf(chosen.body)]).toEqual([200, 'imperial', 'USD'])
  expect((await fetchSite(marathon, { headers: { 'if-none-match': tag } })).status).toBe(304)
})

test('lengths are in kilometres, or in miles for imperial readers', async () => {
  const metric = visibleText(mainOf((await fetchSite(marathon)).body))
  expect(metric).toContain('42.2 km')
  expect(metric).not.toMatch(/\d mi\b/u)
  const { body } = await fetchSite(marathon, { headers: { cookie: imperialDollars } })
  const imperial = visibleText(mainOf(body))
  expect(imperial).toContain('26.2 mi')
  expect(imperial).toContain('Stated as 42.195 km')
  expect(imperial.replace(/Stated as [\d.]+ k?m/gu, '')).not.toMatch(/\d km\b/u)
})

test('the profile of a race is the same in both units; a ruler counts the reader’s', async () => {
  const drawings = async (page: string) => {
    const pages = await Promise.all([
      fetchSite(page),
      fetchSite(page, { headers: { cookie: imperialDollars } }),
    ])
    return pages.map(({ body }) => tagsOf(mainOf(body), 'path').map((path) => path['d'])[1])
  }
  const [profile, sameProfile] = await drawings(mountainRace)
  expect(profile).toMatch(/^M/u)
  expect(sameProfile).toBe(profile)
  const [kilometres, miles] = await drawings(marathon)
  expect(miles).not.toBe(kilometres)
})

test('the length filter takes and shows the reader’s unit', async () => {
  const path = '/calendar?minKm=21.004&maxKm=42.243'
  const { body } = await fetchSite(path, { headers: { cookie: imperialDollars } })
  const fields = Object.fromEntries(
    tagsOf(body, 'input').map((input) => [input['name'], input['value']]),
  )
  expect([fields['min'], fields['max'], fields['unit']]).toEqual(['13.1', '26.2', 'imperial'])
  expect(visibleText(body)).toContain('From (mi)')
  expect(visibleText(body)).toContain('13.1–26.2 mi')
  expect(visibleText((await fetchSite(path)).body)).toContain('From (km)')
})

const hostile = [
  'userPreferences=',
  'userPreferences=%',
  'userPreferences=%ff%fe',
  'userPreferences={"unit":"imperial"',
  `${imperialDollars}; ${imperialDollars}`,
  `userPreferences=${'x'.repeat(4000)}`,
  cookieOf('{"unit":"__proto__","currency":"toString"}'),
  cookieOf('{"unit":{"a":1},"currency":["USD"]}'),
  cookieOf('"><script>alert(1)</script>'),
  cookieOf(`{"unit":"imperial","currency":"USD","x":"${'y'.repeat(500)}"}`),
  cookieOf('['.repeat(120)),
]

test.each(hostile)('the cookie "%s" counts as the defaults', async (cookie) => {
  for (const path of ['/de', marathon]) {
    const { status, body } = await fetchSite(path, { headers: { cookie } })
    expect([status, ...documentOf(body)], path).toEqual([200, 'metric', 'EUR'])
  }
})

test.each([
  ['?currency=JPY', ['metric', 'JPY']],
  ['?unitSet=imperial', ['imperial', 'EUR']],
  ['?unitSet=1&currency=SEK', ['imperial', 'SEK']],
])('%s is stored and applies on the next page', async (query, wanted) => {
  const choice = await fetchSite(`${marathon}${query}`)
  expect([choice.status, locationOf(choice)]).toEqual([303, marathon])
  const cookie = choice.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const next = await fetchSite(marathon, { headers: { cookie } })
  expect(documentOf(next.body)).toEqual(wanted)
})

test.each(['currency=EURO', 'currency=', 'unitSet=2', 'unitSet=Imperial', 'unitSet=__proto__'])(
  '?%s is removed from the URL and changes no preference',
  async (query) => {
    const response = await fetchSite(`/de?${query}`)
    expect([response.status, locationOf(response)]).toEqual([303, '/de'])
    expect(response.headers.has('set-cookie')).toBe(false)
  },
)

const figures = v.object({
  races: v.array(v.object({ distance: v.nullable(v.object({ unit: v.string() })) })),
})

test.each([
  ['', 'km'],
  ['?unitSet=metric', 'km'],
  ['?unitSet=imperial&currency=USD', 'mi'],
  ['?unitSet=1&locale=de', 'mi'],
])('the API at %s has lengths in %s', async (query, unit) => {
  const { body } = await fetchSite(`/api/events/berlin-marathon${query}`)
  const { races } = v.parse(figures, JSON.parse(body))
  expect(races[0]?.distance?.unit).toBe(unit)
})

test.each([
  ['currency=XXX', 'currency'],
  ['currency=usd', 'currency'],
  ['currency=', 'currency'],
  ['unitSet=2', 'unitSet'],
  ['unitSet=__proto__', 'unitSet'],
])(
  'the API refuses %s, naming %s, on every path with formatted lengths or money',
  async (query, field) => {
    for (const path of ['home', 'events/berlin-marathon', 'calendar', 'sports/running']) {
      const response = await fetchSite(`/api/${path}?${query}`)
      expect([response.status, errorOf(response)], path).toEqual([
        400,
        { code: 'invalid-query', field },
      ])
    }
  },
)

const menu = v.object({
  currencies: v.array(v.object({ code: v.string(), symbol: v.string(), name: v.string() })),
})

test('the menu has the 16 currencies in its language', async () => {
  const { currencies } = v.parse(menu, JSON.parse((await fetchSite('/api/menu?locale=de')).body))
  expect(currencies).toHaveLength(16)
  expect(currencies[1]).toEqual({ code: 'SEK', symbol: 'kr', name: 'Schwedische Krone' })
})
