import { expect, test } from 'vitest'
import { fetchSite, errorOf } from '../support/fetch-site.ts'

interface Card {
  permalink: string
  linkDate: string | null
  place: string
  priceFrom: string | null
}

async function cards(query: string): Promise<Card[]> {
  const { status, body } = await fetchSite(`/api/saved?${query}`)
  expect(status, body).toBe(200)
  return JSON.parse(body).cards
}

test('saved events are returned in the requested order with their next edition, without unknown ones', async () => {
  const found = await cards('permalinks=oslo-maraton.no-such-race.berlin-marathon')
  expect(found.map(({ permalink }) => permalink)).toEqual(['oslo-maraton', 'berlin-marathon'])
  expect(found.map(({ linkDate }) => linkDate)).toEqual([null, null])
})

test('an event is returned once, in the requested language', async () => {
  const found = await cards('permalinks=berlin-marathon.berlin-marathon&locale=ja')
  expect(found.map(({ place }) => place)).toEqual(['ベルリン、ドイツ'])
})

test('the months of the cards have headings in the requested language', async () => {
  const query = 'permalinks=berlin-marathon.vasaloppet&locale=de'
  const { body } = await fetchSite(`/api/saved?${query}`)
  expect(JSON.parse(body).months).toEqual([
    { month: '2027-09', label: 'September 2027' },
    { month: '2027-02', label: 'Februar 2027' },
  ])
})

test('comparisons of the events ahead join each with the one after it, without a swim beside a run', async () => {
  const pairs = async (permalinks: string) => {
    const { body } = await fetchSite(`/api/saved?permalinks=${permalinks}`)
    return JSON.parse(body).comparisons.map(({ path }: { path: string }) => path)
  }
  expect(await pairs('berlin-marathon.utmb-mont-blanc.vasaloppet')).toEqual([
    '/compare/utmb-mont-blanc/vasaloppet',
    '/compare/berlin-marathon/utmb-mont-blanc',
  ])
  expect(await pairs('berlin-marathon')).toEqual([])
  expect(await pairs('capri-napoli.utmb-mont-blanc')).toEqual([])
})

test('fifty events are returned, and 51 are refused', async () => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, i) => `unknown-race-${i}`).join('.')
  expect(await cards(`permalinks=${names(50)}`)).toEqual([])
  const answer = await fetchSite(`/api/saved?permalinks=${names(51)}`)
  expect(answer.status).toBe(400)
  expect(errorOf(answer)).toEqual({ code: 'invalid-query', field: 'permalinks' })
})

test('an invalid permalink is refused', async () => {
  for (const text of [
    '',
    '.',
    'a..b',
    'Berlin',
    'a b',
    "a'--",
    '%00',
    '__proto__',
    '<script>',
    'ベルリン',
    'a'.repeat(81),
    'a'.repeat(20_000),
    '["berlin-marathon"]',
  ]) {
    const answer = await fetchSite(`/api/saved?permalinks=${encodeURIComponent(text)}`)
    expect([text.slice(0, 20), answer.status]).toEqual([text.slice(0, 20), 400])
    expect(errorOf(answer).code).toBe('invalid-query')
  }
  expect((await fetchSite('/api/saved')).status).toBe(400)
})

test('the response is cacheable like those of pages', async () => {
  const { headers } = await fetchSite('/api/saved?permalinks=berlin-marathon')
  expect(headers.get('cache-control')).toContain('s-maxage=300')
})

test('the page of saved events exists in each language, is noindex and has no newsletter form', async () => {
  for (const path of [
    '/profile/saved-events',
    '/fr/profil/epreuves-enregistrees',
    `/ja/${encodeURIComponent('マイページ')}/${encodeURIComponent('保存したレース')}`,
  ]) {
    const { status, body } = await fetchSite(path)
    expect([path, status]).toEqual([path, 200])
    expect(body).toContain('<meta name="robots" content="noindex"')
    expect(body).toContain('data-hydrate="now"')
    expect(body).not.toContain('newsletter-email')
  }
  expect((await fetchSite('/profile/none')).status).toBe(404)
})
