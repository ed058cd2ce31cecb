import { expect, test } from 'vitest'
import * as v from 'valibot'
import { hasForeignLetters } from '../../src/i18n/local-name.ts'
import { locales, localeTable } from '../../src/model/locales.ts'
import { feedPath } from '../../src/model/event/feeds.ts'
import { errorOf, fetchSite } from '../support/fetch-site.ts'
import { catalogueRows } from '../support/catalogue-truth.ts'
import { mainOf, tagsOf, visibleText } from '../support/html.ts'
import { addressesOf } from '../support/page-types.ts'

/** The language of names that lack one in the reader's language (spec §3). */

const race = v.object({ name: v.string(), nameLang: v.nullable(v.string()) })
const eventAnswer = v.object({
  name: v.string(),
  nameLang: v.nullable(v.string()),
  otherNames: v.array(v.string()),
  venue: v.nullable(v.string()),
  venueLang: v.nullable(v.string()),
  races: v.array(race),
})
const savedAnswer = v.object({ cards: v.array(v.object({ name: v.string() })) })
const eventIn = async (permalink: string, locale: string) =>
  v.parse(
    eventAnswer,
    JSON.parse((await fetchSite(`/api/events/${permalink}?locale=${locale}`)).body),
  )

const nativeScripts = new Set(['ru', 'zh', 'ko', 'ja', 'th'])

test('an event without a name in the language uses the English one, with the original visible', async () => {
  const { name, nameLang, otherNames } = await eventIn('tbilisi-marathon', 'fr')
  expect([name, nameLang]).toEqual(['Tbilisi Marathon', 'en'])
  expect(otherNames).toContain('თბილისი მარათონი')
})

test('an event has its original name in its own language', async () => {
  const { name, nameLang } = await eventIn('kazanskiy-marafon', 'ru')
  expect([name, nameLang]).toEqual(['Казанский марафон', null])
})

test('races, venue and organiser fall back to English, with the original marked by its language', async () => {
  const english = await eventIn('tokyo-marathon', 'de')
  expect(english.races.map(({ name }) => name)).toContain('Wheelchair marathon')
  expect([english.venue, english.venueLang]).toEqual([
    'Tokyo Metropolitan Government Building',
    'en',
  ])
  const japanese = await eventIn('tokyo-marathon', 'ja')
  expect(japanese.races.map(({ name }) => name)).toContain('車いすマラソン')
  expect(japanese.venue).toBe('東京都庁')
})

test('page, title, structured data, card and feed of an event use the same name', async () => {
  const { fr = '' } = await addressesOf('/event/tbilisi-marathon')
  const { body } = await fetchSite(fr)
  expect(/<h1[^>]*>/u.exec(body)?.[0]).toContain('lang="en"')
  expect(visibleText(mainOf(body))).toContain('თბილისი მარათონი')
  const title = tagsOf(body, 'meta').find((meta) => meta['property'] === 'og:title')
  expect(title?.['content']).toContain('Tbilisi Marathon')
  expect(body).toContain('"@type":"SportsEvent","name":"Tbilisi Marathon"')
  const feed = await fetchSite(feedPath(fr, 'ics'))
  expect(feed.body).toContain('Tbilisi Marathon')
  expect(feed.body).not.toContain('თბილისი მარათონი')
  const saved = await fetchSite('/api/saved?permalinks=tbilisi-marathon&locale=fr')
  expect(saved.body).toContain('"name":"Tbilisi Marathon","nameLang":"en"')
})

const foreign = catalogueRows().filter(({ name }) => hasForeignLetters(name))

test.each(locales.filter((locale) => !nativeScripts.has(locale)))(
  'cards in %s have names in Latin letters only',
  async (locale) => {
    const names: string[] = []
    for (let at = 0; at < foreign.length; at += 50) {
      const permalinks = foreign.slice(at, at + 50).map(({ permalink }) => permalink)
      const { body } = await fetchSite(
        `/api/saved?locale=${locale}&permalinks=${permalinks.join('.')}`,
      )
      names.push(...v.parse(savedAnswer, JSON.parse(body)).cards.map(({ name }) => name))
    }
    expect(names).toHaveLength(foreign.length)
    expect(names.filter(hasForeignLetters)).toEqual([])
  },
)

test('autocomplete matches races in any language and returns their variants', async () => {
  const first = async (locale: string): Promise<unknown> => {
    const { body } = await fetchSite(
      `/api/search/autocompleteEvents?search=tokyo%20wheelchair&locale=${locale}`,
    )
    const [{ raceNames, raceNameVariants, nameLang }] = JSON.parse(body)
    return [raceNames[0], raceNameVariants[0], nameLang]
  }
  const variants = { en: 'Wheelchair marathon' }
  expect(await first('en')).toEqual(['Wheelchair marathon', variants, null])
  expect(await first('sv')).toEqual(['Wheelchair marathon', variants, localeTable.en.tag])
  expect(await first('ja')).toEqual(['車いすマラソン', variants, null])
})

test('the region of an event is named in the language, or left out where no readable name is known', async () => {
  const regionIn = async (permalink: string, locale: string): Promise<unknown> =>
    JSON.parse((await fetchSite(`/api/events/${permalink}?locale=${locale}`)).body).region
  expect(await regionIn('utmb-mont-blanc', 'fr')).toBe('Auvergne-Rhône-Alpes')
  expect(await regionIn('utmb-mont-blanc', 'ko')).toBe('오베르뉴론알프')
  expect(await regionIn('utmb-mont-blanc', 'th')).not.toMatch(/[a-z]/iu)
})

test.each([
  ['2021-01-01', '1 มกราคม 2564'],
  ['2021-02-31', '2021-02-31'],
])(
  'the error for an edition that is missing has its date in words: %s, %s',
  async (date, words) => {
    const answer = await fetchSite(`/api/events/utmb-mont-blanc?locale=th&date=${date}`)
    expect(errorOf(answer)).toEqual({ code: 'edition-not-found', field: words })
  },
)
