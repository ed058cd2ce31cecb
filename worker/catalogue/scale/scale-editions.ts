import type { EditionStatus } from '../../../src/model/event/edition-status.ts'
import { addDays, weekdayOf } from '../../../src/model/values/dates.ts'
import { weekdays, type UsualDate } from '../../../src/model/event/usual-date.ts'
import { endOffsetOf } from '../../time/local-day.ts'
import type { edition } from '../../domain/catalogue/editions/edition.table.ts'
import type { Draw } from './draw.ts'

type EditionRecord = typeof edition.$inferInsert
/** Columns that editions take from their event. */
export type EditionBasis = Pick<EditionRecord, 'eventId' | 'sport' | 'cityId' | 'zone'>

const statusShare = 0.02
/** Statuses of upcoming and of past editions; together all sixteen. */
const statusesAhead: readonly EditionStatus[] = [
  'all-hybrid',
  'all-virtual',
  'canceled',
  'cancelled',
  'cancelled-event',
  'new-date-announced',
  'postponed',
  'rescheduled',
  'turned-virtual',
  'virtual-race',
]
const statusesPast: readonly EditionStatus[] = [
  'archived',
  'cancelled-terminated',
  'postponed-terminated',
  'rescheduled-terminated',
  'terminated',
  'virtual-terminated',
]
const moved: readonly (EditionStatus | null)[] = [
  'new-date-announced',
  'rescheduled',
  'rescheduled-terminated',
]
const providers = ['worlds_marathons', 'wsg_affiliation', 'runsignup'] as const

/** A random duration in days, mostly one. */
export function drawDays(draw: Draw): number {
  const roll = draw.number()
  if (roll < 0.88) return 1
  return roll < 0.98 ? 2 : draw.whole(3, 5)
}

/** The rule for `event.usualDate` that yields this date. */
export function ruleOf(date: string, days: number): UsualDate {
  const nth = Math.ceil(Number(date.slice(8)) / 7)
  const week = nth === 1 || nth === 2 || nth === 3 || nth === 4 ? nth : -1
  const weekday = weekdays[weekdayOf(date)] ?? 'sun'
  return { kind: 'weekday', month: Number(date.slice(5, 7)), week, weekday, days }
}

/** An edition without its id. `past` ones are confirmed and take no entries. */
export function scaleEdition(
  draw: Draw,
  basis: EditionBasis,
  span: { date: string; days: number; past: boolean },
): Omit<EditionRecord, 'id'> {
  const { date, days, past } = span
  const endDate = days === 1 ? date : addDays(date, days - 1)
  const status = draw.chance(statusShare) ? draw.pick(past ? statusesPast : statusesAhead) : null
  const entries = !past && draw.chance(0.4)
  return {
    ...basis,
    date,
    endDate,
    endOffset: endOffsetOf(basis.zone, endDate),
    dateConfirmed: past || draw.chance(0.7),
    status,
    previousDate: moved.includes(status) ? addDays(date, -7 * draw.whole(2, 20)) : null,
    signUpStartsOn: entries ? addDays(date, -draw.whole(120, 300)) : null,
    signUpEndsOn: entries ? addDays(date, -draw.whole(1, 30)) : null,
    signUpUrl: entries ? `https://entries.example/${basis.eventId}` : null,
    signUpProvider: entries && draw.chance(0.2) ? draw.pick(providers) : null,
    maxParticipants: draw.chance(0.3) ? draw.pick([200, 500, 1000, 2500, 8000, 30_000]) : null,
    version: 0,
  }
}
