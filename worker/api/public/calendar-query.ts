import * as v from 'valibot'
import {
  calendarSorts,
  calendarViews,
  eventFormats,
  radiusBounds,
  ratingSteps,
  registrationStates,
  teamChoices,
} from '../../../src/model/calendar.ts'
import { currencies } from '../../../src/model/currencies.ts'
import type { calendarPageKeys } from '../../../src/model/page-keys.ts'
import { unitSystemNames } from '../../../src/model/preferences.ts'
import { isRealDate } from '../../../src/model/usual-date.ts'
import { readerKeys } from '../middleware/query.ts'
import { boxOf, nearOf, placeOf } from './read-place.ts'

/** What a calendar's address may say, and what its form may send; which of it hold together is `readCalendar`'s. */

/** A key that may be left out, or empty as a form without scripts sends its fields. */
function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  const blank = v.pipe(
    v.literal(''),
    v.transform(() => null),
  )
  return v.optional(v.union([blank, schema]), '')
}

/** A text that `read` understands; null is what it does not. */
export function readBy<T>(read: (text: string) => T | null) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== null) return value
      addIssue()
      return NEVER
    }),
  )
}

const numberLike = (pattern: RegExp) =>
  maybe(
    v.pipe(
      v.string(),
      v.regex(pattern),
      v.transform((text) => Number(text.replace(',', '.'))),
    ),
  )

const length = numberLike(/^\d{1,5}(?:[.,]\d{1,3})?$/u)
const climb = numberLike(/^\d{1,5}$/u)
const day = maybe(v.pipe(v.string(), v.isoDate(), v.regex(/^20\d\d/u), v.check(isRealDate)))
const criterion = v.optional(v.pipe(v.string(), v.maxLength(80)), '')

/** The keys of the calendar's page, and those by which the page words its question. */
type QueryKey = (typeof calendarPageKeys)[number] | keyof typeof readerKeys | 'criteria' | 'here'

export const calendarQuery = v.object({
  ...readerKeys,
  /** Segments of the path, joined by "/", decoded, in the language of `locale`. */
  criteria: v.optional(v.pipe(v.string(), v.maxLength(600)), ''),

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
  registration: maybe(v.picklist(registrationStates)),
  format: maybe(v.picklist(eventFormats)),
  team: maybe(v.picklist(teamChoices)),
  minRating: maybe(readBy((text) => ratingSteps.find((step) => String(step) === text) ?? null)),
  language: maybe(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/u))),
  organiser: maybe(v.pipe(v.string(), v.maxLength(120))),
  near: maybe(readBy(nearOf)),
  radius: maybe(
    v.pipe(
      v.string(),
      v.regex(/^\d{2,3}$/u),
      v.transform(Number),
      v.minValue(radiusBounds.least),
      v.maxValue(radiusBounds.most),
    ),
  ),
  /** Where the reader's browser says that the reader is; no part of an address. */
  here: maybe(readBy(placeOf)),
  box: maybe(readBy(boxOf)),
  from: day,
  to: day,
  sort: maybe(v.picklist(calendarSorts)),
  view: maybe(v.picklist(calendarViews)),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/u), v.transform(Number)), '1'),

  /** A form sends its criteria as keys; they become segments. `place` is the country with what it had within. */
  sport: criterion,
  distance: criterion,
  country: criterion,
  place: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  month: criterion,
  /** The form sends lengths as its reader counts them; they become kilometres and metres, which mean the same to everybody. */
  min: length,
  max: length,
  minClimb: climb,
  maxClimb: climb,
  unit: maybe(v.picklist(unitSystemNames)),
} satisfies Record<QueryKey, v.GenericSchema>)

export type CalendarKeys = v.InferOutput<typeof calendarQuery>
