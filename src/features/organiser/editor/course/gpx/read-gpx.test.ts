import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gpxPointsLimit, readGpx } from './read-gpx.ts'

const file = (body: string) =>
  `<?xml version="1.0"?><gpx version="1.1"><trk><trkseg>${body}</trkseg></trk></gpx>`

test('points of a track have their coordinates and heights', () => {
  const body = `<trkpt lat="47.5" lon="13.25"><ele> 812.4 </ele><time>2027-05-01</time></trkpt>
    <trkpt lon='13.26' lat='47.6'/>`
  expect(readGpx(file(body))).toEqual({
    ok: true,
    points: [
      { lat: 47.5, lon: 13.25, ele: 812.4 },
      { lat: 47.6, lon: 13.26, ele: null },
    ],
  })
})

test('a route is read if the file has no track, and prefixes of names do not matter', () => {
  const route = `<g:gpx><g:rte><g:rtept lat="1" lon="2"><g:ele>3</g:ele></g:rtept><g:rtept lat="2" lon="2"/></g:rte></g:gpx>`
  expect(readGpx(route)).toMatchObject({ ok: true, points: [{ ele: 3 }, { ele: null }] })
})

test('a file that declares entities is refused before anything is expanded', () => {
  const bomb = `<!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${file('&b;')}`
  expect(readGpx(bomb)).toEqual({ ok: false, fault: 'entities' })
})

test.each(
  [
    ['<html><body></body></html>', 'no-gpx'],
    ['', 'no-gpx'],
    [file(''), 'no-points'],
    [file('<trkpt lat="91" lon="0"/><trkpt lat="x" lon="0"/>'), 'no-points'],
    [file('<a>'.repeat(40)), 'too-deep'],
    [file('<trkpt lat="1" lon="1"/>'.repeat(gpxPointsLimit + 1)), 'too-many-points'],
    [`<gpx>${'<!--'.repeat(2_000_000)}`, 'no-points'],
    [`<gpx><${'a'.repeat(8_000_000)}`, 'no-points'],
    [`<gpx>${'<a'.repeat(4_000_000)}>`, 'no-points'],
  ].map(([text = '', fault = '']) => ({ text, fault })),
)('a file is refused: $fault', ({ text, fault }) => {
  expect(readGpx(text)).toEqual({ ok: false, fault })
})

test('no text makes the reader fail', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('<gpx>', '<trkpt lat="1"', '>', '<ele>', '</ele>', '<!--'),
  )
  fc.assert(fc.property(fc.array(piece), (pieces) => void readGpx(pieces.join(''))))
})
