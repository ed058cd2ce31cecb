import {
  requiredImportFields,
  type ColumnTarget,
  type ImportField,
} from '../../src/model/event/imports.ts'
import { isFigureUnit } from '../../src/i18n/figure-units.ts'
import { measure } from '../../src/i18n/format.ts'
import { localeOrDefault } from '../../src/model/locales.ts'
import { isWebAddress, webAddressMaximumCharacters } from '../../src/model/values/web-address.ts'
import { readCurrency } from './read-currency.ts'
import { readDate, type DateOrder } from './read-date.ts'
import { readDays } from './read-days.ts'
import { figureInName, lengthInName } from './length-in-name.ts'
import { readLength, readNumber } from './read-number.ts'
import { readPrices } from './read-prices.ts'
import { readSport } from './read-sport.ts'
import { isTentative, readCertainty, readCountry, readLanguage, readStatus } from './read-words.ts'
import { rowCells, type RowCells } from './row-cells.ts'
import type { CellFault, ImportDefaults, Length, RowFacts } from './row-facts.ts'

/**
 * Facts of a row and the cells that cannot be taken over. A fact with a fault is null, or '' where one is required.
 * @param mapping meaning of each column; null for one that is left out
 */
export function readRow(
  cells: readonly string[],
  mapping: readonly (ColumnTarget | null)[],
  defaults: ImportDefaults,
): { facts: RowFacts; faults: CellFault[] } {
  const row = rowCells(cells, mapping)
  const place = readPlace(row, defaults)
  const read = { ...readDates(row), ...place, ...readRace(row, defaults, place.country) }
  const facts = { ...read, assumed: assumedIn(row, read) }
  reportMissing(row, facts)
  return { facts, faults: row.faults }
}

type DateFacts = Pick<
  RowFacts,
  'date' | 'end' | 'day' | 'opens' | 'closes' | 'certainty' | 'status' | 'reason' | 'previous'
>

function readDates(row: RowCells): DateFacts {
  const order = dateOrder(row.cell('date').manner)
  const dateOf = (field: ImportField) => row.fact(field, 'date', (text) => readDate(text, order))
  const days = row.fact('date', 'date', (text) => readDays(text, order))
  const date = days?.date ?? null
  const end = dateOf('end') ?? days?.end ?? null
  const day = dateOf('day')
  const { text } = row.cell('status')
  const status = text === '' ? null : readStatus(text)
  if (status === undefined) row.report('status', 'status')
  return {
    date: date ?? '',
    end: end === date ? null : end,
    ...(day === null ? {} : { day }),
    opens: dateOf('opens'),
    closes: dateOf('closes'),
    certainty:
      row.fact('certainty', 'certainty', readCertainty) ?? (isTentative(text) ? 'expected' : null),
    status: status ?? null,
    reason: row.line('reason', 500) || null,
    previous: dateOf('previous'),
  }
}

type PlaceFacts = Pick<RowFacts, 'city' | 'town' | 'region' | 'country' | 'lat' | 'lon' | 'venue'>

function readPlace(row: RowCells, defaults: ImportDefaults): PlaceFacts {
  const degrees = (field: 'lat' | 'lon', most: number) =>
    row.fact(field, 'coordinates', (text) => between(readNumber(text, false), -most, most))
  return {
    city: row.line('city', 200),
    town: null,
    region: row.line('region', 200) || null,
    country: row.fact('country', 'country', readCountry) ?? defaults.country,
    lat: degrees('lat', 90),
    lon: degrees('lon', 180),
    venue: row.line('venue', 120) || null,
  }
}

type RaceFacts = Omit<RowFacts, keyof DateFacts | keyof PlaceFacts | 'assumed'>

