import '../../src/i18n/all-words.ts'
import { expect, test } from 'vitest'
import { fixedPages } from '../../src/i18n/fixed-pages.ts'
import { localeTable, locales, type Locale } from '../../src/model/locales.ts'
import { localPath } from '../../src/i18n/paths.ts'
import { m } from '../../src/paraglide/messages.js'
import { namesByPermalink } from '../support/catalogue-truth.ts'
import { fetchSite, locationOf, type SiteResponse } from '../support/fetch-site.ts'
import { isInTurn } from '../support/matrix.ts'
import { addressesOf, pageAt, pageTypes } from '../support/page-types.ts'
import { boxEdge, pageTexts, type PageText } from '../support/page-texts.ts'
import { textFaults } from '../support/text-faults.ts'

/** Texts of every page type in every language. */

/** English paths of further pages, for the facts that only they show; each language has a third of them in turn. */
const morePages = [
  '/calendar/2027',
  '/calendar/running/half-marathon/france/2027-05',
  '/event/24-heures-velo-le-mans',
  '/event/emu-6-day-race',
  '/event/tokyo-marathon',
  '/event/utmb-mont-blanc',
  '/event/ironman-hamburg',
  '/event/utmb-mont-blanc/2020-08-24',
] as const

/** Queries of the calendar and, behind a path, rests of addresses that have no page; a third of them in turn, too. */
const queries = {
  '/calendar': [
    '?view=month',
    '?view=map',
    '?near=48.14,11.57&radius=100&sort=distance',
    '?registration=open&minKm=10&maxKm=50&minGain=100&language=de&maxPrice=100',
    '?minEffort=20&maxEffort=90&maxPrice=0&format=virtual',
    '?from=2027-05-01&to=2027-05-02',
    '?text=xyzzy',
    '/xyzzy',
  ],
  '/event/utmb-mont-blanc': ['/2021-01-01'],
  '/sport/open-water-swimming': ['xyzzy'],
} as const

/** Paths of all pages by locale. */
async function pathsByLocale(): Promise<Map<Locale, string[]>> {
  const types = new Set<string>(Object.values(pageTypes))
  const english = [...types, ...morePages.filter((path) => !types.has(path))]
  const addresses = new Map(
    await Promise.all(english.map(async (path) => [path, await addressesOf(path)] as const)),
  )
  return new Map(
    locales.map((locale, row) => {
      const found = (path: string) => addresses.get(path)?.[localeTable[locale].tag] ?? ''
      const more = [
        ...morePages.map(found),
        ...Object.entries(queries).flatMap(([path, rests]) =>
          rests.map((rest) => `${found(path)}${rest}`),
        ),
      ].filter((_, column) => isInTurn(row, column, 3))
      const fixed = fixedPages.map((page) => localPath(`/${page}`, locale))
      return [locale, [...new Set([...[...types].map(found), ...fixed, ...more])]]
    }),
  )
}

const names = namesByPermalink()

