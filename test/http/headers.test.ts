import { expect, test } from 'vitest'
import { fetchAs } from '../support/fetch-as.ts'
import { fetchSite, siteUrl, type SiteResponse } from '../support/fetch-site.ts'
import { tagsOf } from '../support/html.ts'

const pages = [
  '/',
  '/calendar',
  '/calendar/running/germany',
  '/sport/running',
  '/event/berlin-marathon',
  '/about-us',
  '/de',
]
const missing = [
  '/nowhere',
  '/event/no-such-event',
  '/calendar/atlantis',
  '/sport/chess',
  '/calendar?page=0',
]
const documents = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/en-1.xml',
  '/api/openapi.json',
  '/api/docs',
]
const apiAnswers = [
  '/api/menu',
  '/api/search/getTopSearch',
  '/api/calendar',
  '/api/nope',
  '/api/events/no-such-event',
]

const protection: Record<string, RegExp> = {
  'content-security-policy':
    /^default-src 'none'; .*base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'$/u,
  'strict-transport-security': /^max-age=63072000; includeSubDomains; preload$/u,
  'x-content-type-options': /^nosniff$/u,
  'referrer-policy': /^strict-origin-when-cross-origin$/u,
  'permissions-policy': /camera=\(\)/u,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/u,
  'cross-origin-resource-policy': /^same-origin$/u,
}

/** Our own files that a page loads; each has a hash in its name. */
function filesOf(html: string): string[] {
  const links = tagsOf(html, 'link').map((link) => link['href'] ?? '')
  const scripts = tagsOf(html, 'script').map(
    (script) => script['data-entry'] ?? script['src'] ?? '',
  )
  return [...new Set([...links, ...scripts].filter((file) => file.startsWith('/assets/')))]
}

/** The nonce in the policy of a response. */
const nonceOf = (headers: Headers): string =>
  /'nonce-([^']+)'/u.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''

const cacheOf = ({ headers }: SiteResponse): string => headers.get('cache-control') ?? 'none'

test.each([
  ...pages,
  ...missing,
  ...documents,
  ...apiAnswers,
  '/?locale=de',
  '/calendar/germany/running',
])('%s has the security headers', async (path) => {
  const { headers } = await fetchSite(path)
  const wrong = Object.entries(protection).filter(
    ([name, value]) => !value.test(headers.get(name) ?? ''),
  )
  expect(wrong.map(([name]) => name)).toEqual([])
  expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
})

test.each(pages)(
  'the page %s is revalidated on each view, sets no cookie and is HTML in UTF-8',
  async (path) => {
    const answer = await fetchSite(path)
    expect(answer.status).toBe(200)
    expect(cacheOf(answer)).toBe('private, no-cache')
    expect(answer.headers.has('set-cookie')).toBe(false)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  },
)

