import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
import { idIn, openPictureSite, type PictureSite, type Visitor } from '../support/picture-site.ts'

/** Avatars from upload to delivery. */

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

test('a photograph becomes a square WebP, stored without the metadata of its camera', async () => {
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
  const url = await visitor.take(sent)
  const shown = await site.request(url)
  const stored = (await site.stored()).get(idIn(url)) ?? Buffer.alloc(0)
  expect(inspectPicture(stored)).toEqual({ width: 240, height: 240 })
  expect(inspectPicture(shown.body)).toEqual({ width: 240, height: 240 })
  for (const file of [stored, shown.body]) {
    expect(file.subarray(0, 4).toString()).toBe('RIFF')
    expect(traces.filter((trace) => file.includes(trace))).toEqual([])
  }
  const objects = [...(await site.stored()).values()]
  expect(objects.filter((file) => file.includes(sent.subarray(-400, -4)))).toEqual([])
})

test('PNG and WebP are accepted as well, and a larger image is stored smaller', async () => {
  const large = pngOf({ width: 1300, height: 1100 })
  const webp = await studio.webp(pngOf(size))
  for (const [file, side] of [
    [large, 1024],
    [webp, 240],
  ] as const) {
    const url = await visitor.take(file)
    const stored = (await site.stored()).get(idIn(url)) ?? Buffer.alloc(0)
    expect(inspectPicture(stored)).toEqual({ width: side, height: side })
  }
})

test('an image is rotated by its EXIF orientation', async () => {
  // In the image red grows to the right and green downwards.
  const grows = async (orientation: number) => {
    const url = await visitor.take(withSegments(jpeg, [jpegSegment(0xe1, exif(orientation))]))
    const [a, b, c] = await studio.quarters((await site.request(url)).body)
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
]

test.each(hostile)(
  '%s is refused as %s, and nothing is stored',
  async (_name, code, status, file) => {
    const before = (await site.stored()).size
    const { json, ...response } = await visitor.put(file(), 'image/png')
    expect([response.status, json.error?.code]).toEqual([status, code])
    expect((await site.stored()).size).toBe(before)
    expect(await visitor.dropped()).toEqual([])
  },
)

test('an upload over 8 MB is refused before it is complete, with and without a stated length', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      if (sent > 2000) controller.close()
      else controller.enqueue(new Uint8Array(65_536))
    },
  })
  for (const body of [new Uint8Array(8_000_001), endless]) {
    // A client that keeps sending may find the connection closed before it reads the response.
    const response = await visitor.put(body).catch(() => null)
    expect([413, undefined]).toContain(response?.status)
    expect(['image-too-large', undefined]).toContain(response?.json.error?.code)
  }
  expect(sent).toBeLessThan(1000)
  expect(await visitor.dropped()).toEqual([])
})
