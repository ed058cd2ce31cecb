import '../../src/i18n/all-words.ts'
import { expect, test } from 'vitest'
import en from '../../src/i18n/messages/en.json' with { type: 'json' }
import { pathOf } from '../../src/i18n/paths.ts'
import { locales } from '../../src/model/locales.ts'
import { fetchSite, fetchSiteBytes, pathOnSite } from '../support/fetch-site.ts'
import { headOf, mainOf, tagsOf, visibleText } from '../support/html.ts'

const event = { to: 'event', permalink: 'utmb-mont-blanc' } as const
const named = (name: string, path = '/event/utmb-mont-blanc') =>
  `${path}?bib=${encodeURIComponent(name)}`

const cardOf = (body: string) =>
  pathOnSite(
    tagsOf(body, 'meta').find((meta) => meta['property'] === 'og:image')?.['content'] ?? '',
  )

const sizeOf = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return [view.getUint32(16), view.getUint32(20)]
}

test('a page with a name shows its bib and has it as social card, in every language', async () => {
  for (const locale of locales) {
    const { status, body } = await fetchSite(named('Ines', pathOf(event, locale)))
    expect(status, locale).toBe(200)
    const card = cardOf(body)
    expect(card, locale).toMatch(
      new RegExp(`^/cards/${locale}/bib/utmb-mont-blanc/[\\d-]+\\.png\\?name=Ines$`, 'u'),
    )
    const images = tagsOf(mainOf(body), 'img').map(({ src = '' }) => src)
    expect(images, locale).toContain(card)
    const { status: drawn, bytes, headers } = await fetchSiteBytes(card)
    expect([drawn, ...sizeOf(bytes)], locale).toEqual([200, 1080, 1350])
    expect(headers.get('cache-control'), locale).toBe('private, no-store')
  }
})

test('no cache stores a page with a name, and search engines may not index it', async () => {
  const { headers, body } = await fetchSite(named('Ines'))
  expect(headers.get('cache-control')).toMatch(/no-store/u)
  expect(headOf(body)).toMatchObject({ robots: 'noindex', canonical: [] })
  const plain = await fetchSite('/event/utmb-mont-blanc')
  expect(plain.body).not.toContain('Ines')
  expect(cardOf(plain.body)).not.toContain('/bib/')
})

test.each([
  ['Japanese', '田中さくら'],
  ['Thai', 'นิดหน่อย'],
  ['Arabic, from right to left', 'محمد الأمين'],
  ['Georgian', 'გიორგი'],
  ['Vietnamese', 'Nguyễn Thị Ánh'],
  ['markup', '<b onclick="a()">&amp;'],
  ['thirty wide letters', 'W'.repeat(30)],
  ['a number', '42'],
])('a name in %s is drawn', async (_, name) => {
  const { body } = await fetchSite(named(name))
  expect(body).not.toContain('<b onclick')
  const { status, bytes } = await fetchSiteBytes(cardOf(body))
  expect([status, ...sizeOf(bytes)]).toEqual([200, 1080, 1350])
})

test.each([
  ['5,000 letters', 'a'.repeat(5000), en.bib_long.replace('{limit}', '30')],
  ['an emoji', 'Ines 🏃', en.bib_letters.replace('{letters}', '🏃')],
  ['a script without a font', 'ᚠᚢᚦ', en.bib_letters.replace('{letters}', 'ᚠ ᚢ ᚦ')],
])('a name with %s is refused with a sentence, and has no picture', async (_, name, sentence) => {
  const { status, body } = await fetchSite(named(name))
  expect(status).toBe(200)
  expect(visibleText(mainOf(body))).toContain(sentence)
  expect(tagsOf(mainOf(body), 'img').filter(({ src = '' }) => src.includes('/bib/'))).toEqual([])
  expect(cardOf(body)).not.toContain('/bib/')
  const picture = `/cards/en/bib/berlin-marathon/2027-09-25.png?name=${encodeURIComponent(name)}`
  expect((await fetchSiteBytes(picture)).status).toBe(404)
})

test('characters that turn the direction of a text, and line breaks, are left out', async () => {
  const { body } = await fetchSite(named('\u202eInes\n\u0000 \u2066M.'))
  expect(cardOf(body)).toMatch(/\?name=Ines\+M\.$/u)
})

test('an edition that is over has no bib, and its page says so', async () => {
  const { status, body } = await fetchSite(named('Ines', '/event/berlin-marathon/2022-09-24'))
  expect(status).toBe(200)
  expect(visibleText(mainOf(body))).toContain(en.bib_over)
  const statuses = await Promise.all(
    ['berlin-marathon/2022-09-24', 'no-such-race/2027-09-25', 'berlin-marathon/2027-99-99'].map(
      async (path) => (await fetchSiteBytes(`/cards/en/bib/${path}.png?name=Ines`)).status,
    ),
  )
  expect(statuses).toEqual([404, 404, 404])
})
