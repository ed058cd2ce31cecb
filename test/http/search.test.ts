import { expect, test } from 'vitest'
import { catalogueRows } from '../support/catalogue-truth.ts'
import { locales } from '../../src/model/locales.ts'
import { suggestionLimit } from '../../src/model/values/limits.ts'
import { fetchSite, errorOf } from '../support/fetch-site.ts'
import { suggest, suggestedPermalinks, suggestionsAt } from '../support/suggestions.ts'

const autocomplete = '/api/search/autocompleteEvents'
const topSearch = '/api/search/getTopSearch'

test('autocompleteEvents returns at most ten suggestions of the one schema', async () => {
  const found = await suggest('marathon')
  expect(found).toHaveLength(suggestionLimit)
  expect(new Set(found.map(({ id }) => id)).size).toBe(suggestionLimit)
})

test.each(locales)(
  'both searches match the schema in %s, with paths of that language',
  async (locale) => {
    const top = await suggestionsAt(`${topSearch}?locale=${locale}`)
    const found = await suggest('marathon', locale)
    expect(top.length).toBeGreaterThanOrEqual(5)
    expect(top.length).toBeLessThanOrEqual(suggestionLimit)
    expect(found.length).toBeGreaterThan(0)
    const prefix = locale === 'en' ? '/event/' : `/${locale}/`
    expect([...top, ...found].filter(({ path }) => !path.startsWith(prefix))).toEqual([])
  },
)

test('a suggested path opens the suggested event', async () => {
  const [first] = await suggest('berlin marathon', 'ja')
  const page = await fetchSite(first?.path ?? '')
  expect(page.status).toBe(200)
  expect(page.body).toContain('ベルリンマラソン')
})

test('top searches have no marks, state their next date, and take no parameter', async () => {
  const top = await suggestionsAt(topSearch)
  expect(JSON.stringify(top)).not.toContain('<mark>')
  expect(top.filter(({ bib }) => bib === null || bib.date < '2026-11-21')).toEqual([])
})

test('an event has the same name in top searches and suggestions', async () => {
  const [top] = await suggestionsAt(`${topSearch}?locale=de`)
  const found = await suggest(top?.eventName ?? '', 'de')
  const same = found.find(({ id }) => id === top?.id)
  expect(top).toBeDefined()
  expect({ name: top?.eventName, names: top?.eventNames }).toEqual({
    name: same?.eventName,
    names: same?.eventNames,
  })
})

test.each(['', 'a', 'ab', 'é', '  ', 'a ', '  b  ', '👟', '..', '東', 'ท'])(
  'the text "%s", under three characters, answers an empty list',
  async (search) => {
    expect(await suggest(search)).toEqual([])
  },
)

test.each([
  autocomplete,
  `${autocomplete}?`,
  `${autocomplete}?search`,
  `${autocomplete}?Search=berlin`,
  `${autocomplete}?locale=de`,
])('%s, without a text, returns an empty list', async (path) => {
  expect(await suggestionsAt(path)).toEqual([])
})

test('three characters are enough', async () => {
  expect(await suggestedPermalinks('oslo')).toContain('oslo-maraton')
  expect(await suggestedPermalinks('UTM')).toContain('utmb-mont-blanc')
})

test.each([
  ['東京', 'tokyo-marathon'],
  ['京マラ', 'tokyo-marathon'],
  ['大阪マラソン', 'osaka-marathon'],
  ['ﾏﾗｿﾝ', 'tokyo-marathon'],
  ['北京', 'beijing-marathon'],
  ['马拉松', 'berlin-marathon'],
  ['柏林', 'berlin-marathon'],
  ['서울', 'seoul-international-marathon'],
  ['베를린', 'berlin-marathon'],
  ['กรุงเทพ', 'bangkok-marathon'],
  ['โตเกียว', 'tokyo-marathon'],
  ['เชียงใหม่', 'chiang-mai-marathon'],
])('the fragment "%s" finds %s', async (search, permalink) => {
  expect(await suggestedPermalinks(search)).toContain(permalink)
})

test.each([
  'München',
  'munchen',
  'MÜNCHEN',
  'Munich',
  'Monaco di Baviera',
  'Múnich',
  'Мюнхен',
  '慕尼黑',
  'ミュンヘン',
  '뮌헨',
  'มิวนิก',
])('"%s" finds the events in Munich', async (name) => {
  const inMunich = catalogueRows()
    .filter(({ place }) => place.city === 'München')
    .map(({ permalink }) => permalink)
    .toSorted()
  expect(inMunich).toContain('muenchen-marathon')
  expect((await suggestedPermalinks(name)).toSorted()).toEqual(inMunich)
  expect((await suggestedPermalinks(name, 'th')).toSorted()).toEqual(inMunich)
})

test.each([
  ['Berlin Germany', 'berlin-marathon'],
  ['Berlin Deutschland', 'berlin-marathon'],
  ['Allemagne Berlin', 'berlin-marathon'],
  ['marathon ドイツ', 'berlin-marathon'],
  ['Colonia Germania', 'koeln-marathon'],
  ['Warschau', 'maraton-warszawski'],
])('a city and a country, "%s", match in any language', async (search, part) => {
  expect((await suggestedPermalinks(search)).join(' ')).toContain(part)
})

