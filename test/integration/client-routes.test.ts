import { Hono } from 'hono'
import { expect, expectTypeOf, test } from 'vitest'
import { api } from '../../worker/api/index.ts'
import { clientRoutes, type RoutesOf } from '../support/client-routes.ts'

const registered = (app: Pick<Hono, 'routes'>): string[] => [
  // Middleware is registered as ALL and answers nothing itself.
  ...new Set(
    app.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : [`${method} ${path}`])),
  ),
]

const reachable = Object.entries(clientRoutes).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method} ${path}`),
)

test('the client of src/api has every route of the API', () => {
  expect(registered({ routes: api.routes }).toSorted()).toEqual(reachable.toSorted())
})

test('control: a route that is mounted beside the chain is registered, and the client has it not', () => {
  const part = new Hono().post('/b', (c) => c.json({}))
  const app = new Hono().get('/a', (c) => c.json({}))
  app.route('/', part)
  expect(registered(app)).toEqual(['GET /a', 'POST /b'])
  expectTypeOf<RoutesOf<typeof app>>().toEqualTypeOf<{ '/a': { GET: true } }>()
})
