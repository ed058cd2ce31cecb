import { countryNames } from '../../src/i18n/countries/country-names.ts'
import { languageName } from '../../src/i18n/names.ts'
import { locales, localeTable } from '../../src/model/locales.ts'
import { countryCodes } from '../geo/countries.ts'
import { isEditionStatus, type EditionStatus } from '../../src/model/event/edition-status.ts'
import type { DateCertainty } from '../../src/model/event/imports.ts'
import { dateCertaintyWords } from '../../src/i18n/date-certainty-words.ts'
import { foldName } from './fold-name.ts'
import { wordTable } from './word-table.ts'

const countries = wordTable(Object.keys(countryCodes), countryNames)

const languages = wordTable(locales, (locale) => [
  localeTable[locale].name,
  localeTable[locale].english,
  ...locales.map((reader) => languageName(locale, reader)),
])

const statusSynonyms: Readonly<Record<string, EditionStatus>> = {
  cancelled: 'cancelled',
  canceled: 'canceled',
  abgesagt: 'cancelled',
  annule: 'cancelled',
  annullato: 'cancelled',
  cancelado: 'cancelled',
  postponed: 'postponed',
  verschoben: 'postponed',
  reporte: 'postponed',
  rinviato: 'postponed',
  aplazado: 'postponed',
}

/** Texts that say that an edition takes place as planned, which is no status. */
const planned = new Set([
  'ok',
  'confirmed',
  'planned',
  'scheduled',
  'open',
  'tentative',
  'bestatigt',
  'fix',
])

const certainties = wordTable<DateCertainty>(['confirmed', 'expected'], (certainty) => [
  ...locales.flatMap((locale) => dateCertaintyWords(certainty, locale)),
  ...certaintySynonyms[certainty],
])

const certaintySynonyms: Readonly<Record<DateCertainty, readonly string[]>> = {
  confirmed: ['yes', 'fixed', 'fix', 'ja', 'bestatigt', 'oui', 'si', 'sim'],
  expected: ['no', 'tentative', 'provisional', 'nein', 'voraussichtlich', 'non', 'nao'],
}

/** ISO code of a country that is written as its code or as its name in any of the languages. */
export const readCountry = (text: string): string | null => countries().get(foldName(text)) ?? null

/** Language tag of a language that is written as its tag ("de", "nb-NO") or as its name in any of the languages. */
export function readLanguage(text: string): string | null {
  const tag = text.trim().replaceAll('_', '-')
  const known = languages().get(foldName(text))
  if (known !== undefined) return known
  return /^[a-z]{2,3}(?:-[a-z]{2,8}){0,2}$/iu.test(tag) ? tag : null
}

/** Null for an unknown word. */
export const readCertainty = (text: string): DateCertainty | null =>
  certainties().get(foldName(text)) ?? null

/** True for the status of an entry of a calendar whose date may change (RFC 5545, 3.8.1.11). */
export const isTentative = (text: string): boolean => foldName(text) === 'tentative'

/** Undefined for an unknown word. */
export function readStatus(text: string): EditionStatus | null | undefined {
  const folded = foldName(text)
  if (planned.has(folded)) return null
  if (isEditionStatus(text)) return text
  return statusSynonyms[folded]
}
