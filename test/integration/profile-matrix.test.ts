import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../../worker/api/index.ts'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import { type AccountSite } from '../support/accounts.ts'
import { ofEverybody, ofMembers, routesOfMatrix } from '../support/profile-routes.ts'
import type { Visitor } from '../support/visitor.ts'

/** Access per route and role: default deny, and a new route needs a row here. */

let site: AccountSite
let close: () => Promise<void>
const visitors = new Map<string, Visitor>()

beforeAll(async () => {
  ;({ site, close } = await accountsInProcess('2026-11-21T09:00:00Z'))
  await site.add({ id: 51, username: 'athlete' })
  await site.add({ id: 52, username: 'organiser', role: 'organiser' })
  await site.add({ id: 53, username: 'other', role: 'organiser' })
  await site.rows(
    `INSERT INTO organiser (id, permalink, name) VALUES (1, 'own', 'Own'), (2, 'others', 'Others')`,
  )
  await site.rows(`INSERT INTO organiser_member (organiser_id, member_id) VALUES (1, 52), (2, 53)`)
  visitors.set('anonymous', site.visitor())
  for (const username of ['athlete', 'organiser', 'other'])
    visitors.set(username, await site.signedIn(username))
})
afterAll(() => close())

const by = (role: string): Visitor => {
  const visitor = visitors.get(role)
  if (visitor === undefined) throw new Error(role)
  return visitor
}

/** The route with words in place of its parameters. */
const addressed = (route: string): string =>
  route
    .replace(':id', 'none')
    .replace(':permalink', 'others-run')
    .replace(':number', '1')
    .replace(':kind', 'logo')

test('every route of members and profiles has a row', () => {
  const known = [...ofMembers.map(({ route }) => route), ...ofEverybody]
  expect(routesOfMatrix().toSorted()).toEqual(known.toSorted())
})

test('control: a route needs a row wherever it is mounted', () => {
  const strange = new Hono()
    .basePath('/api')
    .delete('/events/everything', (c) => c.json({}))
    .get('/organisers/drafts', (c) => c.json({}))
  expect(routesOfMatrix([...api.routes, ...strange.routes])).toEqual([
    ...routesOfMatrix(),
    'DELETE /api/events/everything',
    'GET /api/organisers/drafts',
  ])
})

test.each(ofMembers)('$route is allowed by role', async ({ route, body = {}, ...expected }) => {
  const [method = '', path = ''] = addressed(route).split(' ')
  for (const role of ['anonymous', 'athlete', 'organiser'] as const) {
    const visitor = by(role)
    const got = await (method === 'GET'
      ? visitor.request(method, path)
      : visitor.send(method, path, body))
    expect([role, got.status]).toEqual([role, expected[role]])
    expect(got.headers.get('cache-control')).toContain('no-store')
    expect(got.headers.get('access-control-allow-origin')).toBeNull()
  }
})

test.each(ofMembers.filter(({ route }) => !route.startsWith('GET')))(
  '$route is refused from elsewhere, without its token, or by a form',
  async ({ route, body = {} }) => {
    const [method = '', path = ''] = addressed(route).split(' ')
    const organiser = by('organiser')
    const token = { 'content-type': 'application/json', 'x-csrf-token': await organiser.csrf() }
    const sent = { body: JSON.stringify(body) }
    const request = async (headers: Record<string, string>) =>
      (await organiser.request(method, path, { ...sent, headers })).status
    // auth 20, 22, 23, 24
    expect(await request({ 'content-type': 'application/json' })).toBe(403)
    expect(await request({ ...token, 'x-csrf-token': 'x'.repeat(64) })).toBe(403)
    expect(await request({ ...token, 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await request({ ...token, origin: 'https://evil.example' })).toBe(403)
    expect(await request({ ...token, origin: 'null' })).toBe(403)
    // auth 25
    expect(await request({ ...token, 'content-type': 'text/plain' })).toBe(415)
  },
)

test('auth 27: GET on a write-only route is 405, and auth 26: no header overrides the method', async () => {
  const athlete = by('athlete')
  for (const path of ['password', 'email', 'google', 'deletion', 'sessions/none']) {
    const headers = { 'x-http-method-override': 'DELETE' }
    const got = await athlete.request('GET', `/api/profile/${path}`, { headers })
    expect([path, got.status]).toEqual([path, 405])
  }
})

test('auth 44: an organisation is changed by its own organiser; that of another is 404', async () => {
  const stranger = await by('organiser').send('PATCH', '/api/profile/organisation', {
    permalink: 'others',
    name: 'Mine now',
  })
  expect(stranger.status).toBe(404)
  const nothing = await by('organiser').send('PATCH', '/api/profile/organisation', {
    permalink: 'others',
  })
  expect(nothing.status).toBe(404)
  const unknown = await by('organiser').send('PATCH', '/api/profile/organisation', {
    permalink: '__proto__',
    name: 'Mine now',
  })
  expect([unknown.status, unknown.text.replace(/"requestId":"[^"]*"/u, '')]).toEqual([
    404,
    stranger.text.replace(/"requestId":"[^"]*"/u, ''),
  ])
  expect(await site.rows('SELECT name FROM organiser ORDER BY id')).toEqual([
    { name: 'Own' },
    { name: 'Others' },
  ])
  const change = { permalink: 'own', name: ' Own e.V. ', site: 'https://own.example' }
  const changed = await by('organiser').send('PATCH', '/api/profile/organisation', change)
  expect(changed.json).toEqual({
    organizations: [
      {
        permalink: 'own',
        name: 'Own e.V.',
        newName: null,
        site: 'https://own.example',
        avatar: null,
      },
    ],
  })
})

test('an organisation refuses an invalid name or address, a taken name, and unknown keys', async () => {
  const cases: [object, Record<string, string>][] = [
    [{ permalink: 'own', name: ' ' }, { name: 'required' }],
    [{ permalink: 'own', name: 'x'.repeat(101) }, { name: 'too-long' }],
    [{ permalink: 'own', site: 'javascript:alert(1)' }, { site: 'url' }],
    [{ name: 'x' }, { permalink: 'required' }],
    [{ permalink: 'own', id: 2 }, { id: 'invalid' }],
    [{ permalink: 'own', organiserId: 2, name: 'x' }, { organiserId: 'invalid' }],
  ]
  for (const [body, fields] of cases) {
    const { status, json } = await by('organiser').send('PATCH', '/api/profile/organisation', body)
    expect([body, status]).toEqual([body, 400])
    expect(json).toMatchObject({ error: { fields } })
  }
  const taken = { permalink: 'own', name: 'OTHERS' }
  const { status, json } = await by('organiser').send('PATCH', '/api/profile/organisation', taken)
  expect(status).toBe(409)
  expect(json).toMatchObject({ error: { fields: { name: 'organisation-name-taken' } } })
})

test('malformed bodies are refused before any lookup', async () => {
  const organiser = by('organiser')
  const headers = { 'content-type': 'application/json', 'x-csrf-token': await organiser.csrf() }
  const request = async (body: string) =>
    (await organiser.request('PATCH', '/api/profile', { headers, body })).status
  expect(await request('{')).toBe(400)
  expect(await request('[]')).toBe(400)
  expect(await request('null')).toBe(400)
  expect(await request(`{"bio":"${'x'.repeat(20_001)}"}`)).toBe(413)
})
