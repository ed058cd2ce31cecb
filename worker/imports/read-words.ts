import { countryNames } from '../../src/i18n/countries/country-names.ts'
import { locales } from '../../src/model/locales.ts'
import { sportName } from '../../src/i18n/sport-names.ts'
import { countryCodes } from '../geo/countries.ts'
import {
  currencies,
  currencySymbols,
  isCurrency,
  type Currency,
} from '../../src/model/values/currencies.ts'
import { isEditionStatus, type EditionStatus } from '../../src/model/event/edition-status.ts'
import { sports, type Sport } from '../../src/model/event/sports.ts'
import { foldName } from './fold-name.ts'

/** Words with a meaning, by their folded form; the first meaning of a word counts. */
function tableOf<Code extends string>(
  codes: readonly Code[],
  namesOf: (code: Code) => readonly string[],
): () => ReadonlyMap<string, Code> {
  let table: Map<string, Code> | null = null
  return () => {
    if (table !== null) return table
    const made = new Map<string, Code>()
    for (const code of codes)
      for (const name of [code, ...namesOf(code)]) {
        const folded = foldName(name)
        if (!made.has(folded)) made.set(folded, code)
      }
    table = made
    return made
  }
}

const countries = tableOf(Object.keys(countryCodes), countryNames)

const sportSynonyms: Partial<Record<Sport, readonly string[]>> = {
  run: [
    'running',
    'laufen',
    'lauf',
    'road',
    'road running',
    'marathon',
    'course a pied',
    'strassenlauf',
  ],
  trail: [
    'trailrun',
    'trail running',
    'trailrunning',
    'berglauf',
    'ultra trail',
    'sky',
    'skyrunning',
  ],
  cycling: ['bike', 'radsport', 'rad', 'road cycling', 'gran fondo', 'velo'],
  mtb: ['mountainbike', 'mountain bike', 'xco', 'xcm'],
  swimming: ['swim', 'schwimmen', 'open water', 'openwater', 'freiwasser'],
  xc_skiing: ['langlauf', 'cross country skiing', 'ski', 'skilanglauf'],
  walk: ['walking', 'wandern', 'hiking', 'marsch'],
  triathlon: ['tri', 'ironman'],
  obstacle: ['ocr', 'hindernislauf'],
}

const sportTable = tableOf(sports, (sport) => [
  ...locales.map((locale) => sportName(sport, locale)),
  ...(sportSynonyms[sport] ?? []),
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

export const readSport = (text: string): Sport | null => sportTable().get(foldName(text)) ?? null

/** Undefined for an unknown word. */
export function readStatus(text: string): EditionStatus | null | undefined {
  const folded = foldName(text)
  if (planned.has(folded)) return null
  if (isEditionStatus(text)) return text
  return statusSynonyms[folded]
}

/** Currency of a code or symbol. "$" and "kr" are shared by several, so they are none of them. */
export function readCurrency(text: string): Currency | null {
  const code = text.trim().toUpperCase()
  if (isCurrency(code)) return code
  const matches = currencies.filter((each) => currencySymbols[each] === text.trim())
  return matches.length === 1 ? (matches[0] ?? null) : null
}
