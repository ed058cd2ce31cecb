import { expect, test } from 'vitest'
import { fetchSite, type SiteResponse } from '../support/fetch-site.ts'
import { tagsOf } from '../support/html.ts'
import { pageTypes } from '../support/page-types.ts'

/** The content security policy of pages and its nonce. */
const nonceOf = ({ headers }: SiteResponse): string =>
  /'nonce-([\w-]{22})'/u.exec(headers.get('content-security-policy') ?? '')?.[1] ?? 'none'

const others = {
  'map of the calendar': '/calendar?view=map',
  'month of the calendar': '/calendar/2027-05?view=month',
  'calendar near its reader': '/calendar?near=me',
  'calendar without a match': '/calendar/ski-jumping/marathon/monaco',
  'saved events': '/profile/saved-events',
  'sign-in': '/members/signin',
  cookies: '/page/cookie-policy',
  'page that is missing': '/nowhere',
  'event that is missing': '/event/no-such-event',
}

/** Scripts that a browser runs or could be made to run; JSON-LD is neither. */
const scriptsOf = (html: string) =>
  tagsOf(html, 'script').filter(({ type }) => type !== 'application/ld+json')

test.each(Object.entries({ ...pageTypes, ...others }))(
  'every script of the page type "%s" has the nonce of its response, and no attribute runs script',
  async (_, path) => {
    const answer = await fetchSite(path)
    const nonce = nonceOf(answer)
    const scripts = scriptsOf(answer.body)
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.length + tagsOf(answer.body, 'script').length).toBeGreaterThan(4)
    expect(scripts.filter((script) => script['nonce'] !== nonce)).toEqual([])
    expect(answer.body.match(/<[a-z][^>]*\s(?:on[a-z]+|style)=/giu)).toBeNull()
    expect(answer.body).not.toMatch(/<style|javascript:|csp-nonce/iu)
  },
)

test('each response has its own nonce, also when the page was cached', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, async () => await fetchSite('/about-us')),
  )
  const nonces = responses.map(nonceOf)
  expect(new Set(nonces).size).toBe(20)
  for (const [at, { body }] of responses.entries()) {
    expect(body).toContain(`nonce="${nonces[at]}"`)
    expect(
      body.match(/nonce="[^"]*"/gu)?.filter((each) => !each.includes(nonces[at] ?? '')),
    ).toEqual([])
  }
  expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(1)
})

test('the policy of a page allows no host, no eval and no inline code or style', async () => {
  const policy = (await fetchSite('/calendar')).headers.get('content-security-policy') ?? ''
  expect(policy.replace(/'nonce-[^']+'/u, 'nonce')).toBe(
    "default-src 'none'; script-src nonce 'strict-dynamic' 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; frame-src 'none'; manifest-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
  )
})

test('a 304 leaves the browser the policy that its page came with', async () => {
  const first = await fetchSite('/about-us')
  const tag = first.headers.get('etag') ?? ''
  const again = await fetchSite('/about-us', { headers: { 'if-none-match': tag } })
  expect([again.status, again.headers.get('content-security-policy')]).toEqual([304, null])
  expect(again.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await fetchSite('/about-us', { method: 'HEAD' })).headers.get('etag')).toBe(tag)
})

test('the nonce of one response is invalid in the next, and a requested nonce is ignored', async () => {
  const nonce = nonceOf(await fetchSite('/calendar'))
  const next = await fetchSite(`/calendar?nonce=${nonce}`, {
    headers: { 'content-security-policy': `script-src 'nonce-${nonce}'` },
  })
  expect(nonceOf(next)).not.toBe(nonce)
  expect(next.body).not.toContain(`nonce="${nonce}"`)
})

test.each([
  '/members/signin',
  '/Members/SignIn',
  '/%6dembers/signin',
  '/profile/saved-events',
  '/de/profil/merkliste',
  '/de/profile/saved-events',
  '/profile/edit/x.css',
  '/profile/edit;.js',
  '/profile/edit%2f..%2fx.css',
  '/profile',
])('cache: the members’ page %s is no-store', async (path) => {
  const first = await fetchSite(path)
  expect(first.headers.get('cache-control')).toMatch(/^(?:private, )?no-store$/u)
  expect(first.headers.has('cf-cache-status')).toBe(false)
  expect(first.headers.get('etag')).toBeNull()
})

test('other sites may embed cards and feeds, whose errors are no-store', async () => {
  const shown = await Promise.all(
    ['/cards/en.png', '/calendar.ics', '/calendar.json'].map((path) => fetchSite(path)),
  )
  expect(shown.map(({ headers }) => headers.get('cross-origin-resource-policy'))).toEqual(
    Array.from({ length: 3 }, () => 'cross-origin'),
  )
  const failed = await fetchSite('/cards/xx.png')
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([404, 'no-store'])
})
