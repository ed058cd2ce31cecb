import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  exif,
  hollowPng,
  jpegOf,
  jpegSegment,
  pngChunk,
  pngHead,
  pngOf,
  webpCanvas,
  webpChunk,
  webpFile,
  webpLossless,
  webpLossy,
  withSegments,
} from '../../test/support/pictures.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import { inspectPicture } from './inspect.ts'

const size = { width: 640, height: 480 }
const text = (content: string): Buffer => Buffer.from(content, 'latin1')

/** The size, or the code of the refusal; anything else that is thrown goes through. */
function look(file: Uint8Array): unknown {
  try {
    return inspectPicture(file)
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
}

const good: Record<string, Buffer> = {
  'a JPEG': jpegOf(size),
  'a JPEG with a camera’s segments': jpegOf(size, [jpegSegment(0xe1, exif(6))]),
  'a JPEG with PHP in a comment': jpegOf(size, [jpegSegment(0xfe, text('<?php system("id") ?>'))]),
  'a JPEG with a film behind its end': Buffer.concat([jpegOf(size), text('ftypmp42')]),
  'a JPEG with an archive behind its end': Buffer.concat([jpegOf(size), text('PK\u0003\u0004')]),
  'a JPEG with fill bytes before a marker': withSegments(jpegOf(size), [Buffer.from([0xff])]),
  'a PNG': pngOf(size),
  'a PNG with a profile': pngOf(size, [pngChunk('iCCP', Buffer.alloc(3000))]),
  'a lossy WebP': webpFile([webpLossy(size)]),
  'a lossless WebP': webpFile([webpLossless(size)]),
  'a WebP with transparency': webpFile([
    webpCanvas(size, 0x10),
    webpChunk('ALPH', Buffer.alloc(5)),
    webpLossy(size),
  ]),
}

test.each(Object.entries(good))('%s is accepted with its size', (_name, file) => {
  expect(look(file)).toEqual(size)
})

const frames = Array.from({ length: 50_000 }, () => webpChunk('ANMF', Buffer.alloc(2)))

const refused: [string, string, Buffer][] = [
  ['nothing at all', 'image-broken', Buffer.alloc(0)],
  ['one byte', 'image-type', Buffer.from([0xff])],
  ['more than 8 MB', 'image-too-large', Buffer.concat([pngOf(size), Buffer.alloc(8_000_000)])],
  [
    'an SVG, whatever it is called',
    'image-type',
    text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['an SVG behind a declaration', 'image-type', text('<?xml version="1.0"?><svg/>')],
  ['HTML with a picture in it', 'image-type', Buffer.concat([text('<html>'), pngOf(size)])],
  ['a GIF', 'image-type', text('GIF89a\u0001\u0000\u0001\u0000')],
  ['a GIF with an archive behind it', 'image-type', text('GIF89a=1;PK\u0003\u0004')],
  ['a BMP', 'image-type', text('BM\u0000\u0000')],
  ['an AVIF', 'image-type', text('\u0000\u0000\u0000\u001Cftypavif')],
  ['a sound in RIFF', 'image-type', text('RIFF\u0004\u0000\u0000\u0000WAVE')],
  ['a test virus', 'image-type', text('X5O!P%@AP[4\\PZX54(P^)7CC)7}')],
  ['a PNG of 65,535 by 65,535', 'image-dimensions', hollowPng({ width: 65_535, height: 65_535 })],
  ['a PNG of 2³¹ by 1', 'image-dimensions', hollowPng({ width: 2 ** 31, height: 1 })],
  ['a PNG of 8,001 by 1', 'image-dimensions', hollowPng({ width: 8001, height: 1 })],
  ['a JPEG of 41 MP', 'image-dimensions', jpegOf({ width: 7000, height: 5858 })],
  [
    'a WebP that announces a huge canvas',
    'image-dimensions',
    webpFile([webpCanvas({ width: 16_000, height: 16_000 }, 0), webpLossy(size)]),
  ],
  ['a JPEG without a height', 'image-broken', jpegOf({ width: 640, height: 0 })],
  ['a PNG without a width', 'image-broken', hollowPng({ width: 0, height: 480 })],
  [
    'a PNG that moves',
    'image-animated',
    pngOf(size, [pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))]),
  ],
  [
    'a WebP that moves',
    'image-animated',
    webpFile([webpCanvas(size, 0x02), webpChunk('ANIM', Buffer.alloc(6))]),
  ],
  ['a WebP of 50,000 frames', 'image-animated', webpFile([webpCanvas(size, 0), ...frames])],
  ['a JPEG with a second frame', 'image-broken', jpegOf(size, [jpegOf(size).subarray(2, 15)])],
  [
    'a JPEG with a profile of more than 1 MB',
    'image-broken',
    jpegOf(
      size,
      Array.from({ length: 17 }, () =>
        jpegSegment(
          0xe2,
          Buffer.concat([text('ICC_PROFILE\u0000\u0001\u0011'), Buffer.alloc(60_000)]),
        ),
      ),
    ),
  ],
  [
    'a PNG with a profile of more than 1 MB',
    'image-broken',
    pngOf(size, [pngChunk('iCCP', Buffer.alloc(1_000_001))]),
  ],
  [
    'a WebP with a profile of more than 1 MB',
    'image-broken',
    webpFile([webpCanvas(size, 0x20), webpChunk('ICCP', Buffer.alloc(1_000_001)), webpLossy(size)]),
  ],
  [
    'a WebP whose picture is larger than its canvas',
    'image-broken',
    webpFile([webpCanvas(size, 0), webpLossy({ width: 900, height: 900 })]),
  ],
  ['a WebP without a picture', 'image-broken', webpFile([webpCanvas(size, 0)])],
  [
    'a PNG without data',
    'image-broken',
    Buffer.concat([pngHead(size), pngChunk('IEND', Buffer.alloc(0))]),
  ],
]

