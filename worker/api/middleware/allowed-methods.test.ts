import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { allowedMethods } from './allowed-methods.ts'

const app = new Hono()
  .use(async (_c, next) => await next())
  .get('/calendar', (c) => c.text(''))
  .get('/sessions', (c) => c.text(''))
  .delete('/sessions', (c) => c.text(''))
  .delete('/sessions/:id', (c) => c.text(''))
  .on('POST', ['/signout'], (c) => c.text(''))

test.each([
  ['/calendar', 'GET, HEAD'],
  ['/sessions', 'GET, HEAD, DELETE'],
  ['/sessions/7', 'DELETE'],
  ['/signout', 'POST'],
  ['/nope', ''],
])('%s takes %j', (path, methods) => {
  expect(allowedMethods(app.routes)(path).join(', ')).toBe(methods)
})
