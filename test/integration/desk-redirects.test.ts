import '../../src/i18n/all-words.ts'
import { afterAll, expect, test } from 'vitest'
import { newVisitor } from '../support/visitor.ts'
import { openDesk } from '../support/open-desk.ts'

/** Redirects at the desk: added in any language, changed, removed, refused in circles and to other sites. */

const { site, anna, shipped, close } = await openDesk()
afterAll(async () => await close())

const path = '/api/desk/redirects'
const put = async (from: string, to: string) => await anna.send('PUT', path, { from, to })
const stored = async (): Promise<Record<string, unknown>[]> => {
  const { json } = await anna.request('GET', path)
  return Object(json).redirects.filter(({ isShipped }: { isShipped: boolean }) => !isShipped)
}

test('a redirect is added by the words of any language, gets another target, and is removed', async () => {
  expect((await put('/de/nachrichten/Alte-Termine', '/de/nachrichten/neue-termine')).json).toEqual(
    {},
  )
  const row = { from: '/news/alte-termine', to: '/news/neue-termine', isShipped: false }
  expect(await stored()).toEqual([row])
  expect((await put('/news/alte-termine', '/help')).status).toBe(200)
  expect(await stored()).toEqual([{ ...row, to: '/help' }])
  const removed = await anna.send('DELETE', `${path}?from=${encodeURIComponent(row.from)}`)
  expect(removed.status).toBe(200)
  expect(await stored()).toEqual([])
  const again = await anna.send('DELETE', `${path}?from=${encodeURIComponent(row.from)}`)
  expect(again.status).toBe(404)
})

test('circles, pages that exist, unknown events and other sites are refused by the field', async () => {
  await put('/news/first', '/news/second')
  await shipped('terms-of-service')
  const refused = async (from: string, to: string) => {
    const { status, json } = await put(from, to)
    return [status, Object(json).faults]
  }
  expect(await refused('/news/second', '/news/first')).toEqual([400, { to: 'to-itself' }])
  expect(await refused('/page/terms-of-service', '/help')).toEqual([400, { from: 'from-page' }])
  expect(await refused('/news/x?a=1', '/help')).toEqual([400, { from: 'from-invalid' }])
  expect(await refused('/event/old', '/event/nowhere')).toEqual([400, { to: 'to-unknown' }])
  expect(await refused('/news/x', 'javascript:alert(1)')).toEqual([400, { to: 'to-invalid' }])
  expect(await refused('/news/x', 'https://example.org/')).toEqual([400, { to: 'to-host' }])
  expect(await stored()).toHaveLength(1)
})

test('former names of events of the catalogue are in the list, and cannot be removed', async () => {
  const { json } = await anna.request('GET', path)
  const [first] = Object(json).redirects.filter((each: { isShipped: boolean }) => each.isShipped)
  const removed = await anna.send('DELETE', `${path}?from=${encodeURIComponent(first.from)}`)
  expect(removed.status).toBe(404)
})

test('a visitor gets none', async () => {
  const visitor = newVisitor(site.url)
  expect((await visitor.request('GET', path)).status).toBe(401)
})
