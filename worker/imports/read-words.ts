import { countryNames } from '../../src/i18n/countries/country-names.ts'
import { languageName } from '../../src/i18n/names.ts'
import { locales, localeTable } from '../../src/model/locales.ts'
import { countryCodes } from '../geo/countries.ts'
import { isEditionStatus, type EditionStatus } from '../../src/model/event/edition-status.ts'
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

/** ISO code of a country that is written as its code or as its name in any of the languages. */
export const readCountry = (text: string): string | null => countries().get(foldName(text)) ?? null

/** Language tag of a language that is written as its tag ("de", "nb-NO") or as its name in any of the languages. */
export function readLanguage(text: string): string | null {
  const tag = text.trim().replaceAll('_', '-')
  const known = languages().get(foldName(text))
  if (known !== undefined) return known
  return /^[a-z]{2,3}(?:-[a-z]{2,8}){0,2}$/iu.test(tag) ? tag : null
}

/** Undefined for an unknown word. */
export function readStatus(text: string): EditionStatus | null | undefined {
  const folded = foldName(text)
  if (planned.has(folded)) return null
  if (isEditionStatus(text)) return text
  return statusSynonyms[folded]
}
