import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { hasForeignLetters, localName, textOfEvent } from '../../src/i18n/local-name.ts'
import { locales } from '../../src/model/locales.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import { readCatalogue } from './read-catalogue.ts'

const rows = readCatalogue(fileURLToPath(new URL('./events', import.meta.url)))
const nativeScripts = new Set(['ru', 'zh', 'ko', 'ja', 'th'])
const latinLocales = locales.filter((locale) => !nativeScripts.has(locale))
const languageOf = (row: CatalogueRow): string => row.otherLanguage ?? row.language

/** "fr tbilisi-marathon: თბილისი მარათონი" for each event that readers of Latin letters could not read. */
function unreadableEvents(events: readonly CatalogueRow[]): string[] {
  return events.flatMap((row) =>
    latinLocales.flatMap((locale) => {
      const { text } = localName({ text: row.name, language: languageOf(row) }, row.names, locale)
      return hasForeignLetters(text) ? [`${locale} ${row.permalink}: ${text}`] : []
    }),
  )
}

function unreadableRaces(events: readonly CatalogueRow[]): string[] {
  return events.flatMap((row) =>
    row.races.flatMap((race) =>
      latinLocales.flatMap((locale) => {
        const own = textOfEvent(race.name, languageOf(row))
        const { text } = localName(own, race.names, locale)
        return hasForeignLetters(text) ? [`${locale} ${row.permalink}: ${text}`] : []
      }),
    ),
  )
}

test('every event has a name in Latin letters for every locale written in them', () => {
  expect(unreadableEvents(rows)).toEqual([])
})

test('every race has a name in Latin letters for every locale written in them', () => {
  expect(unreadableRaces(rows)).toEqual([])
})

test('without its English names a Japanese event and its races are unreadable in Latin letters', () => {
  const bare = rows
    .filter((row) => row.permalink === 'tour-de-okinawa')
    .map((row) => ({ ...row, names: {}, races: row.races.map((race) => ({ ...race, names: {} })) }))
  expect(unreadableEvents(bare)).toHaveLength(latinLocales.length)
  expect(unreadableRaces(bare)).toHaveLength(5 * latinLocales.length)
})
