import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countTurn } from '../../worker/domain/limits/take-turn.ts'
import { inspectPicture } from '../../worker/media/inspect.ts'
import {
  exif,
  hollowPng,
  jpegOf,
  jpegSegment,
  pngChunk,
  pngOf,
  webpCanvas,
  webpChunk,
  webpFile,
  withSegments,
} from '../support/pictures.ts'
import { openStudio, type Studio } from '../support/studio.ts'
import { openPictureSite, type PictureSite, type Visitor } from './picture-site.ts'

/** Pictures of members, from the file that somebody sends to the file that everybody sees. */

const size = { width: 320, height: 240 }
let site: PictureSite
let studio: Studio
let jpeg: Buffer
let visitor: Visitor
let joined = 0

beforeAll(async () => {
  studio = await openStudio()
  site = await openPictureSite()
  jpeg = await studio.jpeg(pngOf(size))
})
afterAll(async () => {
  await site.close()
  await studio.close()
})
beforeEach(async () => {
  joined += 1
  visitor = await site.join(`runner${joined}`)
})

const idIn = (url: string): string => url.slice('/assets/'.length, '/assets/'.length + 22)

/** Sends a picture that has to be taken. @returns where it is shown */
async function taken(picture: Uint8Array, by = visitor): Promise<string> {
  const { status, json } = await by.put(picture)
  expect(status).toBe(200)
  return json.avatar?.url ?? ''
}

async function avatarOf({ id }: Visitor): Promise<unknown> {
  const { $client } = await site.db()
  const row = await $client.prepare('SELECT avatar_id FROM member WHERE id = ?').bind(id).first()
  return row?.['avatar_id']
}

async function rowsOf({ id }: Visitor): Promise<{ id: string; dropped_at: string | null }[]> {
  const { $client } = await site.db()
  const { results } = await $client
    .prepare('SELECT id, dropped_at FROM media WHERE member_id = ? ORDER BY rowid')
    .bind(id)
    .all<{ id: string; dropped_at: string | null }>()
  return results
}

test('a photograph becomes a square WebP, and nothing that its camera noted is stored', async () => {
  const traces = [
    'Exif',
    'GPS',
    'EXIF',
    'ns.adobe.com',
    'ICC',
    '<?php',
    '<script',
    'PK\u0003\u0004',
  ]
  const sent = Buffer.concat([
    withSegments(jpeg, [
      jpegSegment(0xe1, exif(1)),
      jpegSegment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\u0000<x:xmpmeta>')),
      jpegSegment(0xe2, Buffer.from('ICC_PROFILE\u0000\u0001\u0001nonsense')),
      jpegSegment(0xfe, Buffer.from('<?php system("id") ?><script>alert(1)</script>')),
    ]),
    Buffer.from('PK\u0003\u0004'),
  ])
  for (const trace of ['Exif', 'ns.adobe.com', '<?php']) expect(sent.includes(trace)).toBe(true)
  const url = await taken(sent)
  const shown = await site.ask(url)
  const stored = (await site.stored()).get(idIn(url)) ?? Buffer.alloc(0)
  expect(inspectPicture(stored)).toEqual({ width: 240, height: 240 })
  expect(inspectPicture(shown.body)).toEqual({ width: 240, height: 240 })
  for (const file of [stored, shown.body]) {
    expect(file.subarray(0, 4).toString()).toBe('RIFF')
    expect(traces.filter((trace) => file.includes(trace))).toEqual([])
  }
  const kept = [...(await site.stored()).values()]
  expect(kept.filter((file) => file.includes(sent.subarray(-400, -4)))).toEqual([])
})

test('PNG and WebP are taken as well, and a picture larger than needed is stored smaller', async () => {
  const large = pngOf({ width: 1300, height: 1100 })
  const webp = await studio.webp(pngOf(size))
  for (const [file, side] of [
    [large, 1024],
    [webp, 240],
  ] as const) {
    const url = await taken(file)
    const stored = (await site.stored()).get(idIn(url)) ?? Buffer.alloc(0)
    expect(inspectPicture(stored)).toEqual({ width: side, height: side })
  }
})

test('a picture is turned upright as its camera held it', async () => {
  // In the picture red grows to the right and green downwards.
  const grows = async (orientation: number) => {
    const url = await taken(withSegments(jpeg, [jpegSegment(0xe1, exif(orientation))]))
    const [a, b, c] = await studio.quarters((await site.ask(url)).body)
    const to = (one: number, other: number, plus: string, minus: string) =>
      Math.abs(other - one) < 40 ? '' : other > one ? plus : minus
    return {
      red: to(a.red, b.red, 'right', 'left') + to(a.red, c.red, 'down', 'up'),
      green: to(a.green, b.green, 'right', 'left') + to(a.green, c.green, 'down', 'up'),
    }
  }
  expect(await grows(1)).toEqual({ red: 'right', green: 'down' })
  expect(await grows(3)).toEqual({ red: 'left', green: 'up' })
  expect(await grows(6)).toEqual({ red: 'down', green: 'left' })
})

