import { Hono } from 'hono'
import * as v from 'valibot'
import { DomainError } from '../../src/model/errors.ts'
import { unitSystemNames } from '../../src/model/preferences.ts'
import { kilometresOfMiles } from '../../src/model/units.ts'
import { isRealDate } from '../../src/model/usual-date.ts'
import type { CalendarAnswer } from '../../src/model/views.ts'
import { parseCriteria, type Criteria } from '../domain/calendar/criteria.ts'
import { findCalendar, type CalendarQuery } from '../domain/calendar/find-calendar.ts'
import { pathFor } from '../present/calendar-labels.ts'
import { presentCalendar } from '../present/calendar.ts'
import type { ApiEnvironment } from './middleware/context.ts'
import { query, readerKeys } from './middleware/query.ts'
import { readerOf } from './middleware/reader.ts'

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

const calendarQuery = v.object({
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

function readCriteria(keys: CalendarKeys): { criteria: Criteria; moved: boolean } {
  const segments = keys.criteria.split('/').filter((segment) => segment !== '')
  const fields = [keys.sport, keys.distance, keys.country, keys.month].filter((word) => word !== '')
  const parsed = parseCriteria([...segments, ...fields], keys.locale)
  if (!parsed.ok) throw new DomainError('criteria-not-found', parsed.word)
  return { criteria: parsed.criteria, moved: fields.length > 0 || !parsed.ordered }
}

/** The range of lengths in kilometres: as the address has it, or as the form sends it. */
function readLengths({ minKm, maxKm, min, max, unit }: CalendarKeys) {
  if (min === null && max === null) return { minKm, maxKm, moved: unit !== '' }
  const [least, most] =
    unit === 'imperial'
      ? [
          min === null ? null : kilometresOfMiles(min, 'least'),
          max === null ? null : kilometresOfMiles(max, 'most'),
        ]
      : [min, max]
  return { minKm: least, maxKm: most, moved: true }
}

/**
 * The calendar. `redirect` is set where the same list has another, canonical address; the page then goes there.
 */
export const calendar = new Hono<ApiEnvironment>().get('/', query(calendarQuery), async (c) => {
  const keys = c.req.valid('query')
  const { locale, text, from, to, page } = keys
  const { criteria, moved } = readCriteria(keys)
  const lengths = readLengths(keys)
  const { minKm, maxKm } = lengths
  const asked: CalendarQuery = {
    criteria,
    text,
    minKm,
    maxKm,
    confirmed: keys.confirmed === '1',
    from,
    to,
    page,
  }
  if (moved || lengths.moved) {
    return c.json<CalendarAnswer>({ redirect: pathFor(asked, locale), view: null })
  }
  if (from !== null && to !== null && from > to) throw new DomainError('invalid-query', 'to')
  if (minKm !== null && maxKm !== null && minKm > maxKm)
    throw new DomainError('invalid-query', 'maxKm')
  const today = c.var.clock.today()
  const reader = await readerOf(c.var.settings, keys)
  const facts = await findCalendar(c.var.db, c.var.engine, asked, locale, today)
  return c.json<CalendarAnswer>({
    redirect: null,
    view: presentCalendar(asked, facts, reader, today),
  })
})