/** Names of the events on a page that contain a figure or a mark, longer ones first. */
function namesOn(html: string, locale: Locale): string[] {
  const prefix = localPath('/event/', locale)
  const links = [...html.matchAll(/href="([^"?#]+)/gu)].flatMap(([, href = '']) =>
    href.startsWith(prefix) ? (href.slice(prefix.length).split('/')[0] ?? []) : [],
  )
  return [...new Set(links)]
    .flatMap((permalink) => names.get(permalink) ?? [])
    .filter((name) => /[\d.,:;?!()+]/u.test(name))
    .toSorted((a, b) => b.length - a.length)
}

/** Faults of a page, without the names that an event also has, which are in any script. */
function faultsOf(html: string, locale: Locale): string[] {
  const own = namesOn(html, locale)
  const label = m.fact_names({}, { locale })
  return pageTexts(html).flatMap((text, at, texts) =>
    texts[at - 1]?.text === label
      ? []
      : textFaults(text, locale, own).map(
          (fault) => `${fault} in “${text.text.replaceAll(boxEdge, '|').slice(0, 90)}”`,
        ),
  )
}

/** Pages of a language that are requested at once. */
const parallel = 8

const choice = '{"unit":"imperial","currency":"USD"}'
const imperialDollars = `userPreferences=${encodeURIComponent(choice)}`

/** Pages that other files read as well are requested once. */
const fetchPage = async (path: string, headers: Record<string, string>): Promise<SiteResponse> =>
  Object.keys(headers).length === 0 && !path.includes('?')
    ? await pageAt(path)
    : await fetchSite(path, { headers })

let served: ReturnType<typeof pathsByLocale> | undefined

test.each(locales)(
  'the texts of all pages in %s are as its language writes them',
  async (locale) => {
    served ??= pathsByLocale()
    const paths = (await served).get(locale) ?? []
    const found = new Map<string, string>()
    const read = async (path: string, headers: Record<string, string> = {}) => {
      const first = await fetchPage(path, headers)
      const canonical = locationOf(first)
      const { status, body } = canonical === null ? first : await fetchPage(canonical, headers)
      expect([200, 404], path).toContain(status)
      expect(pageTexts(body).length, path).toBeGreaterThan(8)
      for (const fault of faultsOf(body, locale))
        if (!found.has(fault)) found.set(fault, decodeURI(path))
    }
    for (let at = 0; at < paths.length; at += parallel)
      await Promise.all(paths.slice(at, at + parallel).map((path) => read(path)))
    const inMiles = paths.filter(
      (path) => path.includes('berlin-marathon') || path.endsWith('=map'),
    )
    await Promise.all(inMiles.map((path) => read(path, { cookie: imperialDollars })))
    expect([...found].map(([fault, path]) => `${path}: ${fault}`)).toEqual([])
  },
)

const page = (locale: Locale, body: string): string =>
  `<!doctype html><html lang="${localeTable[locale].tag}"><body>${body}</body></html>`

test.each([
  ['en', '<p>No edition on 2021-01-01.</p>', 'ISO date: 2021-01-01'],
  ['de', '<b>sold-out</b>', 'raw code: sold-out'],
  ['fr', '<p>Ferme le {date}</p>', 'placeholder: {date}'],
  ['pl', '<meta name="description" content="Dystanse: 24 godz.. Starty"/>', 'two full stops: ..'],
  ['ja', '<a href="/"><i></i>パリ, フランス</a>', 'narrow punctuation: リ,'],
  ['zh', '<span>2项赛事</span>, <span>3场比赛</span>', 'narrow punctuation: 事,'],
  ['th', '<p>จัดตั้งแต่ปี <b>2003</b></p>', 'Gregorian year: 2003'],
  ['ru', '<label>От, 5 km</label>', 'unit: \u00a0km'],
  ['id', '<p>24 j</p>', 'unit: \u00a0j'],
  ['zh', '<p>42.2 公里</p>', 'unit: \u00a0公里'],
  ['sv', '<p>från SEK 890</p>', 'price: SEK 890'],
  ['tr', '<h1 lang="he">ישראמן</h1>', 'script: ישראמן'],
  ['ko', '<p lang="ja">東京マラソン</p>', 'script: 東京マラソン'],
] as const)('control in %s: %s has the fault “%s”', (locale, body, fault) => {
  const faults = faultsOf(page(locale, body), locale).map((each) =>
    each.replace(/ in “.*$/su, '').replace(/(?<=: ) /u, '\u00a0'),
  )
  expect(faults).toContain(fault)
})

test('control: texts as their language writes them have no fault', () => {
  const texts: [Locale, string][] = [
    ['zh', '<p>柏林，德国：42.2公里和4.2公里。</p>'],
    ['ja', '<p>東京、日本：<b>42.2 km</b></p><p>24時間</p>'],
    ['th', '<p>จัดตั้งแต่ปี 2546</p><p>2,003 ม.</p>'],
    ['sv', '<p>från 890 kr, 24\u00a0timmar</p>'],
    ['en', '<p>Wait … <code>{date}</code></p><script>{"a":"2021-01-01"}</script>'],
    ['tr', '<a lang="ja" href="/">日本語</a>'],
  ]
  const faults = texts.flatMap(([locale, body]) => faultsOf(page(locale, body), locale))
  expect(faults).toEqual([])
})

test('control: the texts of a page are those of its elements and read attributes, with their language', () => {
  const texts: PageText[] = pageTexts(
    page('de', '<p title="a">b <b lang="fr">c</b>&amp;</p><svg><text>5</text></svg><i hidden=""/>'),
  )
  expect(texts.map(({ text, lang }) => `${lang} ${text}`)).toEqual([
    'de a',
    'de b',
    'fr c',
    'de &',
    'de 5',
  ])
})
