import type { Locale } from '../../../src/model/locales.ts'
import type { City } from '../gazetteer/read-gazetteer.ts'

/** Countries by the language of most events there; other countries have English. */
const countriesOf: readonly (readonly [Locale, string])[] = [
  ['fr', 'BF BJ CD CG CI CM DZ FR GA GP HT LU MA MC MG ML MQ NE RE SN TG TN'],
  ['de', 'AT CH DE LI'],
  ['es', 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE'],
  ['it', 'IT SM VA'],
  ['pt', 'AO CV MZ PT'],
  ['pt-BR', 'BR'],
  ['pl', 'PL'],
  ['sv', 'AX SE'],
  ['ru', 'BY KG KZ RU'],
  ['zh', 'CN HK MO TW'],
  ['ko', 'KR'],
  ['ja', 'JP'],
  ['th', 'TH'],
  ['nl', 'BE NL SR'],
  ['tr', 'TR'],
  ['id', 'ID'],
]

/** Regions with another language than their country's row above. */
const byRegion: Readonly<Record<string, Locale>> = {
  'BE/Brussels Capital': 'fr',
  'BE/Wallonia': 'fr',
  'CA/Quebec': 'fr',
  'CH/Fribourg': 'fr',
  'CH/Geneva': 'fr',
  'CH/Jura': 'fr',
  'CH/Neuchâtel': 'fr',
  'CH/Ticino': 'it',
  'CH/Valais': 'fr',
  'CH/Vaud': 'fr',
}

const byCountry = new Map(
  countriesOf.flatMap(([locale, countries]) =>
    countries.split(' ').map((country): [string, Locale] => [country, locale]),
  ),
)

const otherScripts: readonly Locale[] = ['ru', 'zh', 'ko', 'ja', 'th']

/** True for languages whose names should be accompanied by a Latin one. */
export function isOtherScript(locale: Locale): boolean {
  return otherScripts.includes(locale)
}

/**
 * The language of an event's name in a city. English if the city has no name in the country's script, because a name
 * must not mix scripts.
 */
export function homeLocale(city: Pick<City, 'country' | 'region' | 'names'>): Locale {
  const locale = byRegion[`${city.country}/${city.region}`] ?? byCountry.get(city.country) ?? 'en'
  return isOtherScript(locale) && city.names[locale] === undefined ? 'en' : locale
}
