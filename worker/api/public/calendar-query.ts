import * as v from 'valibot'
import {
  calendarSorts,
  calendarViews,
  eventFormats,
  ratingSteps,
  signUpStates,
  teamChoices,
} from '../../../src/model/calendar.ts'
import { currencies } from '../../../src/model/currencies.ts'
import type { calendarPageKeys } from '../../../src/model/page-keys.ts'
import { unitSystemNames } from '../../../src/model/preferences.ts'
import {
  boxPattern,
  nearPattern,
  pointPattern,
  readBox,
  readPoint,
} from '../../../src/model/read-place.ts'
import { readerKeys } from '../middleware/query.ts'
import { climb, day, length, maybe, numberLike, readBy, shortText } from './calendar-values.ts'
import { nearOf } from './read-place.ts'

/** What a calendar's address may say, and what its form may send; which of it hold together is `readCalendar`'s. */

const criterion = v.optional(shortText(80), '')

/** The keys of the calendar's page, and those by which the page words its question. */
type QueryKey = (typeof calendarPageKeys)[number] | keyof typeof readerKeys | 'criteria' | 'here'

export const calendarQuery = v.object({
  ...readerKeys,
  /** Segments of the path, joined by "/", decoded, in the language of `locale`. */
  criteria: v.optional(shortText(600), ''),

  text: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.trim().slice(0, 200)),
    ),
    '',
  ),
  minKm: length,
  maxKm: length,
  minGain: climb,
  maxGain: climb,
  minEffort: length,
  maxEffort: length,
  maxPrice: numberLike(/^\d{1,7}(?:[.,]\d{1,2})?$/u),
  priceIn: maybe(v.picklist(currencies)),
  confirmed: v.optional(v.picklist(['', '0', '1']), ''),
  registration: maybe(v.picklist(signUpStates)),
  format: maybe(v.picklist(eventFormats)),
  team: maybe(v.picklist(teamChoices)),
  minRating: maybe(v.pipe(v.picklist(ratingSteps.map(String)), v.transform(Number))),
  language: maybe(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/u))),
  organiser: maybe(shortText(120)),
  near: maybe(readBy(nearPattern, nearOf)),
  radius: maybe(
    v.pipe(
      v.string(),
      // radiusBounds, as a pattern.
      v.regex(/^(?:0?[1-9]\d|1\d\d|2[0-4]\d|250)$/u),
      v.transform(Number),
    ),
  ),
  /** Where the reader's browser says that the reader is; no part of an address. */
  here: maybe(readBy(pointPattern, readPoint)),
  box: maybe(readBy(boxPattern, readBox)),
  from: day,
  to: day,
  sort: maybe(v.picklist(calendarSorts)),
  view: maybe(v.picklist(calendarViews)),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/u), v.transform(Number)), '1'),

  /** A form sends its criteria as keys; they become segments. `place` is the country with what it had within. */
  sport: criterion,
  distance: criterion,
  country: criterion,
  place: v.optional(shortText(300), ''),
  month: criterion,
  /** The form sends lengths as its reader counts them; they become kilometres and metres, which mean the same to everybody. */
  min: length,
  max: length,
  minClimb: climb,
  maxClimb: climb,
  unit: maybe(v.picklist(unitSystemNames)),
} satisfies Record<QueryKey, v.GenericSchema>)

export type CalendarKeys = v.InferOutput<typeof calendarQuery>
