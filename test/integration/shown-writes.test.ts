import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { api } from '../../worker/api/index.ts'
import type { ApiEnvironment } from '../../worker/api/middleware/context.ts'
import {
  declarationOf,
  showsAtOnce,
  showsNothing,
  type Declaration,
} from '../../worker/api/middleware/shows-at-once.ts'
import { shownWrites } from '../support/shown-writes.ts'

/** Every writing route of the API declares what public pages show of its write. */

interface Route {
  method: string
  path: string
  handler: object
}

/** The declarations of each writing route. */
function declarations(routes: readonly Route[]): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>()
  for (const { method, path, handler } of routes) {
    if (method === 'ALL' || method === 'GET') continue
    const declared = declarationOf(handler)
    const route = `${method} ${path}`
    found.set(route, [...(found.get(route) ?? []), ...(declared === null ? [] : [declared])])
  }
  return found
}

/** Routes without exactly one declaration. */
const undeclared = (routes: readonly Route[]): string[] =>
  [...declarations(routes)].flatMap(([route, { length }]) => (length === 1 ? [] : [route]))

test('every writing route declares once what pages show of it', () => {
  expect(declarations(api.routes).size).toBeGreaterThan(80)
  expect(undeclared(api.routes)).toEqual([])
})

test('control: a writing route without a declaration, or with two, is noticed', () => {
  const routes = new Hono<ApiEnvironment>()
    .get('/reads', (c) => c.json({}))
    .post('/declared', showsNothing('It is a control.'), (c) => c.json({}))
    .post('/without', (c) => c.json({}))
    .put('/twice', showsNothing('It is a control.'), showsAtOnce('event'), (c) => c.json({}))
  expect(undeclared(routes.routes)).toEqual(['POST /without', 'PUT /twice'])
})

test('the routes whose writes pages show at once are those of the table', () => {
  const shown = [...declarations(api.routes)].flatMap(([route, declared]) =>
    declared.flatMap((each) => ('parts' in each ? [[route, each.parts] as const] : [])),
  )
  expect(Object.fromEntries(shown)).toEqual(shownWrites)
})

test('a reason why pages show nothing is a sentence', () => {
  const reasons = [...declarations(api.routes).values()]
    .flat()
    .flatMap((each) => ('reason' in each ? [each.reason] : []))
  expect(reasons.filter((reason) => !/^[A-Z].{10,}\.$/u.test(reason))).toEqual([])
})

test('a route that renews pages without naming them in its declaration fails', async () => {
  const routes = new Hono<ApiEnvironment>()
    .onError((error, c) => c.json({ message: error.message }, 500))
    .post('/event', showsAtOnce('event'), (c) => {
      c.var.renewPages('organiser/own-club')
      return c.json({})
    })
    .post('/everything', showsAtOnce('everything'), (c) => {
      c.var.renewPages('organiser/own-club', 'lists')
      return c.json({})
    })
  const refused = await routes.request('/event', { method: 'POST' })
  expect(await refused.json()).toEqual({ message: 'Add organiser to showsAtOnce of /event' })
  expect((await routes.request('/everything', { method: 'POST' })).status).toBe(200)
})
