import * as v from 'valibot'
import { DomainError } from '../../src/model/errors.ts'
import { unitSystemNames } from '../../src/model/preferences.ts'
import { kilometresOfMiles } from '../../src/model/units.ts'
import { isRealDate } from '../../src/model/usual-date.ts'
import { parseCriteria, type Criteria } from '../domain/calendar/criteria.ts'
import { readerKeys } from './middleware/query.ts'

/** What a calendar's address may say, and how its keys are read. */

const blank = v.literal('')
const length = v.optional(
  v.union([
    v.pipe(
      blank,
      v.transform(() => null),
    ),
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}(?:[.,]\d{1,3})?$/u),
      v.transform((text) => Number(text.replace(',', '.'))),
    ),
  ]),
  '',
)
const day = v.optional(
  v.union([
    v.pipe(
      blank,
      v.transform(() => null),
    ),
    v.pipe(v.string(), v.isoDate(), v.regex(/^20\d\d/u), v.check(isRealDate)),
  ]),
  '',
)
const criterion = v.optional(v.pipe(v.string(), v.maxLength(80)), '')

export const calendarQuery = v.object({
  ...readerKeys,
  /** Segments of the path, joined by "/", decoded, in the language of `locale`. */
  criteria: v.optional(v.pipe(v.string(), v.maxLength(600)), ''),
  /** A form without scripts sends its fields as keys; they become segments. */
  sport: criterion,
  distance: criterion,
  country: criterion,
  month: criterion,
  text: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.trim().slice(0, 200)),
    ),
    '',
  ),
  minKm: length,
  maxKm: length,
  /** The form sends lengths as its reader counts them; they become kilometres, which mean the same to everybody. */
  min: length,
  max: length,
  unit: v.optional(v.picklist(['', ...unitSystemNames]), ''),
  confirmed: v.optional(v.picklist(['', '0', '1']), ''),
  from: day,
  to: day,
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/u), v.transform(Number)), '1'),
})

type CalendarKeys = v.InferOutput<typeof calendarQuery>

export function readCriteria(keys: CalendarKeys): { criteria: Criteria; moved: boolean } {
  const segments = keys.criteria.split('/').filter((segment) => segment !== '')
  const fields = [keys.sport, keys.distance, keys.country, keys.month].filter((word) => word !== '')
  const parsed = parseCriteria([...segments, ...fields], keys.locale)
  if (!parsed.ok) throw new DomainError('criteria-not-found', parsed.word)
  return { criteria: parsed.criteria, moved: fields.length > 0 || !parsed.ordered }
}

/** The range of lengths in kilometres: as the address has it, or as the form sends it. */
export function readLengths({ minKm, maxKm, min, max, unit }: CalendarKeys) {
  if (min === null && max === null) return { minKm, maxKm, moved: unit !== '' }
  const kilometres = (given: number | null, bound: 'least' | 'most') =>
    given === null || unit !== 'imperial' ? given : kilometresOfMiles(given, bound)
  return { minKm: kilometres(min, 'least'), maxKm: kilometres(max, 'most'), moved: true }
}