test.each(pages)('the page %s is 304 for a browser that has it cached', async (path) => {
  const tag = (await fetchSite(path)).headers.get('etag') ?? ''
  expect(tag).toMatch(/^W\/"[a-z0-9]+"$/u)
  const again = await fetchSite(path, { headers: { 'if-none-match': tag } })
  expect([again.status, again.body]).toEqual([304, ''])
  expect((await fetchSite(path, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200)
})

test('a page is rendered independently of the visitor, with its own request id per request', async () => {
  const [plain, curious] = await Promise.all([
    fetchSite('/calendar'),
    fetchSite('/calendar', {
      headers: {
        cookie: 'name=Grete; __Host-sid=Grete; member=organiser',
        authorization: 'Bearer Grete',
        'x-forwarded-for': '192.0.2.7',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        'x-original-url': '/about-us',
        'x-rewrite-url': '/about-us',
        forwarded: 'for=192.0.2.7;host=evil.example',
        'accept-language': 'ja',
      },
    }),
  ])
  expect(curious.body).not.toMatch(/Grete|192\.0\.2\.7|evil\.example|__REQUEST_ID__/u)
  const ids = [plain, curious].map(({ headers }) => headers.get('x-request-id') ?? '')
  expect(new Set(ids).size).toBe(2)
  expect(plain.body).toContain(`data-request-id="${ids[0]}"`)
  expect(curious.body).toContain(`data-request-id="${ids[1]}"`)
  const own = ({ headers, body }: SiteResponse, id = ''): string =>
    body.replaceAll(id, '').replaceAll(nonceOf(headers), '')
  expect(own(plain, ids[0])).toBe(own(curious, ids[1]))
})

test('a page requested under another host is not served to others', async () => {
  const curious = await fetchAs('evil.example', `${siteUrl()}/about-us`)
  expect(curious.body).toContain('evil.example')
  expect((await fetchSite('/about-us')).body).not.toContain('evil.example')
})

test.each(['/api/menu', '/api/home', '/api/calendar', '/api/events/berlin-marathon'])(
  'the response of %s may be stored by shared caches for minutes',
  async (path) => {
    expect(cacheOf(await fetchSite(path))).toBe(
      'public, max-age=60, s-maxage=300, stale-while-revalidate=300',
    )
  },
)

test.each([...missing, '/api/nope', '/api/events/no-such-event', '/api/calendar?page=0'])(
  'the error response of %s is never cached',
  async (path) => {
    const answer = await fetchSite(path)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(cacheOf(answer)).toBe('no-store')
  },
)

test.each([
  '/?locale=de',
  '/calendar?locale=fr',
  '/de?locale=xx',
  '/?currency=USD',
  '/de?unitSet=1',
])('the choice redirect at %s is never cached', async (path) => {
  const answer = await fetchSite(path)
  expect([answer.status, cacheOf(answer)]).toEqual([303, 'no-store'])
})

test('a redirect by browser language is never cached', async () => {
  const answer = await fetchSite('/', {
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'accept-language': 'de' },
  })
  expect([answer.status, cacheOf(answer)]).toEqual([302, 'private, no-store'])
})

test('every API response has its own request id', async () => {
  const ids = await Promise.all(
    [...apiAnswers, ...apiAnswers].map(
      async (path) => (await fetchSite(path)).headers.get('x-request-id') ?? '',
    ),
  )
  expect(ids.filter((id) => !/^[\w-]{8,}$/u.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('the request id of an error is the same in header and body', async () => {
  const { headers, body } = await fetchSite('/api/nope')
  expect(JSON.parse(body).error.requestId).toBe(headers.get('x-request-id'))
})

test('files with a hash in their name are immutable for a year with a fixed type', async () => {
  const { body } = await fetchSite('/')
  const hashed = filesOf(body)
  expect(hashed.length).toBeGreaterThan(3)
  for (const file of hashed) {
    const answer = await fetchSite(file)
    expect([file, answer.status]).toEqual([file, 200])
    expect(cacheOf(answer), file).toMatch(/max-age=31536000.*immutable/u)
  }
})

test('a static file of any folder has HSTS and nosniff, each stated once', async () => {
  const { body } = await fetchSite('/')
  for (const path of [...filesOf(body), '/favicon.ico', ...documents.slice(-2)]) {
    const { status, headers } = await fetchSite(path)
    expect([path, status]).toEqual([path, 200])
    for (const name of ['strict-transport-security', 'x-content-type-options'])
      expect([path, headers.get(name)]).toEqual([
        path,
        expect.stringMatching(protection[name] ?? ''),
      ])
  }
})

test('a file that does not exist is 404 and uncached', async () => {
  for (const path of [
    '/assets/nope.js',
    '/assets/index-00000000.js',
    '/event/berlin-marathon/style.css',
    '/.env',
    '/wrangler.json',
    '/index.js.map',
  ]) {
    const answer = await fetchSite(path)
    expect([path, answer.status, cacheOf(answer)]).toEqual([path, 404, 'no-store'])
  }
})

test('source maps and the configuration of the worker are not served', async () => {
  const { body } = await fetchSite('/')
  const script = filesOf(body).find((file) => file.endsWith('.js')) ?? ''
  expect(script).not.toBe('')
  const { status } = await fetchSite(`${script}.map`)
  expect(status).toBe(404)
})
