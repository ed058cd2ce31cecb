import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectPicture } from '../../worker/media/inspect.ts'
import {
  exif,
  hollowPng,
  jpegOf,
  jpegSegment,
  pngChunk,
  pngOf,
  withSegments,
} from '../support/pictures.ts'
import { openPictureSite, type PictureSite, type Visitor } from '../support/picture-site.ts'
import { openStudio, type Studio } from '../support/studio.ts'

/** Pictures of an event from upload to delivery: what is refused, what is stored, and who may change it. */

const address = '/api/organiser/events/own-run/pictures'
const size = { width: 320, height: 240 }
let site: PictureSite
let studio: Studio
let organiser: Visitor
let jpeg: Buffer

const joinOrganiser = async (name: string): Promise<Visitor> => {
  const visitor = await site.join(name)
  await (await site.db()).run(sql`UPDATE member SET role = 'organiser' WHERE id = ${visitor.id}`)
  return visitor
}

const upload = async (visitor: Visitor, body: Uint8Array, path = `${address}?name=a.jpg`) =>
  await visitor.request(path, { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body })

beforeAll(async () => {
  studio = await openStudio()
  site = await openPictureSite()
  jpeg = await studio.jpeg(pngOf(size))
  organiser = await joinOrganiser('organiser')
  const db = await site.db()
  await db.run(sql`INSERT INTO city (id, country, slug, name, region, lat, lon, population, zone, names)
    VALUES (1, 'DE', 'berlin', 'Berlin', 'Berlin', 52.5, 13.4, 1, 'Europe/Berlin', '{}')`)
  await db.run(sql`INSERT INTO organiser (id, permalink, name) VALUES (1, 'own', 'Own')`)
  await db.run(
    sql`INSERT INTO organiser_member (organiser_id, member_id) VALUES (1, ${organiser.id})`,
  )
  await db.run(sql`INSERT INTO event (id, permalink, name, name_language, organiser_id, city_id, lat, lon, cell, source_url,
    checked_on, weight, updated_at) VALUES (1, 'own-run', 'Own Run', 'en', 1, 1, 52.5, 13.4, 1, '', '', 1, '2026-11-01')`)
})
afterAll(async () => {
  await site.close()
  await studio.close()
})

const hostile: [string, string, number, () => Buffer][] = [
  ['nothing', 'image-broken', 400, () => Buffer.alloc(0)],
  ['an SVG named .jpg', 'image-type', 415, () => Buffer.from('<svg onload="alert(1)"/>')],
  ['a page', 'image-type', 415, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a bomb', 'image-dimensions', 400, () => hollowPng({ width: 65_535, height: 65_535 })],
  [
    'a moving PNG',
    'image-animated',
    400,
    () => pngOf(size, [pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))]),
  ],
  ['a photograph cut off', 'image-broken', 400, () => jpeg.subarray(0, jpeg.length / 2)],
  ['a JPEG that no decoder reads', 'image-broken', 400, () => jpegOf(size)],
  ['more than 12 MB', 'image-too-large', 413, () => Buffer.alloc(12_000_001)],
]

test.each(hostile)(
  '%s is refused as %s, and nothing is stored',
  async (_name, code, status, file) => {
    const before = (await site.stored()).size
    const { json, ...response } = await upload(organiser, file())
    expect([response.status, json.error?.code]).toEqual([status, code])
    expect((await site.stored()).size).toBe(before)
  },
)

test('a photograph is stored whole and upright, without the data of its camera, and served until it is removed', async () => {
  const sent = withSegments(jpeg, [jpegSegment(0xe1, exif(6))])
  expect(sent.includes('Exif')).toBe(true)
  const added = await upload(organiser, sent)
  expect(added.status).toBe(200)
  const { picture }: { picture?: { id: number; src: string } } = Object(added.json)
  const shown = await site.request(picture?.src ?? '')
  expect(inspectPicture(shown.body)).toEqual({ width: 240, height: 320 })
  expect(shown.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const [stored] = [...(await site.stored()).values()]
  expect(stored?.includes('Exif')).toBe(false)

  const stranger = await joinOrganiser('stranger')
  const change = { headers: { 'content-type': 'application/json' }, body: `{"id":${picture?.id}}` }
  expect((await upload(stranger, jpeg)).status).toBe(404)
  expect((await stranger.request(address, { ...change, method: 'DELETE' })).status).toBe(404)
  expect((await site.request(picture?.src ?? '')).status).toBe(200)
  expect((await organiser.request(address, { ...change, method: 'DELETE' })).status).toBe(200)
  expect((await site.request(picture?.src ?? '')).status).toBe(404)
})

test('a photo is on the page of the event once it has a text', async () => {
  const db = await site.db()
  await db.run(sql`INSERT INTO edition (id, event_id, date, end_date, date_confirmed, sport, city_id, zone)
    VALUES (1, 1, '2099-09-20', '2099-09-20', 1, 0, 1, 'Europe/Berlin')`)
  const added = await upload(organiser, jpeg)
  const { picture }: { picture?: { id: number; src: string } } = Object(added.json)
  const event = async () => Object((await site.request('/api/events/own-run?locale=de')).json)
  const page = async () => String((await site.request('/event/own-run')).body)
  expect((await event()).photos).toBeUndefined()
  // The page is cached by the isolate, and still shows the change at once.
  expect(await page()).not.toContain('id="photos"')
  // Control: a change past the API leaves the cached page as it is.
  await db.run(sql`UPDATE event SET name = 'Renamed Run'`)
  expect(await page()).not.toContain('Renamed Run')
  const change = { id: picture?.id, alts: { en: 'Runners' }, credit: 'Club', licence: 'cc-by-4.0' }
  const changed = await organiser.request(address, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
  expect(changed.status).toBe(200)
  expect((await event()).photos.items).toMatchObject([
    { src: picture?.src, alt: 'Runners', altLang: 'en', credit: 'Foto: Club' },
  ])
  expect(await page()).toContain('id="photos"')
})