test('an event, its city and its country are named in the requested language', async () => {
  const inLanguage = async (locale: string) =>
    (await suggest('berlin marathon', locale)).find(
      ({ permalink }) => permalink === 'berlin-marathon',
    )
  expect(await inLanguage('ja')).toMatchObject({
    eventName: 'ベルリンマラソン',
    city: 'ベルリン',
    country: 'ドイツ',
  })
  expect(await inLanguage('it')).toMatchObject({
    eventName: 'Maratona di Berlino',
    city: 'Berlino',
    country: 'Germania',
  })
  expect(await inLanguage('de')).toMatchObject({
    eventName: 'Berlin-Marathon',
    city: 'Berlin',
    country: 'Deutschland',
  })
  // Events have no Indonesian names, so the English one is used.
  expect(await inLanguage('id')).toMatchObject({ eventName: 'Berlin Marathon', nameLang: 'en' })
  expect((await inLanguage('en'))?.eventNames).toMatchObject({
    en: 'Berlin Marathon',
    ja: 'ベルリンマラソン',
    fr: 'Marathon de Berlin',
  })
})

test('matching words are marked, in names and places', async () => {
  const [byName] = await suggest('berl mar', 'en')
  expect(byName?.highlighted).toMatchObject({
    eventName: '<mark>Berl</mark>in <mark>Mar</mark>athon',
    city: '<mark>Berl</mark>in',
  })
  const [byCity] = await suggest('Munich', 'en')
  expect(byCity?.highlighted).toMatchObject({
    eventName: '<mark>Munich</mark> Marathon',
    city: '<mark>Munich</mark>',
  })
})

test('the marked text is the escaped plain name', async () => {
  const plain = (html: string) =>
    html
      .replace(/<\/?mark>/gu, '')
      .replace(
        /&(amp|lt|gt|quot|#39);/gu,
        (entity) =>
          ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" })[entity] ??
          entity,
      )
  const found = (
    await Promise.all(
      ["l'étape", "val d'aran", 'run & bike', 'marathon'].map((search) => suggest(search)),
    )
  ).flat()
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((each) => plain(each.highlighted.eventName) !== each.eventName)).toEqual([])
  expect(found.filter((each) => plain(each.highlighted.city) !== each.city)).toEqual([])
  expect(found.some((each) => each.highlighted.eventName.includes('&#39;'))).toBe(true)
})

test.each([
  ['marathn berlin', 'berlin-marathon'],
  ['berln marathon', 'berlin-marathon'],
  ['lodnon marathon', 'london-marathon'],
  ['bostun marathon', 'boston-marathon'],
  ['vasalopet', 'vasaloppet'],
  ['vasalloppet', 'vasaloppet'],
  ['chicagoo', 'chicago-marathon'],
  ['sidney marathon', 'sydney-marathon'],
  ['marcialunga', 'marcialonga'],
  ['engadine skimarathon', 'engadin-skimarathon'],
  ['barkly marathons', 'barkley-marathons'],
  ['comerades', 'comrades-marathon'],
  ['birkebeinerennet', 'birkebeinerrennet'],
  ['vierschanzentourne', 'vierschanzentournee'],
  ['chalenge roth', 'challenge-roth'],
  ['elfstedentoch', 'elfstedentocht'],
  ['unbuond gravel', 'unbound-gravel'],
  ['patruille glaciers', 'patrouille-des-glaciers'],
  ['lavaredoo ultra', 'lavaredo-ultra-trail'],
  ['hardrok', 'hardrock-100'],
  ['rensteiglauf', 'rennsteiglauf'],
])('"%s", one letter wrong, still finds %s', async (search, permalink) => {
  expect(await suggestedPermalinks(search)).toContain(permalink)
})

test('a word similar to nothing has no result', async () => {
  expect(await suggest('qzxwvkjq')).toEqual([])
})

test.each(['locale=xx', 'locale=', 'locale=en&locale=xx%27', 'locale=__proto__', 'locale=..%2F'])(
  'the language in "%s" is refused with its field, or the first of several counts',
  async (query) => {
    const response = await fetchSite(`${autocomplete}?search=berlin&${query}`)
    if (response.status === 200) expect(query).toContain('locale=en&')
    else
      expect([response.status, errorOf(response)]).toEqual([
        400,
        { code: 'invalid-query', field: 'locale' },
      ])
  },
)

test('responses are cacheable for a minute, errors never', async () => {
  expect((await fetchSite(`${autocomplete}?search=berlin`)).headers.get('cache-control')).toBe(
    'public, max-age=60',
  )
  expect(
    (await fetchSite(`${autocomplete}?search=berlin&locale=xx`)).headers.get('cache-control'),
  ).toBe('no-store')
})

test.each([
  ['utmb vs tor des geants', 'en'],
  ['UTMB gegen Tor des Géants', 'de'],
] as const)('the text "%s" suggests both events first', async (text, locale) => {
  const permalinks = await suggestedPermalinks(text, locale)
  expect(permalinks.slice(0, 2)).toEqual(['utmb-mont-blanc', 'tor-des-geants'])
})
