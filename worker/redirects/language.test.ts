import { expect, test } from 'vitest'
import { languageRedirect } from './language.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

function redirectOf(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Response | null {
  const url = new URL(path, 'https://startline.example')
  return languageRedirect(
    new Request(url, { method, headers: { 'user-agent': browser, ...headers } }),
    url,
  )
}

const locationOf = (response: Response | null): string | null =>
  response?.headers.get('location') ?? null

test('GET / of a German browser redirects to /de and is private', () => {
  const response = redirectOf('/', { 'accept-language': 'de-DE,de;q=0.9' })
  expect(response?.status).toBe(302)
  expect(locationOf(response)).toBe('/de')
  expect(response?.headers.get('cache-control')).toContain('no-store')
  expect(response?.headers.get('vary')).toContain('accept-language')
  expect(response?.headers.has('set-cookie')).toBe(false)
})

test('GET / of an English browser, or one without a supported language, is not redirected', () => {
  expect(redirectOf('/', { 'accept-language': 'en-US' })).toBeNull()
  expect(redirectOf('/', { 'accept-language': 'sw' })).toBeNull()
  expect(redirectOf('/')).toBeNull()
})

test('the redirect keeps the query', () => {
  expect(locationOf(redirectOf('/?utm_source=x', { 'accept-language': 'fr' }))).toBe(
    '/fr?utm_source=x',
  )
})

test('a stored choice wins over the browser’s language, English included', () => {
  expect(
    locationOf(redirectOf('/', { cookie: 'a=1; locale=pt-BR; b=2', 'accept-language': 'de' })),
  ).toBe('/pt-BR')
  expect(redirectOf('/', { cookie: 'locale=en', 'accept-language': 'de' })).toBeNull()
})

test.each([
  'locale=xx',
  'locale=',
  'mylocale=fr',
  'locale=//ev',
  'locale=toString',
  'locale=fr; locale=ko',
])('a cookie "%s" is ignored', (cookie) => {
  expect(locationOf(redirectOf('/', { cookie, 'accept-language': 'de' }))).toBe('/de')
})

test.each(['Googlebot/2.1', 'bingbot', 'facebookexternalhit/1.1', 'curl/8.5', 'Chrome-Lighthouse'])(
  'the crawler "%s" sees English at /',
  (agent) => {
    expect(redirectOf('/', { 'user-agent': agent, 'accept-language': 'de' })).toBeNull()
  },
)

test('a client without a user agent gets English at /', () => {
  const url = new URL('https://startline.example/')
  expect(
    languageRedirect(new Request(url, { headers: { 'accept-language': 'de' } }), url),
  ).toBeNull()
})

test.each(['/calendar', '/event/oslo-marathon', '/fr', '/de/kalender'])(
  '%s is never redirected by the browser’s language',
  (path) => {
    expect(redirectOf(path, { 'accept-language': 'ja', cookie: 'locale=ko' })).toBeNull()
  },
)

test('HEAD is redirected like GET', () => {
  expect(locationOf(redirectOf('/', { 'accept-language': 'de' }, 'HEAD'))).toBe('/de')
})
