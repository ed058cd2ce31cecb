import { expect, test } from 'vitest'
import { locales } from '../../src/model/locales.ts'
import { fetchSite, fetchSiteBytes, pathOnSite } from '../support/fetch-site.ts'
import { tagsOf } from '../support/html.ts'
import { addressesOf, pageTypes } from '../support/page-types.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const year = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'
const imperialDollars = `userPreferences=${encodeURIComponent('{"unit":"imperial","currency":"USD"}')}`

/** Width and height in the header of a PNG; null for an incomplete PNG. */
function sizeOf(bytes: Uint8Array): [number, number] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isPng = signature.every((byte, i) => bytes[i] === byte)
  const end = new TextDecoder().decode(bytes.slice(-8, -4))
  return isPng && end === 'IEND' ? [view.getUint32(16), view.getUint32(20)] : null
}

/** Path of the social card that a page names. */
async function cardOf(path: string, cookie = ''): Promise<string> {
  const { body } = await fetchSite(path, { headers: { 'user-agent': 'Googlebot/2.1', cookie } })
  const metas = tagsOf(body, 'meta').filter((meta) => meta['property'] === 'og:image')
  expect(metas.length, path).toBe(1)
  return pathOnSite(metas[0]?.['content'] ?? '')
}

test('every page type names an existing card, 1200 × 630, cacheable for a year', async () => {
  for (const path of Object.values(pageTypes)) {
    const card = await cardOf(path)
    const { status, headers, bytes } = await fetchSiteBytes(card)
    expect([path, status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      path,
      200,
      'image/png',
      year,
    ])
    expect(sizeOf(bytes), card).toEqual([1200, 630])
    expect(bytes.length, card).toBeLessThan(120_000)
  }
})

test('an event has its own card in every language', async () => {
  // Portugal and Brazil share the name of the event, but not that of its sport.
  const addresses = await addressesOf('/event/world-triathlon-yokohama')
  delete addresses['x-default']
  const cards = await Promise.all(Object.values(addresses).map((path) => cardOf(path)))
  expect(new Set(cards).size).toBe(locales.length)
  const images = await Promise.all(cards.map(async (card) => (await fetchSiteBytes(card)).bytes))
  expect(images.map(sizeOf)).toEqual(cards.map(() => [1200, 630]))
  expect(new Set(images.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(
    locales.length,
  )
})

test('the card of the site differs from language to language', async () => {
  const images = await Promise.all(
    locales.map(async (locale) => (await fetchSiteBytes(`/cards/${locale}.png`)).bytes),
  )
  expect(new Set(images.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(
    locales.length,
  )
})

test('each edition has its own card, and a cancelled one differs from one that takes place', async () => {
  const past = await cardOf('/event/berlin-marathon/2024-09-28')
  const cancelled = await cardOf('/event/berlin-marathon/2020-09-26')
  const next = await cardOf('/event/berlin-marathon')
  expect(new Set([past, cancelled, next].map((card) => card.split('?')[0])).size).toBe(3)
  expect(past).toContain('/2024-09-28.png?v=')
})

test('all readers get the same card, whatever units they chose', async () => {
  expect(await cardOf('/event/berlin-marathon', imperialDollars)).toBe(
    await cardOf('/event/berlin-marathon'),
  )
})

test('a card requested with another version or extra keys is the same, cached for an hour', async () => {
  const card = await cardOf('/event/berlin-marathon')
  const [path = '', version = ''] = card.split('?v=')
  const { bytes } = await fetchSiteBytes(card)
  for (const query of ['', '?v=00000000', '?v=', '?v=%00', '?v=zzzzzzzz&v=1', '?x=1']) {
    const response = await fetchSiteBytes(path + query)
    expect([query, response.status, response.headers.get('cache-control')]).toEqual([
      query,
      200,
      hour,
    ])
    expect(Buffer.from(response.bytes).equals(Buffer.from(bytes)), query).toBe(true)
  }
  const further = await fetchSiteBytes(`${path}?utm=1&v=${version}&x=${'y'.repeat(500)}`)
  expect([further.status, further.headers.get('cache-control')]).toEqual([200, year])
})

test('a second request for a card gets the same bytes without rendering', async () => {
  const card = await cardOf('/event/bangkok-marathon')
  const first = await fetchSiteBytes(card)
  const second = await fetchSiteBytes(card)
  expect(Buffer.from(second.bytes).equals(Buffer.from(first.bytes))).toBe(true)
  const drawn = { ...(await fetchSiteBytes(card, { method: 'HEAD' })) }
  expect([drawn.status, drawn.bytes.length, drawn.headers.get('content-type')]).toEqual([
    200,
    0,
    'image/png',
  ])
})

test('twelve concurrent requests for a new card all get it complete', async () => {
  const card = await cardOf('/de/veranstaltung/boston-marathon')
  const responses = await Promise.all(Array.from({ length: 12 }, () => fetchSiteBytes(card)))
  expect(responses.map(({ status, bytes }) => [status, sizeOf(bytes)])).toEqual(
    responses.map(() => [200, [1200, 630]]),
  )
})

test.each([
  '/cards/',
  '/cards/en',
  '/cards/xx.png',
  '/cards/__proto__.png',
  '/cards/en/berlin-marathon.png',
  '/cards/en/no-such-event/2027-09-26.png',
  '/cards/en/berlin-marathon/1999-01-01.png',
  '/cards/en/berlin-marathon/2027-13-45.png',
  '/cards/en/berlin-marathon/2027-09-25.png/',
  '/cards/en/berlin-marathon/2027-09-25.svg',
  '/cards/en/%00/2027-09-25.png',
  '/cards/en/%E0%A4%A/2027-09-25.png',
  '/cards/en/..%2f..%2fapi/2027-09-25.png',
  "/cards/en/'%20OR%201=1--/2027-09-25.png",
  `/cards/en/${'a'.repeat(3000)}/2027-09-25.png`,
  '/cards/en/constructor/2027-09-25.png?v=00000000',
])('%s is not a card', async (path) => {
  const { status, headers, bytes } = await fetchSiteBytes(path)
  expect([status, bytes.length, headers.get('cache-control')]).toEqual([404, 0, 'no-store'])
})

test('a POST to a card is refused', async () => {
  const { status } = await fetchSiteBytes('/cards/en.png', { method: 'POST' })
  expect(status).toBe(405)
})
