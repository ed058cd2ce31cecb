import { isPlain } from '../../src/model/form.ts'
import {
  importCellLimit,
  requiredImportFields,
  type ColumnTarget,
  type ImportFault,
  type ImportField,
} from '../../src/model/imports.ts'
import { isWebAddress, webAddressMaximumCharacters } from '../../src/model/web-address.ts'
import { readDate, type DateOrder } from './read-date.ts'
import { readLength, readNumber } from './read-number.ts'
import { readCountry, readCurrency, readSport, readStatus } from './read-words.ts'
import type { CellFault, ImportDefaults, RowFacts } from './row-facts.ts'

/**
 * Facts of a row and the cells that cannot be taken over. A fact with a fault is null, or '' where one is required.
 * @param mapping meaning of each column; null for one that is left out
 */
export function readRow(
  cells: readonly string[],
  mapping: readonly (ColumnTarget | null)[],
  defaults: ImportDefaults,
): { facts: RowFacts; faults: CellFault[] } {
  const faults: CellFault[] = []
  const report = (field: ImportField, fault: ImportFault): null => {
    faults.push({ field, fault })
    return null
  }
  /** Text of a fact with the part of its target after the dot. */
  const cell = (field: ImportField): { text: string; manner: string } => {
    const index = mapping.findIndex((target) => target?.split('.')[0] === field)
    return { text: (cells[index] ?? '').trim(), manner: mapping[index]?.split('.')[1] ?? '' }
  }
  const line = (field: ImportField, most: number): string => {
    const { text } = cell(field)
    if (text.length > importCellLimit || text.length > most) report(field, 'too-long')
    else if (!isPlain(text)) report(field, 'characters')
    else return text.normalize('NFC')
    return ''
  }
  /** A fact that `read` finds in its text; a text without it is a fault. */
  const fact = <Value>(
    field: ImportField,
    fault: ImportFault,
    read: (text: string, manner: string) => Value | null,
  ): Value | null => {
    const { text, manner } = cell(field)
    return text === '' ? null : (read(text, manner) ?? report(field, fault))
  }
  const order = dateOrder(cell('date').manner)
  const date = (field: ImportField) => fact(field, 'date', (text) => readDate(text, order))
  const link = (field: ImportField) =>
    fact(field, 'link', (text) =>
      text.length <= webAddressMaximumCharacters ? linkOf(text) : null,
    )
  const degrees = (field: 'lat' | 'lon', most: number) =>
    fact(field, 'coordinates', (text) => between(readNumber(text, false), -most, most))

  const day = date('date')
  const end = date('end')
  if (day !== null && end !== null && end < day) report('end', 'end-before-date')
  const status = cell('status').text === '' ? null : readStatus(cell('status').text)
  if (status === undefined) report('status', 'status')
  const price = fact('price', 'number', (text) => priceOf(text))
  const facts: RowFacts = {
    name: line('name', 300),
    date: day ?? '',
    end: end === day || (day !== null && end !== null && end < day) ? null : end,
    city: line('city', 200),
    region: line('region', 200) || null,
    country: fact('country', 'country', readCountry) ?? defaults.country,
    lat: degrees('lat', 90),
    lon: degrees('lon', 180),
    venue: line('venue', 120) || null,
    sport: fact('sport', 'sport', readSport) ?? defaults.sport,
    race: line('race', 200) || null,
    distance: fact('distance', 'number', (text, manner) => readLength(text, unitOf(manner))),
    climb: fact('climb', 'number', (text, manner) =>
      readLength(text, manner === 'ft' ? 'ft' : 'm'),
    ),
    start: fact('start', 'time', timeOf),
    price: price?.amount ?? null,
    currency: fact('currency', 'currency', readCurrency) ?? price?.currency ?? defaults.currency,
    site: link('site'),
    entry: link('entry'),
    opens: date('opens'),
    closes: date('closes'),
    status: status ?? null,
  }
  if (
    (facts.lat === null) !== (facts.lon === null) &&
    !faults.some(({ fault }) => fault === 'coordinates')
  )
    report(facts.lat === null ? 'lat' : 'lon', 'missing')
  if (facts.price !== null && facts.currency === null) report('currency', 'missing')
  for (const field of requiredImportFields)
    if ((facts[field] ?? '') === '' && cell(field).text === '') report(field, 'missing')
  return { facts, faults }
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

/** "45", "€ 45,00", "45 EUR". */
function priceOf(
  text: string,
): { amount: number; currency: ReturnType<typeof readCurrency> } | null {
  const parts = /^([^\d.,+-]*)([\d.,\s\u00a0\u202f'’]*\d)(?:[.,]-+)?([^\d]*)$/u.exec(text)
  if (parts === null) return null
  const [, before = '', digits = '', after = ''] = parts
  const word = `${before}${after}`.trim()
  const currency = word === '' ? null : readCurrency(word)
  const amount = readNumber(digits, false)
  if (amount === null || amount > 1e7 || (word !== '' && currency === null && word !== '$'))
    return null
  return { amount, currency }
}
