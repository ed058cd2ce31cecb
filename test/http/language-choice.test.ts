import { expect, test } from 'vitest'
import { fetchSite, locationOf, pathOnSite } from '../support/fetch-site.ts'
import { headOf } from '../support/html.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function visit(path: string, headers: Record<string, string> = {}) {
  return await fetchSite(path, { headers: { 'user-agent': browser, ...headers } })
}

test.each([
  ['de', '/de'],
  ['de-AT,de;q=0.9,en;q=0.8', '/de'],
  ['pt-BR,pt;q=0.9', '/pt-BR'],
  ['pt', '/pt'],
  ['zh-TW', '/zh'],
  ['nb-NO', '/sv'],
  ['sw, ja;q=0.5', '/ja'],
  ['en;q=0.1, th', '/th'],
])('a browser with Accept-Language "%s" is redirected from / to %s', async (language, wanted) => {
  const response = await visit('/', { 'accept-language': language })
  expect([response.status, locationOf(response)]).toEqual([302, wanted])
  expect((await fetchSite(wanted)).status).toBe(200)
})

test.each([
  'en',
  'en-US,de;q=0.9',
  'sw',
  '',
  '*',
  'x'.repeat(5000),
  'de;q=0',
  ';;;,,,',
  'de;q=abc;q=0',
])('a browser with Accept-Language "%s" stays at / in English', async (language) => {
  const response = await visit('/', { 'accept-language': language })
  expect([response.status, headOf(response.body).lang]).toEqual([200, 'en'])
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0)',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
])('the crawler "%s" gets English at / with any Accept-Language', async (agent) => {
  const response = await visit('/', { 'user-agent': agent, 'accept-language': 'de' })
  expect([response.status, headOf(response.body).lang]).toEqual([200, 'en'])
})

test.each(['/calendar', '/event/berlin-marathon', '/about-us', '/fr', '/nowhere'])(
  'the browser’s language changes nothing at %s',
  async (path) => {
    const requested = await visit(path, { 'accept-language': 'ja', cookie: 'locale=ko' })
    expect(requested.status).toBe(path === '/nowhere' ? 404 : 200)
    expect(headOf(requested.body).lang).toBe(path === '/fr' ? 'fr' : 'en')
  },
)

test('a chosen language is remembered for a year, and the parameter is removed from the URL', async () => {
  const choice = await visit('/calendar/running?text=stadt&locale=fr')
  expect([choice.status, locationOf(choice)]).toEqual([303, '/calendar/running?text=stadt'])
  const [cookie = '', ...attributes] = (choice.headers.get('set-cookie') ?? '').split('; ')
  expect(cookie).toBe('locale=fr')
  expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'Max-Age=31536000', 'SameSite=Lax']))
  const back = await visit('/', { cookie, 'accept-language': 'de' })
  expect(locationOf(back)).toBe('/fr')
})

test('English can be chosen against the browser’s language', async () => {
  const choice = await visit('/?locale=en', { 'accept-language': 'de' })
  const [cookie = ''] = (choice.headers.get('set-cookie') ?? '').split('; ')
  const back = await visit('/', { cookie, 'accept-language': 'de' })
  expect([back.status, headOf(back.body).lang]).toEqual([200, 'en'])
})

test('the language menu links to the page itself in every language', async () => {
  const { body } = await visit('/event/berlin-marathon')
  const { alternates } = headOf(body)
  for (const href of Object.values(alternates)) {
    const path = pathOnSite(href)
    expect(body).toContain(`href="${path}?locale=`)
  }
})

test.each([
  'locale=xx',
  'locale=',
  'locale=..%2f',
  'locale=//evil.example',
  'locale=__proto__',
  'mylocale=fr',
  'locale="fr"',
  `locale=${'x'.repeat(3000)}`,
])('?%s sets no cookie', async (cookie) => {
  const response = await visit('/', { cookie, 'accept-language': 'de' })
  expect([response.status, locationOf(response)]).toEqual([302, '/de'])
})

const hostile = [
  'xx',
  '',
  '//evil.example',
  '%2F%2Fevil.example',
  'https://evil.example',
  'de%0d%0aset-cookie:%20a=b',
  'de;Domain=evil.example',
  '__proto__',
  'constructor',
  'de%00',
  '../de',
  '%ff',
  'EN',
  'x'.repeat(3000),
]

test.each(hostile)(
  '?locale=%s is removed from the URL, sets no cookie and stays on the page',
  async (value) => {
    for (const path of ['/', '/calendar', '/de']) {
      const response = await visit(`${path}?locale=${value}`)
      expect([response.status, locationOf(response)]).toEqual([303, path])
      expect(response.headers.has('set-cookie')).toBe(false)
      expect([...response.headers.keys()]).not.toContain('a')
    }
  },
)

test.each([
  '//evil.example/',
  '///evil.example/',
  '/%5Cevil.example/',
  '/%2F%2Fevil.example/',
  '/%2e%2e//evil.example/',
  '/%09/evil.example/',
  '/;@evil.example/',
])('a redirect of %s never leaves the site', async (path) => {
  for (const query of ['', '?locale=de']) {
    const response = await visit(path + query)
    // pathOnSite throws for another host; a browser resolves the header the same way.
    expect(() => locationOf(response), path + query).not.toThrow()
    expect(response.headers.get('location') ?? '/', path + query).not.toMatch(/^(?:\/\/|\/\\)/u)
    expect(response.status, path + query).toBeLessThan(500)
  }
})

test('a second ?locale= is ignored', async () => {
  const response = await visit('/calendar?locale=de&locale=fr')
  expect([response.status, locationOf(response)]).toEqual([303, '/calendar'])
  expect(response.headers.get('set-cookie')).toMatch(/^locale=de;/u)
})
