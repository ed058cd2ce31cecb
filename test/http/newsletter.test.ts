import { expect, test } from 'vitest'
import { inOneMinute } from '../support/minute.ts'
import { fetchSite, errorOf, leaksOf, locationOf } from '../support/fetch-site.ts'

/** POST /api/auth/newsletter (spec §7). Each test has its own network address, because five a minute are allowed. */

const path = '/api/auth/newsletter'
let networks = 0
const network = () => ({
  'cf-connecting-ip': `2001:db8:${(++networks).toString(16)}:${Date.now() % 9999}::1`,
})
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const fresh = () => `api-${crypto.randomUUID()}@example.org`

const send = async (body: unknown, headers: Record<string, string> = network()) =>
  await fetchSite(path, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  })

test('a new and a known address get the same response', async () => {
  const email = fresh()
  const headers = network()
  const responses = [
    await send({ email, locale: 'de' }, headers),
    await send({ email: ` ${email.toUpperCase()} ` }, headers),
  ]
  for (const answer of responses) {
    expect(answer.status).toBe(200)
    expect(answer.body).toBe('{}')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test.each([
  [{}, 'email-required'],
  [{ email: '  ' }, 'email-required'],
  [{ email: 7 }, 'email-required'],
  [[], 'email-required'],
  [null, 'email-required'],
  [{ email: 'ines' }, 'email-invalid'],
  [{ email: `${'x'.repeat(300)}@example.org` }, 'email-invalid'],
])('%j is refused', async (body, code) => {
  const answer = await send(body)
  expect(answer.status).toBe(400)
  expect(errorOf(answer)).toEqual({ code, field: 'email' })
})

test.each(['{', '', 'null', '"x"', '{"__proto__":{"email":"a@b.co"}}'])(
  'the body %j is refused and does not break anything',
  async (body) => {
    const answer = await fetchSite(path, {
      method: 'POST',
      headers: { ...json, ...network() },
      body,
    })
    expect(answer.status).toBe(400)
    expect(leaksOf(answer.body)).toEqual([])
  },
)

test('an unknown language is accepted', async () => {
  expect((await send({ email: fresh(), locale: '../x' })).status).toBe(200)
})

test('a form redirects to its page with the outcome, and never to another site', async () => {
  const site = process.env['STARTLINE_URL'] ?? ''
  const outcome = async (email: string, referer: string) => {
    const body = new URLSearchParams({ email, locale: 'fr' }).toString()
    const headers = { ...form, ...network(), referer }
    const answer = await fetchSite(path, { method: 'POST', headers, body })
    expect(answer.status).toBe(303)
    return locationOf(answer)
  }
  expect(await outcome(fresh(), `${site}/fr/calendrier?text=a`)).toBe(
    '/fr/calendrier?text=a&newsletter=thanks',
  )
  expect(await outcome('', `${site}/fr?newsletter=thanks`)).toBe('/fr?newsletter=required')
  expect(await outcome('x', `${site}//evil.example/x`)).toBe('/?newsletter=invalid')
  for (const referer of ['https://evil.example/x', 'nonsense', 'javascript:alert(1)'])
    expect(await outcome(fresh(), referer)).toBe('/?newsletter=thanks')
})

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('a request from another site is refused: %j', async (headers) => {
  const answer = await send({ email: fresh() }, { ...network(), ...headers })
  expect(answer.status).toBe(403)
  expect(errorOf(answer).code).toBe('forbidden')
})

test('the sixth address in a minute from one network is 429; an invalid one does not count', async () => {
  const { valid, sixth } = await inOneMinute(async () => {
    const headers = network()
    for (let i = 0; i < 3; i++) await send({ email: 'mistake' }, headers)
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) statuses.push((await send({ email: fresh() }, headers)).status)
    return { valid: statuses, sixth: await send({ email: fresh() }, headers) }
  })
  expect(valid).toEqual([200, 200, 200, 200, 200])
  expect(sixth.status).toBe(429)
  expect(errorOf(sixth).code).toBe('too-many-requests')
  expect((await send({ email: fresh() })).status).toBe(200)
})

test('GET on the newsletter route is refused', async () => {
  expect((await fetchSite(path)).status).toBe(405)
  expect((await fetchSite(path, { method: 'PUT' })).status).toBe(405)
})