/** The other facts: of the race, its price and its links. */
function readRace(row: RowCells, defaults: ImportDefaults, country: string | null): RaceFacts {
  const link = (field: ImportField) =>
    row.fact(field, 'link', (text) =>
      text.length <= webAddressMaximumCharacters ? linkOf(text) : null,
    )
  const currency = row.fact('currency', 'currency', (text) => {
    const read = readCurrency(text, country, defaults.currency)
    return read === 'shared' ? null : read
  })
  const chosen = currency ?? defaults.currency
  const price = row.fact('price', 'number', (text) => readPrices(text, { country, chosen }))
  const name = row.line('name', 300)
  const race = row.line('race', 200) || null
  const sport = row.fact('sport', 'sport', readSport) ?? defaults.sport
  const language = row.fact('language', 'language', readLanguage) ?? defaults.language
  const stated = row.fact('distance', 'number', (text, manner) => readLength(text, unitOf(manner)))
  const distance =
    row.cell('distance').text === ''
      ? race === null
        ? figureInName(name)
        : lengthInName(race, sport)
      : stated
  return {
    name,
    language,
    sport,
    race: race ?? raceName(distance, language) ?? (name || null),
    distance,
    climb: row.fact('climb', 'number', (text, manner) =>
      readLength(text, manner === 'ft' ? 'ft' : 'm'),
    ),
    start: row.fact('start', 'time', timeOf),
    prices: price?.steps ?? [],
    currency: currency ?? price?.currency ?? defaults.currency,
    site: link('site'),
    entry: link('entry'),
  }
}

/** "10 km", the name of a race that has none, in the language of the event's name. */
function raceName(distance: Length | null, language: string | null): string | null {
  if (distance === null || !isFigureUnit(distance.unit)) return null
  return measure(distance.value, distance.unit, localeOrDefault(language ?? ''))
}

/** Facts that have a value without a cell that states it. */
function assumedIn(row: RowCells, facts: Omit<RowFacts, 'assumed'>): ImportField[] {
  const fields = ['language', 'country', 'sport', 'race', 'distance', 'currency'] as const
  return fields.filter((field) => {
    const isWithPrice = field === 'currency' && row.cell('price').text !== ''
    return facts[field] !== null && row.cell(field).text === '' && !isWithPrice
  })
}

/** Reports facts that are required, by themselves or by another one. */
function reportMissing({ cell, faults, report }: RowCells, facts: RowFacts): void {
  if (
    (facts.lat === null) !== (facts.lon === null) &&
    !faults.some(({ fault }) => fault === 'coordinates')
  )
    report(facts.lat === null ? 'lat' : 'lon', 'missing')
  if (facts.prices.length > 0 && facts.currency === null) report('currency', 'missing')
  const isPinned = facts.lat !== null && facts.lon !== null
  for (const field of requiredImportFields)
    if (field === 'city' && isPinned) continue
    else if ((facts[field] ?? '') === '' && cell(field).text === '') report(field, 'missing')
}

const dateOrder = (manner: string): DateOrder =>
  manner === 'dmy' || manner === 'mdy' ? manner : 'ymd'

const unitOf = (manner: string): 'km' | 'm' | 'mi' =>
  manner === 'm' || manner === 'mi' ? manner : 'km'

const between = (value: number | null, least: number, most: number): number | null =>
  value !== null && value >= least && value <= most ? value : null

/** A link without a scheme is one of https. */
function linkOf(text: string): string | null {
  const full = /^[a-z][a-z\d+.-]*:/iu.test(text) ? text : `https://${text}`
  return isWebAddress(full) ? full : null
}

/** "9:30", "09.30 Uhr", "9h30", "9:30 AM". */
function timeOf(text: string): string | null {
  const parts =
    /^(\d{1,2})\s*[:.h時시时]\s*(\d{2})?(?::\d{2})?\s*(?:分|분)?\s*(am|pm|a\.m\.|p\.m\.|uhr|h)?$/iu.exec(
      text,
    )
  if (parts === null) return null
  const [, hours = '', minutes = '00', half = ''] = parts
  const isAfternoon = half.toLowerCase().startsWith('p')
  const isMorning = half.toLowerCase().startsWith('a')
  const hour = (Number(hours) % (isAfternoon || isMorning ? 12 : 100)) + (isAfternoon ? 12 : 0)
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : null
}
