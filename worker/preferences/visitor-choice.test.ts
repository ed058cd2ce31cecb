import fc from 'fast-check'
import { expect, test } from 'vitest'
import '../../src/i18n/all-words.ts'
import { choiceRedirect } from './visitor-choice.ts'

const origin = 'https://startline.example'

function redirectOf(path: string, cookie = ''): Response | null {
  const url = new URL(origin + path)
  return choiceRedirect(new Request(url, { headers: { cookie } }), url)
}

const locationOf = (response: Response | null): string | null =>
  response?.headers.get('location') ?? null

const cookiesOf = (response: Response | null): string[] =>
  (response?.headers.getSetCookie() ?? []).map((cookie) => {
    const [pair = '', ...attributes] = cookie.split('; ')
    expect(attributes).toEqual(['Path=/', 'Max-Age=31536000', 'SameSite=Lax'])
    return decodeURIComponent(pair)
  })

test('a URL without a choice is not redirected', () => {
  expect(redirectOf('/calendar?page=2')).toBeNull()
  expect(redirectOf('/calendar?xlocale=de&Currency=USD')).toBeNull()
})

test('?locale=fr sets a cookie for a year and redirects to the URL without it', () => {
  const response = redirectOf('/fr/calendrier?page=2&locale=fr')
  expect(response?.status).toBe(303)
  expect(locationOf(response)).toBe('/fr/calendrier?page=2')
  expect(cookiesOf(response)).toEqual(['locale=fr'])
  expect(response?.headers.get('cache-control')).toBe('no-store')
})

test('?currency=USD sets the preferences and makes the currency the latest one', () => {
  expect(cookiesOf(redirectOf('/?currency=USD'))).toEqual([
    'userPreferences={"unit":"metric","currency":"USD"}',
    'recentCurrencies=["USD"]',
  ])
})

test.each(['usd', 'Usd', 'uSD'])('?currency=%s chooses the US dollar in any case', (code) => {
  expect(cookiesOf(redirectOf(`/?currency=${code}`))).toEqual([
    'userPreferences={"unit":"metric","currency":"USD"}',
    'recentCurrencies=["USD"]',
  ])
})

test('a choice on another spelling of a page takes one redirect', () => {
  expect(locationOf(redirectOf('/en-GB/calendar?currency=USD&text=a'))).toBe('/calendar?text=a')
})

test.each([
  ['imperial', 'imperial'],
  ['metric', 'metric'],
  ['1', 'imperial'],
  ['0', 'metric'],
])('?unitSet=%s chooses %s and leaves the currency', (value, unit) => {
  const cookie = `userPreferences=${encodeURIComponent('{"unit":"metric","currency":"JPY"}')}`
  expect(cookiesOf(redirectOf(`/?unitSet=${value}`, cookie))).toEqual([
    `userPreferences={"unit":"${unit}","currency":"JPY"}`,
  ])
})

test('three choices at once take one redirect, and other keys stay', () => {
  const response = redirectOf('/de?currency=SEK&text=a%20b&unitSet=1&locale=de')
  expect(locationOf(response)).toBe('/de?text=a+b')
  expect(cookiesOf(response)).toEqual([
    'locale=de',
    'userPreferences={"unit":"imperial","currency":"SEK"}',
    'recentCurrencies=["SEK"]',
  ])
})

test('the three latest currencies are stored, newest first and without duplicates', () => {
  const before = (list: string) => `a=b; recentCurrencies=${encodeURIComponent(list)}`
  const recent = (list: string) => cookiesOf(redirectOf('/?currency=EUR', before(list)))[1]
  expect(recent('["USD","SEK","JPY"]')).toBe('recentCurrencies=["EUR","USD","SEK"]')
  expect(recent('["USD","EUR"]')).toBe('recentCurrencies=["EUR","USD"]')
  expect(recent('["XXX"]')).toBe('recentCurrencies=["EUR"]')
  expect(recent('nonsense')).toBe('recentCurrencies=["EUR"]')
})

test('a valid choice is stored although another one is invalid', () => {
  const response = redirectOf('/?currency=XXX&unitSet=imperial&locale=tlh')
  expect(locationOf(response)).toBe('/')
  expect(cookiesOf(response)).toEqual(['userPreferences={"unit":"imperial","currency":"EUR"}'])
})

test('the first value of a repeated key counts', () => {
  expect(cookiesOf(redirectOf('/?locale=de&locale=fr'))).toEqual(['locale=de'])
  expect(cookiesOf(redirectOf('/?currency=xx&currency=USD'))).toEqual([])
})

const bad = ['xx', '', '2', 'euro', 'fr; Domain=evil.example', 'fr\r\nset-cookie: a=b', '__proto__']

test.each(['locale', 'currency', 'unitSet'])(
  'an invalid ?%s is removed from the URL and sets no cookie',
  (key) => {
    for (const value of bad) {
      const response = redirectOf(`/calendar?${key}=${encodeURIComponent(value)}`)
      expect([response?.status, locationOf(response)], value).toEqual([303, '/calendar'])
      expect(response?.headers.has('set-cookie'), value).toBe(false)
    }
  },
)

test.each([
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '/%2f/evil.example/',
  '/..//evil.example/',
  '/.//evil.example/',
])('a choice at %s never leads to another site', (path) => {
  for (const choice of ['locale=de', 'currency=USD', 'unitSet=1']) {
    const location = locationOf(redirectOf(`${path}?${choice}`)) ?? ''
    expect(new URL(location, origin).origin).toBe(origin)
  }
})

test('for any query, the redirect has no choice left in it and stays on the site', () => {
  const key = fc.constantFrom('locale', 'currency', 'unitSet', 'text', '', '//evil.example')
  const pairs = fc.array(fc.tuple(key, fc.string({ unit: 'grapheme' })), { maxLength: 6 })
  fc.assert(
    fc.property(pairs, fc.string(), (choices, cookie) => {
      const query = new URLSearchParams(choices.map(([k, value]) => [k, value.toWellFormed()]))
      const url = new URL(`${origin}/de?${query.toString()}`)
      const headers = { cookie: encodeURIComponent(cookie.toWellFormed()) }
      const response = choiceRedirect(new Request(url, { headers }), url)
      if (response === null) return
      const next = new URL(locationOf(response) ?? '', origin)
      expect([next.origin, next.pathname]).toEqual([origin, '/de'])
      expect(choiceRedirect(new Request(next), next)).toBeNull()
    }),
  )
})
