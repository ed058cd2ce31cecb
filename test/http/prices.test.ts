import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveBuilt } from '../support/built-site.ts'
import { testNow, type Site } from '../support/site.ts'
import { loadedState } from '../support/loaded-state.ts'
import type { LocalState } from '../support/local-state.ts'
import { mainOf, tagsOf, visibleText } from '../support/html.ts'

/** The demo catalogue has no prices: this site has one event with prices in three currencies. */

const edition = '2027-09-18'
const row = {
  permalink: 'price-run',
  name: 'Price Run',
  language: 'en',
  place: { city: 'Berlin', country: 'DE', lat: 52.5163, lon: 13.37 },
  sources: [
    {
      url: 'https://example.org/price-run',
      facts: ['name', 'place', 'dates', 'races'],
      check: { kind: 'page', on: '2026-11-20' },
      announces: [edition],
    },
  ],
  editions: [{ date: edition }],
  races: [
    { name: 'Ten', price: { amount: 890, currency: 'SEK' } },
    { name: 'Five', price: { amount: 42.5, currency: 'EUR' } },
    { name: 'One', price: { amount: 3000, currency: 'JPY' } },
  ].map(({ name, price }) => ({
    name,
    price: { ...price, edition, source: 'https://example.org/entry', checked: '2026-11-02' },
    sport: 'run',
    legs: [{ sport: 'run', distance: 10, unit: 'km' }],
  })),
  weight: 50,
}

let state: LocalState
let site: Site

beforeAll(async () => {
  state = await loadedState([row])
  site = await serveBuilt(state.path, { FIXED_NOW: testNow })
})
afterAll(async () => {
  await site.stop()
  state.remove()
})

async function read(path: string, currency?: string): Promise<string> {
  const value = encodeURIComponent(JSON.stringify({ unit: 'metric', currency }))
  const headers = { cookie: currency === undefined ? '' : `userPreferences=${value}` }
  const response = await fetch(site.url + path, { headers })
  expect(response.status).toBe(200)
  return mainOf(await response.text())
}

const prices = (html: string): string[] =>
  [...html.matchAll(/<td class="c-pr">(.*?)<\/td>/gsu)].map(([, cell = '']) => visibleText(cell))

test('the event page shows euro; a converted price is marked as approximate with its original', async () => {
  const html = await read('/event/price-run')
  expect(prices(html)).toEqual([
    expect.stringMatching(/^≈ €\d\d SEK 890$/u),
    '€42.50',
    expect.stringMatching(/^≈ €\d\d(?:\.\d\d)? JP¥3,000$/u),
  ])
  const day = /≈ converted at the rate of \d+ \w+ 20\d\d\. You pay the organiser’s price/gu
  expect(visibleText(html).match(day)).toHaveLength(1)
})

test.each([
  ['SEK', /^SEK 890$/u, /^≈ SEK \d+ €42\.50$/u],
  ['JPY', /^≈ JP¥1\d,\d{3} SEK 890$/u, /^≈ JP¥\d,\d{3} €42\.50$/u],
  ['RSD', /^≈ RSD \d{1,2},\d{3} SEK 890$/u, /^≈ RSD \d,\d{3} €42\.50$/u],
])('with currency %s the prices are in it', async (currency, ten, five) => {
  const [first = '', second = ''] = prices(await read('/event/price-run', currency))
  expect(first).toMatch(ten)
  expect(second).toMatch(five)
})

test('a card shows the cheapest price by value, and the original of a converted one', async () => {
  const html = await read('/calendar', 'USD')
  const pricesIn = (page: string) =>
    tagsOf(page, 'span').filter((tag) => tag['class'] === 'tr-p tab')
  const [card] = pricesIn(html)
  expect(card?.['title']).toMatch(/^JP¥3,000 from the organiser, converted at the rate of /u)
  expect(visibleText(html)).toMatch(/from ≈ US\$\d\d/u)
  const [original] = pricesIn(await read('/calendar', 'JPY'))
  expect(original).toEqual({ class: 'tr-p tab' })
})

test('structured data and filters do not depend on the reader’s currency', async () => {
  const html = await (await fetch(`${site.url}/event/price-run`)).text()
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/su.exec(html)?.[1] ?? ''
  expect(data).toContain('SportsEvent')
  expect(data).not.toMatch(/≈|€/u)
})
