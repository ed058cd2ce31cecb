import {
  defaultRadius,
  type Box,
  type CalendarSort,
  type CalendarViewName,
  type EventFormat,
  type Point,
  type SignUpState,
  type TeamChoice,
} from '../../../src/model/calendar.ts'
import type { Currency } from '../../../src/model/currencies.ts'
import { noCriteria, type Criteria } from './criteria.ts'

/**
 * Around what a distance is measured: a point the address names; the reader, wherever each reader is; or the city of
 * the criteria, which then stands for its surroundings.
 */
export type Near = { kind: 'point'; point: Point } | { kind: 'me' } | { kind: 'city' }

/** What a visitor asks of the calendar; `criteria` from the path, the rest from the query. Null is "no such filter". */
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
  /** At most this much, in the currency it was asked in, so that it means the same to everybody; 0 is free. */
  maxPrice: { amount: number; currency: Currency } | null
  /** Confirmed dates alone. */
  confirmed: boolean
  registration: SignUpState | null
  format: EventFormat | null
  team: TeamChoice | null
  minRating: number | null
  /** First subtag of a BCP 47 tag. */
  language: string | null
  /** Permalink of an organiser. */
  organiser: string | null
  near: Near | null
  /** Meant only beside `near`. */
  radiusKm: number
  box: Box | null
  /** ISO dates of a range, null for the default: from today on. */
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
  registration: null,
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
