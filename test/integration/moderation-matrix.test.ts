import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../../worker/api/index.ts'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import { password, type AccountSite } from '../support/accounts.ts'
import type { Visitor } from '../support/visitor.ts'

/** Access to the moderators' inbox and desk per route and role; a new route needs a row. */

let site: AccountSite
let close: () => Promise<void>
const visitors = new Map<string, Visitor>()

beforeAll(async () => {
  ;({ site, close } = await accountsInProcess('2026-11-21T09:00:00Z'))
  await site.add({ id: 71, username: 'athlete' })
  await site.add({ id: 72, username: 'organiser', role: 'organiser' })
  await site.add({ id: 73, username: 'moderator', role: 'moderator' })
  visitors.set('anonymous', site.visitor())
  for (const username of ['athlete', 'organiser', 'moderator'])
    visitors.set(username, await site.signedIn(username))
})
afterAll(() => close())

const ofDocument = '/api/desk/documents/:id'

/** Statuses for an empty body, by role: anonymous, athlete, organiser, moderator. */
const rows: readonly (readonly [string, readonly number[]])[] = [
  ['GET /api/moderation', [401, 403, 403, 200]],
  ['POST /api/moderation/open', [401, 403, 403, 400]],
  ['POST /api/moderation/ask', [401, 403, 403, 400]],
  ['POST /api/moderation/approve', [401, 403, 403, 400]],
  ['POST /api/moderation/reject', [401, 403, 403, 400]],
  ['POST /api/moderation/undo', [401, 403, 403, 400]],
  ['GET /api/desk/documents', [401, 403, 403, 400]],
  ['POST /api/desk/documents', [401, 403, 403, 400]],
  ['GET /api/desk/missing', [401, 403, 403, 200]],
  ['GET /api/desk/redirects', [401, 403, 403, 200]],
  ['PUT /api/desk/redirects', [401, 403, 403, 400]],
  ['DELETE /api/desk/redirects', [401, 403, 403, 400]],
  ['POST /api/desk/rules', [401, 403, 403, 400]],
  [`POST ${ofDocument}/pictures`, [401, 403, 403, 404]],
  [`POST ${ofDocument}/draft`, [401, 403, 403, 404]],
  [`PATCH ${ofDocument}/draft`, [401, 403, 403, 400]],
  [`DELETE ${ofDocument}/draft`, [401, 403, 403, 404]],
  [`POST ${ofDocument}/preview`, [401, 403, 403, 400]],
  [`POST ${ofDocument}/publish`, [401, 403, 403, 400]],
  [`POST ${ofDocument}/approve`, [401, 403, 403, 400]],
  [`PUT ${ofDocument}/schedule`, [401, 403, 403, 400]],
  [`DELETE ${ofDocument}/schedule`, [401, 403, 403, 400]],
  [`POST ${ofDocument}/withdraw`, [401, 403, 403, 404]],
  [`POST ${ofDocument}/return`, [401, 403, 403, 404]],
  [`POST ${ofDocument}/presence`, [401, 403, 403, 404]],
  [`POST ${ofDocument}/read`, [401, 403, 403, 400]],
  [`GET ${ofDocument}/revisions`, [401, 403, 403, 404]],
  [`GET ${ofDocument}/revisions/:number`, [401, 403, 403, 404]],
  [`POST ${ofDocument}/revisions/:number/restore`, [401, 403, 403, 404]],
]

test('every route of the inbox and the desk has a row', () => {
  const routes = api.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/api\/(?:moderation|desk)/u.test(path))
    .map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(routes)].toSorted()).toEqual(rows.map(([route]) => route).toSorted())
})

test.each(rows)('%s is allowed by role', async (route, statuses) => {
  const [method = '', path = ''] = route.split(' ')
  const got: number[] = []
  for (const visitor of visitors.values()) {
    const response = await (method === 'GET'
      ? visitor.request(method, path)
      : visitor.send(method, path, {}))
    got.push(response.status)
    expect(response.headers.get('cache-control')).toContain('no-store')
  }
  expect(got).toEqual(statuses)
})

test('a write is refused without the CSRF token, even to a moderator', async () => {
  const headers = { 'content-type': 'application/json' }
  const moderator = visitors.get('moderator')
  const sent = await moderator?.request('POST', '/api/moderation/approve', { headers, body: '{}' })
  expect(sent?.status).toBe(403)
})

test('an unknown item is 404, and malformed input names its field', async () => {
  const moderator = visitors.get('moderator')
  const known = { id: 1, submittedAt: '2026-11-21T09:00:00.000Z', answer: '' }
  const unknown = await moderator?.send('POST', '/api/moderation/approve', known)
  expect(unknown?.status).toBe(404)
  for (const [body, field] of [
    [{ ...known, id: '1' }, 'id'],
    [{ ...known, id: 1.5 }, 'id'],
    [{ ...known, submittedAt: 'yesterday' }, 'submittedAt'],
    [{ ...known, answer: 'x'.repeat(601) }, 'answer'],
    [{ ...known, memberId: 3 }, 'memberId'],
  ] as const) {
    const refused = await moderator?.send('POST', '/api/moderation/approve', body)
    expect([field, refused?.status]).toEqual([field, 400])
    expect(refused?.json).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
  }
})

test('blocking ends the session at once; sign-in says so with the right password only', async () => {
  const athlete = visitors.get('athlete')
  expect((await athlete?.request('GET', '/api/profile'))?.status).toBe(200)
  await site.rows(`UPDATE member SET blocked_at = '2026-11-21T09:00:00.000Z' WHERE id = 71`)
  expect((await athlete?.request('GET', '/api/profile'))?.status).toBe(401)
  const visitor = site.visitor()
  const wrong = await visitor.signIn('athlete', `${password}x`)
  expect([wrong.status, wrong.text]).toEqual([401, expect.not.stringContaining('blocked')])
  const right = await visitor.signIn('athlete', password, { locale: 'de' })
  expect(right.status).toBe(403)
  expect(right.json).toMatchObject({
    error: { code: 'account-blocked' },
    text: expect.stringContaining('Dieses Konto ist gesperrt'),
  })
  expect(visitor.cookies.has('__Host-sid')).toBe(false)
})
