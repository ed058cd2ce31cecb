import { expect, test } from 'vitest'
import { languageRedirect } from './language-redirect.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Response | null {
  const url = new URL(path, 'https://startline.example')
  return languageRedirect(
    new Request(url, { method, headers: { 'user-agent': browser, ...headers } }),
    url,
  )
}

const locationOf = (answer: Response | null): string | null =>
  answer?.headers.get('location') ?? null

test('GET / in a German browser goes to /de, for this visitor only', () => {
  const answer = ask('/', { 'accept-language': 'de-DE,de;q=0.9' })
  expect(answer?.status).toBe(302)
  expect(locationOf(answer)).toBe('/de')
  expect(answer?.headers.get('cache-control')).toContain('no-store')
  expect(answer?.headers.get('vary')).toContain('accept-language')
  expect(answer?.headers.has('set-cookie')).toBe(false)
})

test('GET / in an English browser, or one without a language of ours, stays', () => {
  expect(ask('/', { 'accept-language': 'en-US' })).toBeNull()
  expect(ask('/', { 'accept-language': 'sw' })).toBeNull()
  expect(ask('/')).toBeNull()
})

test('the query goes with the visitor', () => {
  expect(locationOf(ask('/?utm_source=x', { 'accept-language': 'fr' }))).toBe('/fr?utm_source=x')
})

test('a remembered choice wins over the browser’s language, also where it is English', () => {
  expect(locationOf(ask('/', { cookie: 'a=1; locale=pt-BR; b=2', 'accept-language': 'de' }))).toBe(
    '/pt-BR',
  )
  expect(ask('/', { cookie: 'locale=en', 'accept-language': 'de' })).toBeNull()
})

test.each(['locale=xx', 'locale=', 'mylocale=fr', 'locale=//ev', 'locale=toString'])(
  'a cookie "%s" remembers nothing',
  (cookie) => {
    expect(locationOf(ask('/', { cookie, 'accept-language': 'de' }))).toBe('/de')
  },
)

test.each(['Googlebot/2.1', 'bingbot', 'facebookexternalhit/1.1', 'curl/8.5', 'Chrome-Lighthouse'])(
  'the crawler "%s" sees English at /',
  (agent) => {
    expect(ask('/', { 'user-agent': agent, 'accept-language': 'de' })).toBeNull()
  },
)

test('a client that does not say what it is sees English at /', () => {
  const url = new URL('https://startline.example/')
  expect(
    languageRedirect(new Request(url, { headers: { 'accept-language': 'de' } }), url),
  ).toBeNull()
})

test.each(['/calendar', '/event/oslo-marathon', '/fr', '/de/kalender'])(
  '%s is never redirected by the browser’s language',
  (path) => {
    expect(ask(path, { 'accept-language': 'ja', cookie: 'locale=ko' })).toBeNull()
  },
)

test('?locale=fr keeps the choice for a year and goes on to the clean address', () => {
  const answer = ask('/fr/calendrier?page=2&locale=fr')
  expect(answer?.status).toBe(303)
  expect(locationOf(answer)).toBe('/fr/calendrier?page=2')
  expect(answer?.headers.get('set-cookie')).toBe(
    'locale=fr; Path=/; Max-Age=31536000; SameSite=Lax',
  )
  expect(answer?.headers.get('cache-control')).toBe('no-store')
})

test.each(['xx', '', 'fr; Domain=evil.example', 'fr\r\nset-cookie: a=b', '__proto__'])(
  '?locale=%j is taken off and nothing is kept',
  (choice) => {
    const answer = ask(`/calendar?locale=${encodeURIComponent(choice)}`)
    expect(locationOf(answer)).toBe('/calendar')
    expect(answer?.headers.has('set-cookie')).toBe(false)
  },
)

test.each([
  '//evil.example/?locale=de',
  '///evil.example/?locale=de',
  '/\\evil.example/?locale=de',
  '/%2f/evil.example/?locale=de',
  '/..//evil.example/?locale=de',
  '/.//evil.example/?locale=de',
])('a choice at %s never leads to another site', (path) => {
  const url = new URL(`https://startline.example${path}`)
  const answer = languageRedirect(new Request(url, { headers: { 'user-agent': browser } }), url)
  const location = locationOf(answer) ?? ''
  expect(new URL(location, 'https://startline.example').origin).toBe('https://startline.example')
})

test.each(['POST', 'PUT', 'DELETE'])('%s is left alone', (method) => {
  expect(ask('/?locale=de', { 'accept-language': 'de' }, method)).toBeNull()
})

test('HEAD is answered as GET is', () => {
  expect(locationOf(ask('/', { 'accept-language': 'de' }, 'HEAD'))).toBe('/de')
})
