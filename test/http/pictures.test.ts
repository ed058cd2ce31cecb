import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readdirSync } from 'node:fs'
import { pictureIdForm } from '../../src/model/values/pictures.ts'
import { inspectPicture } from '../../worker/media/inspect.ts'
import { pngOf } from '../support/pictures.ts'
import { idIn, openPictureSite, type PictureSite } from '../support/picture-site.ts'

/** Delivery of pictures, failures half-way, and the sweep of unused files. */

const size = { width: 320, height: 240 }
let site: PictureSite
let address: string

beforeAll(async () => {
  site = await openPictureSite()
  const { json } = await (await site.join('runner')).put(pngOf(size))
  address = (json.avatar?.url ?? '').split('?')[0] ?? ''
})
afterAll(() => site.close())

test('a picture is immutable, has its own type and the security headers', async () => {
  const { status, headers } = await site.request(`${address}?width=96`)
  const body = (name: string) => headers.get(name)
  expect(status).toBe(200)
  expect(body('content-type')).toBe('image/webp')
  expect(body('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(body('x-content-type-options')).toBe('nosniff')
  expect(body('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(body('content-disposition')).toBe('inline; filename="picture.webp"')
  expect(body('cross-origin-resource-policy')).toBe('same-site')
  expect(body('set-cookie')).toBeNull()
  const head = await site.request(`${address}?width=96`, { method: 'HEAD' })
  expect([head.status, head.body.length, head.headers.get('content-type')]).toEqual([
    200,
    0,
    'image/webp',
  ])
})

test.each([
  ['', 240],
  ['?width=1', 64],
  ['?width=65', 96],
  ['?width=192&quality=75&format=webp', 192],
  ['?width=193', 240],
  ['?width=9999&quality=100', 240],
])(
  'a picture requested with %j is %i pixels wide, also from the edge cache',
  async (query, width) => {
    const first = await site.request(address + query)
    expect(inspectPicture(first.body)).toEqual({ width, height: width })
    const second = await site.request(address + query)
    expect(second.body.equals(first.body)).toBe(true)
    expect(second.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
  },
)

test.each([
  ['?width=0', 'width'],
  ['?width=abc', 'width'],
  ['?width=10001', 'width'],
  ['?width=%00', 'width'],
  ['?quality=101', 'quality'],
  ['?quality=-1', 'quality'],
  ['?format=svg', 'format'],
  ['?format=%E0%A4%A', 'format'],
  ['?__proto__=1&width=', 'width'],
])('%s is an invalid query', async (query, field) => {
  const { status, json, headers } = await site.request(address + query)
  expect([status, json.error?.code, json.error?.field]).toEqual([400, 'invalid-query', field])
  expect(headers.get('cache-control')).toBe('no-store')
})

test('an unknown picture is 404 under any name', async () => {
  const paths = [
    '/assets/AAAAAAAAAAAAAAAAAAAAAA',
    '/assets/x',
    '/assets/../../x',
    '/assets/..%2f..%2fx',
    `${address}/x`,
    `${address}.webp`,
    `${address.slice(0, -1)}%00`,
    '/assets/%E2%80%AEgpj.exe',
  ]
  for (const path of paths) expect([path, (await site.request(path)).status]).toEqual([path, 404])
  const { json, headers } = await site.request('/assets/AAAAAAAAAAAAAAAAAAAAAA')
  expect([json.error?.code, headers.get('cache-control')]).toEqual(['not-found', 'no-store'])
  expect((await site.request(address, { method: 'POST', body: 'x' })).status).toBe(405)
})

test('no file of the build has a name like a picture', () => {
  const files = readdirSync('dist/client/assets')
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((name) => pictureIdForm.test(name))).toEqual([])
})

test('F12: a failure half-way leaves no row, its file is swept the day after, and shown pictures stay', async () => {
  const own = await openPictureSite()
  try {
    const visitor = await own.join('runner')
    const rows = async () => {
      const { $client } = await own.db()
      const { results } = await $client.prepare('SELECT id FROM media').all()
      return results.map(({ id }) => String(id))
    }
    const dropped = (await visitor.put(pngOf(size))).json.avatar?.url ?? ''
    const shown = (await visitor.put(pngOf(size))).json.avatar?.url ?? ''
    expect((await own.request(dropped)).status).toBe(404)
    // The last of three statements fails after the file was stored; all are rolled back.
    await (
      await own.db()
    ).run(
      sql`CREATE TRIGGER broken BEFORE UPDATE OF avatar_id ON member BEGIN SELECT RAISE(ABORT, 'broken'); END`,
    )
    const before = await rows()
    const { status, json } = await visitor.put(pngOf(size))
    expect([status, json.error?.code]).toEqual([500, 'internal'])
    expect(await rows()).toEqual(before)
    expect((await own.request(shown)).status).toBe(200)
    const orphan = [...(await own.stored()).keys()].filter((key) => !before.includes(key))
    expect(orphan).toHaveLength(1)
    expect((await own.request(`/assets/${orphan[0]}`)).status).toBe(404)
    await (await own.db()).run(sql`DROP TRIGGER broken`)
    // Within the hour a row may still be written for it.
    expect(await own.cron(-1.5)).toBe(true)
    expect([...(await own.stored()).keys()]).toContain(orphan[0])
    await own.strand('left-by-a-later-failure')
    expect(await own.cron(24)).toBe(true)
    const left = [...(await own.stored()).keys()]
    expect(left).toEqual([idIn(shown)])
    expect(await rows()).toEqual(left)
    expect((await own.request(shown)).status).toBe(200)
  } finally {
    await own.close()
  }
})

test.each([{ store: false }, { encoder: false }])(
  'a site with %j accepts and serves no pictures, and states so',
  async (bindings) => {
    const bare = await openPictureSite(bindings)
    try {
      const visitor = await bare.join('runner')
      const sent = await visitor.put(pngOf(size))
      const requested = await bare.request(address)
      for (const { status, json } of [sent, requested])
        expect([status, json.error?.code]).toEqual([503, 'images-unavailable'])
      expect((await visitor.remove()).status).toBe(200)
      expect(await bare.cron(24)).toBe(true)
    } finally {
      await bare.close()
    }
  },
)
