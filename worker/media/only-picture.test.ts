import fc from 'fast-check'
import { expect, test } from 'vitest'
import { webpCanvas, webpChunk, webpFile, webpLossy } from '../../test/support/pictures.ts'
import { inspectPicture } from './inspect.ts'
import { onlyPicture } from './only-picture.ts'

const size = { width: 64, height: 48 }

test('camera, place, profile, comments and unknown chunks go; picture and transparency stay as they are', () => {
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
  expect(Buffer.from(onlyPicture(full))).toEqual(bare)
  expect(inspectPicture(onlyPicture(full))).toEqual(size)
})

test('a file with nothing besides its picture stays as it is, and doing it twice is doing it once', () => {
  const bare = webpFile([webpLossy(size)])
  expect(Buffer.from(onlyPicture(bare))).toEqual(bare)
  const names = fc.constantFrom('EXIF', 'XMP ', 'ICCP', 'odd!', 'ALPH')
  fc.assert(
    fc.property(
      fc.array(fc.tuple(names, fc.uint8Array({ maxLength: 9 })), { maxLength: 8 }),
      (all) => {
        const extra = all.map(([name, content]) => webpChunk(name, Buffer.from(content)))
        const once = onlyPicture(webpFile([webpCanvas(size, 0xff), ...extra, webpLossy(size)]))
        expect(onlyPicture(once)).toEqual(once)
      },
    ),
  )
})

test('what is no whole WebP is no picture of ours', () => {
  expect(() => onlyPicture(webpFile([webpLossy(size)]).subarray(0, 20))).toThrow('no WebP')
  expect(() => onlyPicture(Buffer.from('<html>'))).toThrow('no WebP')
})
