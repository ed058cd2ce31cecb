import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLocale, type Locale } from '../../../src/model/locales.ts'

export type LocaleNames = Partial<Record<Locale, string>>

/** A line of `cities.tsv`. */
export interface City {
  /** GeoNames id; negative for a place of an event that GeoNames lacks. */
  id: number
  /** ASCII, unique within the country. */
  slug: string
  /** The local name if it is in Latin letters, otherwise GeoNames' main name. */
  name: string
  /** ISO 3166-1 alpha-2 (XK for Kosovo). */
  country: string
  /** First-level region in English; '' if unknown. */
  region: string
  /** Degrees. */
  lat: number
  lon: number
  /** Number of inhabitants; 0 if unknown. */
  population: number
  /** IANA time zone. */
  zone: string
  /** Names in languages that differ from `name`. */
  names: LocaleNames
  /** Further names that people search for. */
  alt: string[]
}

/** A line of `regions.tsv`: a first-level region of a country. */
export interface Region {
  country: string
  /** GeoNames' code within the country: `02`, `ENG`. */
  code: string
  /** English name. */
  name: string
  names: LocaleNames
  /** Slugs in paths: English, and other languages where they differ; empty for regions without paths. */
  slugs: LocaleNames
}

/** A malformed line; the message names file, line and column. */
export class GazetteerError extends Error {
  override name = 'GazetteerError'
}

export const cityColumns = [
  'id',
  'slug',
  'name',
  'country',
  'region',
  'lat',
  'lon',
  'population',
  'zone',
  'names',
  'alt',
] as const
export const regionColumns = ['country', 'code', 'name', 'names', 'slugs'] as const

type Cell<Column extends string> = (column: Column) => string

function parseTable<Column extends string, Row>(
  file: string,
  text: string,
  columns: readonly Column[],
  parseRow: (cell: Cell<Column>, fail: (column: Column, problem: string) => never) => Row,
): Row[] {
  const [head, ...lines] = text.replace(/\n$/u, '').split('\n')
  if (head !== columns.join('\t'))
    throw new GazetteerError(`${file}, line 1: the columns are not ${columns.join(' ')}`)
  return lines.map((line, index) => {
    const cells = line.split('\t')
    const at = `${file}, line ${index + 2}`
    if (cells.length !== columns.length) {
      throw new GazetteerError(`${at}: ${cells.length} columns instead of ${columns.length}`)
    }
    return parseRow(
      (column) => cells[columns.indexOf(column)] ?? '',
      (column, problem) => {
        throw new GazetteerError(`${at}, column "${column}": ${problem}`)
      },
    )
  })
}

/** Parses `de=München|zh=慕尼黑`; null if a part is malformed. */
function parseNames(text: string): LocaleNames | null {
  const names: LocaleNames = {}
  if (text === '') return names
  for (const part of text.split('|')) {
    const [locale = '', name = '', ...rest] = part.split('=')
    if (!isLocale(locale) || name === '' || rest.length > 0) return null
    names[locale] = name
  }
  return names
}

const malformedNames = 'must be like de=München|zh=慕尼黑'

/** @throws GazetteerError on the first malformed line. */
export function parseCities(text: string, file = 'cities.tsv'): City[] {
  return parseTable(file, text, cityColumns, (cell, fail) => {
    const required = (column: (typeof cityColumns)[number]) =>
      cell(column) === '' ? fail(column, 'must not be empty') : cell(column)
    const number = (column: (typeof cityColumns)[number]) => {
      const value = Number(required(column))
      return Number.isFinite(value) ? value : fail(column, `"${cell(column)}" is not a number`)
    }
    return {
      id: number('id'),
      slug: required('slug'),
      name: required('name'),
      country: required('country'),
      region: cell('region'),
      lat: number('lat'),
      lon: number('lon'),
      population: number('population'),
      zone: required('zone'),
      names: parseNames(cell('names')) ?? fail('names', malformedNames),
      alt: cell('alt') === '' ? [] : cell('alt').split('|'),
    }
  })
}

/** @throws GazetteerError on the first malformed line. */
export function parseRegions(text: string, file = 'regions.tsv'): Region[] {
  return parseTable(file, text, regionColumns, (cell, fail) => ({
    country: cell('country') === '' ? fail('country', 'must not be empty') : cell('country'),
    code: cell('code'),
    name: cell('name') === '' ? fail('name', 'must not be empty') : cell('name'),
    names: parseNames(cell('names')) ?? fail('names', malformedNames),
    slugs: parseNames(cell('slugs')) ?? fail('slugs', malformedNames),
  }))
}

/** All cities of the gazetteer, the largest population first. */
export function readCities(folder: string = import.meta.dirname): City[] {
  return parseCities(readFileSync(join(folder, 'cities.tsv'), 'utf8'))
}

/** All first-level regions, by country and code. */
export function readRegions(folder: string = import.meta.dirname): Region[] {
  return parseRegions(readFileSync(join(folder, 'regions.tsv'), 'utf8'))
}

/**
 * The name of a city or region in a locale. Locales in another script than `name` fall back to English before the
 * original, because more of their readers can read it.
 */
export function nameIn(locale: Locale, place: { name: string; names: LocaleNames }): string {
  const localised = place.names[locale]
  if (localised !== undefined) return localised
  const foreignScript = ['ru', 'zh', 'ko', 'ja', 'th'].includes(locale)
  return foreignScript ? (place.names.en ?? place.name) : place.name
}
