import { expect, test } from 'vitest'
import { fetchSite, locationOf, type SiteResponse } from '../support/fetch-site.ts'

/** The responses from a path to the page that it redirects to. */
async function follow(path: string): Promise<SiteResponse[]> {
  const responses = [await fetchSite(encodeURI(path))]
  for (let last = responses[0]; last !== undefined && responses.length < 5;) {
    const next = locationOf(last)
    if (next === null) break
    last = await fetchSite(next)
    responses.push(last)
  }
  return responses
}

test.each([
  ['/en', '/'],
  ['/en/calendar?text=a%26b&page=1', '/calendar?text=a%26b&page=1'],
  ['/en-GB/calendar/running', '/calendar/running'],
  ['/es-419', '/es'],
  ['/zh-Hant/calendar', '/zh/赛事日历'],
  ['/pt-br/evento/oslo-marathon', '/pt-BR/evento/oslo-marathon'],
  ['/nb', '/sv'],
  ['/DE/kalender', '/de/kalender'],
  ['/de/calendar', '/de/kalender'],
  ['/de/calendar/running', '/de/kalender/laufen'],
  ['/fr/calendrier/running', '/fr/calendrier/course-a-pied'],
  ['/de/sport/running', '/de/sportart/laufen'],
  ['/de/sportart/running', '/de/sportart/laufen'],
  ['/calendar/deutschland', '/calendar/germany'],
  ['/event/London-Marathon', '/event/london-marathon'],
  ['/event/Berlin-Marathon', '/event/berlin-marathon'],
  ['/event/london-triathlon', '/event/london-t100'],
  ['/event/london-triathlon.ics', '/event/london-t100.ics'],
  ['/es/evento/strong-viking-hills-edition', '/es/evento/strong-viking-mud-edition'],
  ['/ja/event/london-marathon', '/ja/大会/london-marathon'],
  ['/fr/members/sign-in', '/fr/membres/connexion'],
])('%s redirects to %s with one 301', async (path, page) => {
  const [first] = await follow(path)
  expect(first?.status).toBe(301)
  expect(decodeURI(first?.headers.get('location') ?? '')).toBe(decodeURI(page))
})

test.each(['/en-GB/calendar/running', '/de/sport/running', '/event/London-Marathon', '/no'])(
  '%s ends at a page, without a chain',
  async (path) => {
    expect((await follow(path)).map(({ status }) => status)).toEqual([301, 200])
  },
)

test('the API knows an event by its former permalink', async () => {
  const event = await fetchSite('/api/events/london-triathlon')
  expect(JSON.parse(event.body)).toMatchObject({ permalink: 'london-t100' })
  const saved = await fetchSite('/api/saved?permalinks=london-triathlon.london-t100')
  expect(JSON.parse(saved.body)).toMatchObject({ cards: [{ permalink: 'london-t100' }] })
})

test('a redirect of a members’ page is no-store', async () => {
  const response = await fetchSite('/en-GB/members/password/reset?confirmation_token=secret')
  expect(locationOf(response)).toBe('/members/password/resetpassword?confirmation_token=secret')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
})

test('/en keeps the choice of English, because / redirects by browser language', async () => {
  const response = await fetchSite('/en', { headers: { 'accept-language': 'de' } })
  expect(response.headers.getSetCookie().join()).toContain('locale=en')
})

test.each([
  '/en//evil.example',
  '/en/%2Fevil.example',
  '/en/%5Cevil.example',
  '/en/\\evil.example',
])('%s redirects to no other site', async (path) => {
  const location = (await fetchSite(path)).headers.get('location') ?? '/'
  expect(location).toMatch(/^\/(?![/\\])/u)
})

test.each(['/en/api/menu', '/en-GB/assets/x.js', '/API/menu'])(
  '%s is not an alias',
  async (path) => {
    expect((await fetchSite(path)).headers.get('location')).toBeNull()
  },
)

test.each([
  '/sport/nope-nope',
  '/de/sportart/nope-nope',
  '/ru/спорт/nope-nope',
  '/th/กีฬา/nope-nope',
])('the 404 of %s lists sports', async (path) => {
  const page = (await follow(path)).at(-1)
  expect(page?.status).toBe(404)
  const main = page?.body.split('<main')[1]?.split('</main>')[0] ?? ''
  expect(main.match(/<li>/gu)?.length ?? 0).toBeGreaterThan(30)
})

test('the 404 of a misspelt sport lists the nearest first', async () => {
  const { status, body } = await fetchSite('/sport/runing')
  expect(status).toBe(404)
  expect(body).toContain('There is no sport called “runing” here. Perhaps you meant:')
  expect(body.split('<main')[1]).toMatch(/href="\/sport\/running"/u)
})

test.each([
  ['/calendar?text=m%C3%BCnchen', 'Races: “münchen”'],
  ['/de/kalender/laufen?text=m%C3%BCnchen', 'Laufen: „münchen“'],
  ['/calendar?text=%3Cb%3E%26', 'Races: “&lt;b&gt;&amp;”'],
])('title and heading of %s contain the text', async (path, heading) => {
  const { body } = await fetchSite(path)
  expect(body).toContain(`<title>${heading} · Startline</title>`)
  expect(/<h1[^>]*>(.*?)<\/h1>/u.exec(body)?.[1]).toBe(heading)
  expect(body).toContain('content="noindex"')
})

test('/favicon.ico is an icon', async () => {
  const { status, headers, body } = await fetchSite('/favicon.ico')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^image\//u)
  expect(body.startsWith('\0\0\u0001\0')).toBe(true)
})

test('?currency=usd is accepted in lower case', async () => {
  const response = await fetchSite('/?currency=usd')
  expect(decodeURIComponent(response.headers.getSetCookie().join())).toContain('"currency":"USD"')
})

test('a link to a site that no event states gets a page that names the host, in the language of the path', async () => {
  const target = 'https://bücher.example/race?a=1'
  const page = await fetchSite(`/de/redirect?url=${encodeURIComponent(target)}`)
  expect([page.status, page.headers.get('location')]).toEqual([200, null])
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.body).toContain('<html lang="de"')
  expect(page.body).toContain('>bücher.example<')
  expect(page.body).toContain('xn--bcher-kva.example')
  const link = /<a[^>]*href="https:\/\/xn--bcher-kva\.example\/race\?a=1"[^>]*>/u.exec(page.body)
  expect(link?.[0]).toContain('rel="noopener noreferrer nofollow ugc"')
  expect(page.body).toContain('<meta name="robots" content="noindex"')
  expect(page.body).not.toContain('http-equiv="refresh"')
})

test.each([
  'javascript:alert(1)',
  'https://startline.example@evil.example/',
  'https://127.0.0.1/',
  '//evil.example',
  `https://evil.example/${'a'.repeat(2048)}`,
])('a link to %s gets the missing page', async (target) => {
  const page = await fetchSite(`/redirect?url=${encodeURIComponent(target)}`)
  expect([page.status, page.headers.get('location')]).toEqual([404, null])
  expect(page.body).not.toContain('href="javascript:')
})

test('a link to the site of an event redirects there at once', async () => {
  const { body } = await fetchSite('/event/berlin-marathon')
  const [, query = ''] = /href="\/redirect\?([^"]+)"/u.exec(body) ?? []
  const url = new URLSearchParams(query.replaceAll('&amp;', '&')).get('url') ?? ''
  const page = await fetchSite(`/redirect?url=${encodeURIComponent(url)}`)
  expect([page.status, page.headers.get('location')]).toEqual([302, url])
})
