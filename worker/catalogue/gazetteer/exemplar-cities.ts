import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Locale, locales } from '../../../src/model/locales.ts'
import { fold } from './fold.ts'
import type { Place } from './read-geonames.ts'
import { MissingSourceError, readToolsJson, toolsFolder } from './tools-package.ts'

/** Zones with another id in CLDR, which uses the oldest id of a zone, than in GeoNames, which uses the newest. */
const renamedZones: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** CLDR's folder of a locale: its `pt` is Brazilian. */
export function cldrFolder(locale: string): string {
  if (locale === 'pt') return 'pt-PT'
  return locale === 'pt-BR' ? 'pt' : locale
}

interface ZoneTree {
  exemplarCity?: string | undefined
  [part: string]: ZoneTree | string | undefined
}
const zoneTree: v.GenericSchema<ZoneTree> = v.objectWithRest(
  { exemplarCity: v.optional(v.string()) },
  v.union([v.string(), v.lazy(() => zoneTree)]),
)
const zoneNames = v.object({
  main: v.record(
    v.string(),
    v.object({
      dates: v.object({ timeZoneNames: v.object({ zone: v.record(v.string(), zoneTree) }) }),
    }),
  ),
})

function exemplars(tree: ZoneTree, path: string, found: Map<string, string>): Map<string, string> {
  if (tree.exemplarCity !== undefined) found.set(renamedZones[path] ?? path, tree.exemplarCity)
  for (const [part, branch] of Object.entries(tree)) {
    if (typeof branch === 'object') exemplars(branch, path === '' ? part : `${path}/${part}`, found)
  }
  return found
}

/** Exemplar cities by zone in a language of CLDR, without inherited names. */
function readExemplars(language: string): Map<string, string> {
  const data = readToolsJson(`cldr-dates-full/main/${language}/timeZoneNames.json`, zoneNames)
  const found = new Map<string, string>()
  for (const { dates } of Object.values(data.main)) {
    for (const [continent, tree] of Object.entries(dates.timeZoneNames.zone))
      exemplars(tree, continent, found)
  }
  return found
}

export interface ExemplarNames {
  /** English name; derived from the zone's id if CLDR does not state it. */
  english: string
  /** The name stated in a language of CLDR; `undefined` if it is inherited. */
  inLanguage: (language: string) => string | undefined
}

/**
 * The places that are exemplar cities of time zones (about 400), by GeoNames id.
 * @param isArea tests if a name is that of the place's country or region
 */
export function findExemplarCities(
  places: readonly Place[],
  extraLanguages: readonly string[],
  isArea: (place: Place, name: string) => boolean,
): Map<number, ExemplarNames> {
  const available = new Set(readdirSync(join(toolsFolder, 'node_modules/cldr-dates-full/main')))
  if (available.size === 0)
    throw new MissingSourceError('cldr-dates-full is empty: run "npm ci" in tools/gazetteer')
  const languages = [
    ...new Set([...locales.map((locale: Locale) => cldrFolder(locale)), ...extraLanguages]),
  ]
  const byLanguage = new Map(
    languages
      .filter((language) => available.has(language))
      .map((language) => [language, readExemplars(language)]),
  )
  const zones = new Set([...byLanguage.values()].flatMap((names) => [...names.keys()]))
  const largest = new Map<string, Place>()
  const englishOf = new Map<string, string>()
  for (const zone of zones) {
    const tail = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
    englishOf.set(zone, byLanguage.get('en')?.get(zone) ?? tail)
  }
  for (const place of places) {
    const english = englishOf.get(place.zone)
    if (english === undefined || place.population <= (largest.get(place.zone)?.population ?? -1))
      continue
    const key = fold(english)
    const named = fold(place.name) === key
    // America/Bahia and Asia/Kuwait are called after the area, which their cities' further names may hold too.
    const also = !isArea(place, english) && place.alternates.some((name) => fold(name) === key)
    if (named || also) largest.set(place.zone, place)
  }
  return new Map(
    [...largest].map(([zone, place]) => [
      place.id,
      {
        english: englishOf.get(zone) ?? place.name,
        inLanguage: (language: string) => byLanguage.get(language)?.get(zone),
      },
    ]),
  )
}
