import { DomainError } from '../../../src/model/errors.ts'
import { defaultRadius } from '../../../src/model/calendar.ts'
import { kilometresOfMiles, metresOfFeet } from '../../../src/model/units.ts'
import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import { parseCriteria, type Criteria } from '../../domain/calendar/criteria.ts'
import { findPlaces, type Asker, type FoundPlaces } from '../../domain/calendar/find-places.ts'
import type { CalendarKeys } from './calendar-query.ts'

/** What is asked, and whether a form asked it: its fields are no part of an address. */
interface Asked {
  query: CalendarQuery
  places: FoundPlaces
  /** The same criteria have another, canonical path. */
  moved: boolean
}

/** Segments that the fields of a form stand for. A country other than that of `place` leaves what was within it. */
function fieldsOf({ sport, distance, country, place, month, from, to }: CalendarKeys): string[] {
  const places = place.split('/')
  const where = places[0] === country ? places : [country]
  // Days that are filled in are newer than the month that was in force when the form was shown.
  const when = from === null && to === null ? month : ''
  return [sport, distance, ...where, when].filter((word) => word !== '')
}

function readCriteria(keys: CalendarKeys): { criteria: Criteria; moved: boolean } {
  const segments = keys.criteria.split('/').filter((segment) => segment !== '')
  const fields = fieldsOf(keys)
  const parsed = parseCriteria([...segments, ...fields], keys.locale)
  if (!parsed.ok) throw new DomainError('criteria-not-found', parsed.word)
  return { criteria: parsed.criteria, moved: fields.length > 0 || !parsed.ordered }
}

/** The ranges in kilometres and metres: as the address has them, or as the form sends them. */
function readRanges({ minKm, maxKm, minGain, maxGain, ...form }: CalendarKeys) {
  const { min, max, minClimb, maxClimb } = form
  const isMiles = form.unit === 'imperial'
  const long = (given: number | null, bound: 'least' | 'most') =>
    given === null || !isMiles ? given : kilometresOfMiles(given, bound)
  const high = (given: number | null) => (given === null || !isMiles ? given : metresOfFeet(given))
  return {
    minKm: long(min, 'least') ?? minKm,
    maxKm: long(max, 'most') ?? maxKm,
    minGain: high(minClimb) ?? minGain,
    maxGain: high(maxClimb) ?? maxGain,
  }
}

/**
 * The query of an address or of a form, its places looked up.
 * @throws DomainError 'criteria-not-found' with the word of the path that nobody knows or its country does not have,
 *   'invalid-query' for an unknown organiser
 */
export async function readCalendar(keys: CalendarKeys, asker: Asker): Promise<Asked> {
  const read = readWords(keys)
  const places = await findPlaces(asker, read.query)
  const { criteria, ordered } = places
  const moved = read.moved || !ordered
  return { query: { ...read.query, criteria }, places, moved }
}

/**
 * The same as far as it can be told without looking up places: they are still words.
 * @throws DomainError 'criteria-not-found' with the word of the path that nobody knows
 */
export function readWords(keys: CalendarKeys): Omit<Asked, 'places'> {
  const { criteria, moved } = readCriteria(keys)
  const { maxPrice } = keys
  // A form that changes the country leaves the surroundings of a city, too.
  const isElsewhere = moved && keys.near?.kind === 'city' && criteria.places.length === 0
  const near = isElsewhere ? null : keys.near
  // An order is a wish, no filter: without a place to measure from the list is as true by date, and no error.
  const sort = keys.sort === 'distance' && near === null ? 'date' : keys.sort
  const query: CalendarQuery = {
    criteria,
    text: keys.text,
    ...readRanges(keys),
    minEffort: keys.minEffort,
    maxEffort: keys.maxEffort,
    maxPrice:
      maxPrice === null
        ? null
        : { amount: maxPrice, currency: maxPrice === 0 ? 'EUR' : (keys.priceIn ?? keys.currency) },
    confirmed: keys.confirmed === '1',
    registration: keys.registration,
    format: keys.format,
    team: keys.team,
    minRating: keys.minRating,
    language: keys.language,
    organiser: keys.organiser,
    near,
    radiusKm: near === null ? defaultRadius : (keys.radius ?? defaultRadius),
    box: keys.box,
    from: keys.from,
    to: keys.to,
    sort: sort ?? 'date',
    view: keys.view ?? 'list',
    page: keys.page,
  }
  return { query, moved }
}

const isTurned = (least: number | null, most: number | null): boolean =>
  least !== null && most !== null && least > most

/** @throws DomainError 'invalid-query' for bounds that exclude each other and a city's surroundings without a city */
export function checkCalendar(query: CalendarQuery): void {
  const { from, to } = query
  const refuse = (key: string): never => {
    throw new DomainError('invalid-query', key)
  }
  if (from !== null && to !== null && from > to) refuse('to')
  if (isTurned(query.minKm, query.maxKm)) refuse('maxKm')
  if (isTurned(query.minGain, query.maxGain)) refuse('maxGain')
  if (isTurned(query.minEffort, query.maxEffort)) refuse('maxEffort')
  if (query.near?.kind === 'city' && query.criteria.city === null) refuse('near')
}
