import type {
  Box,
  EventFormat,
  Point,
  SignUpState,
  TeamChoice,
} from '../../../src/model/calendar/calendar.ts'
import type { DistancePreset } from '../../../src/model/calendar/distance-presets.ts'
import type { Sport, SportGroup } from '../../../src/model/event/sports.ts'

/**
 * Filters of the calendar. All that are set must hold on one and the same race of an edition. Dates are ISO dates;
 * bounds are inclusive.
 */
export interface SearchFilters {
  text?: string | undefined
  sport?: Sport | undefined
  group?: SportGroup | undefined
  preset?: DistancePreset | undefined
  country?: string | undefined
  /** English name of a region of the country. */
  region?: string | undefined
  cityId?: number | undefined
  /** A race counts on its own day or, if that is unknown, on each day of its edition. */
  from: string
  to?: string | undefined
  /** A second range that the race must overlap: the month of the page's path besides a range of days. */
  also?: { from: string; to: string } | undefined
  /** Metres; races of unknown length never match. */
  minMetres?: number | undefined
  maxMetres?: number | undefined
  /** Metres of climb; races of unknown climb never match. */
  minGain?: number | undefined
  maxGain?: number | undefined
  /** Kilometres plus a hundredth of the metres of climb; both must be known. */
  minEffort?: number | undefined
  maxEffort?: number | undefined
  /** Euro, by the price valid on `today` (model/ticket-prices.ts); races without one never match. 0 is free. */
  maxPriceEur?: number | undefined
  signUp?: SignUpState | undefined
  format?: EventFormat | undefined
  team?: TeamChoice | undefined
  /** Of five stars; events without a rating never match. */
  minRating?: number | undefined
  /** Primary subtag of the event's language. */
  language?: string | undefined
  organiserId?: number | undefined
  /** Great-circle distance. */
  near?: { point: Point; km: number } | undefined
  box?: Box | undefined
  /** False leaves out editions whose date is only expected. */
  includeExpected?: boolean | undefined
}
