import * as v from 'valibot'
import { feasts } from '../../event/feasts.ts'
import type { UsualDate } from '../../event/usual-date.ts'

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

const weekday = v.picklist(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
const month = whole(1, 12)
const day = whole(1, 31)

/** Fields of every kind: see `UsualDate`. */
const every = {
  /** Days the event lasts; 1 when left out. */
  days: v.optional(whole(1, 60), 1),
  daysBefore: v.optional(whole(1, 6)),
  every: v.optional(v.picklist([2, 3, 4])),
  from: v.optional(whole(1850, 2100)),
  since: v.optional(whole(1850, 2100)),
}

/** The rule of an event's dates (`UsualDate`), in the demo catalogue and in the database. */
export const usualDate = v.pipe(
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('weekday'),
      month,
      week: v.picklist([-2, -1, 1, 2, 3, 4, 5]),
      weekday,
      ...every,
    }),
    v.strictObject({ kind: v.literal('fixed'), month, day, ...every }),
    v.strictObject({
      kind: v.literal('feast'),
      feast: v.picklist(feasts),
      offset: whole(-100, 100),
      ...every,
    }),
    v.strictObject({
      kind: v.literal('relative'),
      weekday,
      n: whole(1, 4),
      direction: v.picklist(['before', 'after']),
      month,
      day,
      inclusive: v.optional(v.boolean()),
      ...every,
    }),
    v.strictObject({ kind: v.literal('iso-week'), week: whole(1, 53), weekday, ...every }),
  ]),
  v.check(
    (rule) => (rule.every === undefined) === (rule.from === undefined),
    '"every" needs "from", a year with an edition, and "from" needs "every"',
  ),
  v.check(
    ({ days, daysBefore }) => daysBefore === undefined || daysBefore < days,
    '"days" must be more than "daysBefore", because the edition lasts until the day of the rule',
  ),
) satisfies v.GenericSchema<unknown, UsualDate>
