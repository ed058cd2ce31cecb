import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countAttempt } from '../../worker/domain/limits/rate-limit.ts'
import { pngOf } from '../support/pictures.ts'
import { idIn, openPictureSite, type PictureSite, type Visitor } from '../support/picture-site.ts'

/** Avatars of members and who may change them. */

const picture = pngOf({ width: 32, height: 24 })
let site: PictureSite
let visitor: Visitor
let joined = 0

beforeAll(async () => {
  site = await openPictureSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  joined += 1
  visitor = await site.join(`runner${joined}`)
})

test('only a signed-in member may upload an avatar, from our pages, with the CSRF token, as an image', async () => {
  const address = '/api/profile/avatar'
  const put = (headers: Record<string, string>) =>
    visitor.request(address, { method: 'PUT', headers, body: picture })
  const type = { 'content-type': 'image/jpeg' }
  const refused = [
    await put({ ...type, origin: 'https://evil.example' }),
    await put({ ...type, 'sec-fetch-site': 'cross-site' }),
    await put({ ...type, 'x-csrf-token': 'guessed' }),
    await put({ 'content-type': 'application/json' }),
    await put({ 'content-type': 'multipart/form-data; boundary=x' }),
    await put({ ...type, cookie: '' }),
  ]
  expect(refused.map(({ status, json }) => [status, json.error?.code])).toEqual([
    [403, 'forbidden'],
    [403, 'forbidden'],
    [403, 'csrf'],
    [415, 'media-type'],
    [415, 'media-type'],
    [403, 'csrf'],
  ])
  await (await site.db()).run(sql`DELETE FROM session WHERE member_id = ${visitor.id}`)
  const ended = await visitor.put(picture)
  expect([ended.status, ended.json.error?.code]).toEqual([401, 'not-signed-in'])
  expect(await visitor.dropped()).toEqual([])
})

test('a new avatar replaces the previous one, which is 404 at once although the edge had cached it', async () => {
  const first = await visitor.take(picture)
  expect((await site.request(first)).status).toBe(200)
  const second = await visitor.take(picture)
  expect(idIn(second)).not.toBe(idIn(first))
  expect((await site.request(first)).status).toBe(404)
  expect((await site.request(second)).status).toBe(200)
  expect(await visitor.avatar()).toBe(idIn(second))
  expect(await visitor.dropped()).toEqual([true, false])
})

test('an avatar can be removed, also when there is none', async () => {
  const url = await visitor.take(picture)
  const responses = [await visitor.remove(), await visitor.remove()]
  for (const { status, json } of responses) expect([status, json]).toEqual([200, { avatar: null }])
  expect(await visitor.avatar()).toBeNull()
  expect((await site.request(url)).status).toBe(404)
})

test('auth 44: a member cannot set, name or remove the avatar of another', async () => {
  const url = await visitor.take(picture)
  const other = await site.join(`other${joined}`)
  const named = await other.request(`/api/profile/avatar?id=${idIn(url)}&member=${visitor.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ avatar_id: idIn(url), id: idIn(url), member_id: visitor.id }),
  })
  expect(named.status).toBe(415)
  expect(await other.avatar()).toBeNull()
  expect(idIn(await other.take(picture))).not.toBe(idIn(url))
  await other.remove()
  expect(await visitor.avatar()).toBe(idIn(url))
  expect((await site.request(url)).status).toBe(200)
})

test('after fifty avatars in a day a member has to wait', async () => {
  const now = new Date(Date.now() + 2 * 3_600_000)
  const daily = { name: 'avatar-day', subject: String(visitor.id), seconds: 86_400 }
  for (let i = 0; i < 49; i++) await countAttempt(await site.db(), daily, now)
  await visitor.take(picture)
  const { status, json, headers } = await visitor.put(picture)
  expect([status, json.error?.code]).toEqual([429, 'too-many-requests'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3600)
  expect(await visitor.dropped()).toEqual([false])
})
