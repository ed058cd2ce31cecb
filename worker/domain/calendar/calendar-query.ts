import {
  defaultRadius,
  type Box,
  type CalendarSort,
  type CalendarViewName,
  type EventFormat,
  type Point,
  type SignUpState,
  type TeamChoice,
} from '../../../src/model/calendar/calendar.ts'
import type { Currency } from '../../../src/model/values/currencies.ts'
import { noCriteria, type Criteria } from './criteria.ts'

/**
 * Centre from which distances are measured: a point in the URL; the place of the reader; or the city of the criteria,
 * whose surroundings are then searched in place of the city.
 */
export type Near = { kind: 'point'; point: Point } | { kind: 'me' } | { kind: 'city' }

/** A query of the calendar: `criteria` from the path, the rest from the URL's query. Null for a filter that is not set. */
export interface CalendarQuery {
  criteria: Criteria
  text: string
  minKm: number | null
  maxKm: number | null
  /** Metres of climb. */
  minGain: number | null
  maxGain: number | null
  /** Kilometres plus a hundredth of the metres of climb. */
  minEffort: number | null
  maxEffort: number | null
  /** Greatest price in the currency of the URL, which thus means the same to every reader; 0 is free. */
  maxPrice: { amount: number; currency: Currency } | null
  /** True leaves out expected dates. */
  confirmed: boolean
  signUp: SignUpState | null
  format: EventFormat | null
  team: TeamChoice | null
  minRating: number | null
  /** First subtag of a BCP 47 tag. */
  language: string | null
  /** Permalink of an organiser. */
  organiser: string | null
  near: Near | null
  /** Ignored without `near`. */
  radiusKm: number
  box: Box | null
  /** ISO dates, both inclusive; null for an open end. Without both and without a month, from today on. */
  from: string | null
  to: string | null
  sort: CalendarSort
  view: CalendarViewName
  /** 1 is the first. */
  page: number
}

export const wholeCalendar: CalendarQuery = {
  criteria: noCriteria,
  text: '',
  minKm: null,
  maxKm: null,
  minGain: null,
  maxGain: null,
  minEffort: null,
  maxEffort: null,
  maxPrice: null,
  confirmed: false,
  signUp: null,
  format: null,
  team: null,
  minRating: null,
  language: null,
  organiser: null,
  near: null,
  radiusKm: defaultRadius,
  box: null,
  from: null,
  to: null,
  sort: 'date',
  view: 'list',
  page: 1,
}
