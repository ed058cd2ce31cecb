import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLocale } from '../../../src/i18n/locales.ts'
import { fold } from './fold.ts'
import type { City, LocaleNames } from './read-gazetteer.ts'

/**
 * Reads `corrected-names.tsv`: names of cities and of places with events that the sources lack or have wrong, by
 * GeoNames id. They are those of another place, a district or municipality, historical, in another script or misspelt.
 * `name` is the place's own name, '' leaves it; `es=` leaves Spanish with the own name. Slugs do not follow, because
 * they are in published addresses.
 */
interface Correction {
  name: string
  names: LocaleNames
}

function parseCorrections(text: string): Map<number, Correction> {
  const [, ...lines] = text.trimEnd().split('\n')
  return new Map(
    lines.map((line, index) => {
      const [id = '', , name, names, ...rest] = line.split('\t')
      const parts = (names ?? '').split('|').filter((part) => part !== '')
      const pairs = parts.map((part) => part.split('='))
      const isRight = pairs.every(([locale = '', ...text]) => isLocale(locale) && text.length === 1)
      if (!/^-?\d+$/u.test(id) || name === undefined || rest.length > 0 || !isRight)
        throw new Error(`corrected-names.tsv, line ${index + 2}: "${line}" is malformed`)
      return [Number(id), { name, names: Object.fromEntries(pairs) }]
    }),
  )
}

const corrections = parseCorrections(
  readFileSync(join(import.meta.dirname, 'corrected-names.tsv'), 'utf8'),
)

/** Ids of the corrected places. */
export const correctedIds: readonly number[] = [...corrections.keys()]

type Named = Pick<City, 'id' | 'name' | 'names' | 'alt'>

/** The place with its corrected names; its former own name stays searchable. */
export function withCorrectedNames<Place extends Named>(place: Place): Place {
  const correction = corrections.get(place.id)
  if (correction === undefined) return place
  const name = correction.name === '' ? place.name : correction.name
  const names: LocaleNames = Object.fromEntries(
    Object.entries({ ...place.names, ...correction.names }).filter(
      ([, text]) => text !== '' && text !== name,
    ),
  )
  const known = new Set([name, ...Object.values(names)].map(fold))
  const alt = [...place.alt, place.name].filter((text) => !known.has(fold(text)))
  return { ...place, name, names, alt: [...new Set(alt)] }
}