test.each(refused)('%s is refused as %s', (_name, code, file) => {
  expect(look(file)).toBe(code)
})

test('a picture that is truncated anywhere is refused', () => {
  for (const name of ['a JPEG', 'a PNG', 'a lossy WebP', 'a lossless WebP']) {
    const whole = good[name] ?? Buffer.alloc(0)
    const step = Math.ceil(whole.length / 400)
    for (let length = 0; length < whole.length; length += step)
      expect([name, length, look(whole.subarray(0, length))]).toEqual([
        name,
        length,
        expect.stringMatching(/^image-(?:broken|type)$/u),
      ])
  }
})

const heads = [text('\u00FF\u00D8\u00FF'), text('\u0089PNG\r\n\u001A\n'), text('RIFF????WEBP')]
const wholeFiles = Object.values(good)

/** Whatever follows a magic number, and real files with bytes changed, cut out or put in. */
const hostile = fc.oneof(
  fc
    .tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }))
    .map((parts) => Buffer.concat(parts)),
  fc
    .tuple(
      fc.constantFrom(...wholeFiles),
      fc.array(fc.tuple(fc.nat(), fc.uint8Array({ maxLength: 6 }), fc.nat(6)), { maxLength: 6 }),
    )
    .map(([file, changes]) =>
      changes.reduce((bytes, [at, put, gone]) => {
        const place = at % Math.min(bytes.length + 1, 200)
        return Buffer.concat([bytes.subarray(0, place), put, bytes.subarray(place + gone)])
      }, file),
    ),
)

test('any file is either accepted within the limits or refused with a DomainError', () => {
  fc.assert(
    fc.property(hostile, (file) => {
      const seen = look(file)
      if (typeof seen === 'string') return seen.startsWith('image-')
      const { width, height } = inspectPicture(file)
      return width > 0 && height > 0 && Math.max(width, height) <= 8000
    }),
    { numRuns: 3000 },
  )
})

test('a picture in the middle of a larger buffer is read the same as on its own', () => {
  fc.assert(
    fc.property(hostile, fc.uint8Array({ maxLength: 40 }), (file, noise) => {
      const around = Buffer.concat([noise, file, noise])
      const within = around.subarray(noise.length, noise.length + file.length)
      expect(look(within)).toEqual(look(Uint8Array.from(file)))
    }),
    { numRuns: 2000 },
  )
})