const hostile: [string, string, number, () => Buffer][] = [
  ['nothing', 'image-broken', 400, () => Buffer.alloc(0)],
  ['an SVG named .png', 'image-type', 415, () => Buffer.from('<svg onload="alert(1)"/>')],
  ['a page', 'image-type', 415, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIFAR', 'image-type', 415, () => Buffer.from('GIF89a\u0001\u0000PK\u0003\u0004')],
  ['a bomb', 'image-dimensions', 400, () => hollowPng({ width: 65_535, height: 65_535 })],
  [
    'a film of 50,000 frames',
    'image-animated',
    400,
    () =>
      webpFile([
        webpCanvas(size, 2),
        ...Array.from({ length: 50_000 }, () => webpChunk('ANMF', Buffer.alloc(2))),
      ]),
  ],
  [
    'a moving PNG',
    'image-animated',
    400,
    () => pngOf(size, [pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))]),
  ],
  ['a photograph cut off', 'image-broken', 400, () => jpeg.subarray(0, jpeg.length / 2)],
  ['a JPEG that no decoder reads', 'image-broken', 400, () => jpegOf(size)],
  ['8 MB and a byte', 'image-too-large', 413, () => Buffer.alloc(8_000_001, 0xff)],
]

test.each(hostile)(
  '%s is refused as %s, and nothing is kept',
  async (_name, code, status, file) => {
    const before = (await site.stored()).size
    const { json, ...answer } = await visitor.put(file(), 'image/png')
    expect([answer.status, json.error?.code]).toEqual([status, code])
    expect((await site.stored()).size).toBe(before)
    expect(await rowsOf(visitor)).toEqual([])
  },
)

test('a body without a length and without an end is left after 8 MB', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      if (sent > 600) controller.close()
      else controller.enqueue(new Uint8Array(65_536))
    },
  })
  const { status, json } = await visitor.put(endless)
  expect([status, json.error?.code]).toEqual([413, 'image-too-large'])
})

test('only members send pictures, from our pages, with the form’s token, as pictures', async () => {
  const address = '/api/profile/avatar'
  const put = (headers: Record<string, string>) =>
    visitor.ask(address, { method: 'PUT', headers, body: jpeg })
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
  const ended = await visitor.put(jpeg)
  expect([ended.status, ended.json.error?.code]).toEqual([401, 'not-signed-in'])
  expect(await rowsOf(visitor)).toEqual([])
})

test('a new picture takes the place of the one before, which is gone at once though the edge kept it', async () => {
  const first = await taken(jpeg)
  expect((await site.ask(first)).status).toBe(200)
  const second = await taken(pngOf(size))
  expect(idIn(second)).not.toBe(idIn(first))
  expect((await site.ask(first)).status).toBe(404)
  expect((await site.ask(second)).status).toBe(200)
  expect(await avatarOf(visitor)).toBe(idIn(second))
  expect((await rowsOf(visitor)).map(({ dropped_at }) => dropped_at !== null)).toEqual([
    true,
    false,
  ])
})

test('a picture can be removed, also when there is none', async () => {
  const url = await taken(jpeg)
  const answers = [await visitor.remove(), await visitor.remove()]
  for (const { status, json } of answers) expect([status, json]).toEqual([200, { avatar: null }])
  expect(await avatarOf(visitor)).toBeNull()
  expect((await site.ask(url)).status).toBe(404)
})

test('auth 44: nobody can take, name or remove the picture of somebody else', async () => {
  const url = await taken(jpeg)
  const other = await site.join(`other${joined}`)
  const named = await other.ask(`/api/profile/avatar?id=${idIn(url)}&member=${visitor.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ avatar_id: idIn(url), id: idIn(url), member_id: visitor.id }),
  })
  expect(named.status).toBe(415)
  expect(await avatarOf(other)).toBeNull()
  expect(idIn(await taken(jpeg, other))).not.toBe(idIn(url))
  await other.remove()
  expect(await avatarOf(visitor)).toBe(idIn(url))
  expect((await site.ask(url)).status).toBe(200)
})

test('after fifty pictures in a day a member waits for the next', async () => {
  const now = new Date(Date.now() + 2 * 3_600_000)
  const turn = { name: 'avatar-day', whom: String(visitor.id), seconds: 86_400 }
  for (let i = 0; i < 49; i++) await countTurn(await site.db(), turn, now)
  await taken(jpeg)
  const { status, json, headers } = await visitor.put(jpeg)
  expect([status, json.error?.code]).toEqual([429, 'too-many-requests'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3600)
  expect(await rowsOf(visitor)).toHaveLength(1)
})
