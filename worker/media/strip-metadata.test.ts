import fc from 'fast-check'
import { expect, test } from 'vitest'
import { webpCanvas, webpChunk, webpFile, webpLossy } from '../../test/support/pictures.ts'
import { inspectPicture } from './inspect.ts'
import { stripMetadata } from './strip-metadata.ts'

const size = { width: 64, height: 48 }

test('EXIF, XMP, profile and unknown chunks are removed; image data and transparency are unchanged', () => {
  const picture = [webpChunk('ALPH', Buffer.from('transparent')), webpLossy(size)]
  const full = webpFile([
    webpCanvas(size, 0x3c),
    webpChunk('ICCP', Buffer.from('profile')),
    ...picture,
    webpChunk('EXIF', Buffer.from('Exif GPS')),
    webpChunk('XMP ', Buffer.from('http://ns.adobe.com/xap/1.0/')),
    webpChunk('junk', Buffer.from('comment')),
  ])
  const bare = webpFile([webpCanvas(size, 0x10), ...picture])
  expect(Buffer.from(stripMetadata(full))).toEqual(bare)
  expect(inspectPicture(stripMetadata(full))).toEqual(size)
})

test('a file without metadata is unchanged, and stripping is idempotent', () => {
  const bare = webpFile([webpLossy(size)])
  expect(Buffer.from(stripMetadata(bare))).toEqual(bare)
  const names = fc.constantFrom('EXIF', 'XMP ', 'ICCP', 'odd!', 'ALPH')
  fc.assert(
    fc.property(
      fc.array(fc.tuple(names, fc.uint8Array({ maxLength: 9 })), { maxLength: 8 }),
      (all) => {
        const extra = all.map(([name, content]) => webpChunk(name, Buffer.from(content)))
        const once = stripMetadata(webpFile([webpCanvas(size, 0xff), ...extra, webpLossy(size)]))
        expect(stripMetadata(once)).toEqual(once)
      },
    ),
  )
})

test('a truncated WebP and another format are refused', () => {
  expect(() => stripMetadata(webpFile([webpLossy(size)]).subarray(0, 20))).toThrow('complete WebP')
  expect(() => stripMetadata(Buffer.from('<html>'))).toThrow('complete WebP')
})
