import { addDays } from '../../../../src/model/values/dates.ts'
import type { UsualDate } from '../../../../src/model/event/usual-date.ts'
import type { EditionInput, EventInput, RaceInput } from '../events/event-input.ts'
import { expectedDays } from './expected-days.ts'

export interface PlannedEdition {
  /** ISO dates of the first and last day. */
  date: string
  endDate: string
  /** First day before the edition was moved; null if it was not. */
  previousDate: string | null
  /** False for a date that only follows the usual date. */
  confirmed: boolean
  /** Races of this edition. Their `dayOffset` counts from its first day. */
  races: readonly RaceInput[]
  /** Null for an expected edition. */
  known: EditionInput | null
}

/** The announced editions of an event, and the next one by its usual date if none is announced. */
export function planEditions(
  event: Pick<EventInput, 'editions' | 'usual' | 'races'>,
  today: string,
): PlannedEdition[] {
  const known = event.editions.map((facts) => knownEdition(event, facts))
  const stated = known.map(({ date, confirmed, known: facts }) => ({
    date,
    confirmed,
    status: facts?.status ?? null,
  }))
  const next = expectedDays(stated, usualDateOf(event), today)
  if (next === null) return known
  const races = fromFirstDay(event.races.filter(isStillHeld))
  return [...known, { ...next, previousDate: null, confirmed: false, races, known: null }]
}

/** The rule of the event's first days: earlier than `usual` by the days that a race is before it. Null without a rule. */
export function usualDateOf({
  usual,
  races,
}: Pick<EventInput, 'usual' | 'races'>): UsualDate | null {
  if (usual === undefined) return null
  const before = daysBeforeDate(races.filter(isStillHeld))
  if (before === 0) return usual
  return { ...usual, days: usual.days + before, daysBefore: (usual.daysBefore ?? 0) + before }
}

function knownEdition(
  { usual, races }: Pick<EventInput, 'usual' | 'races'>,
  facts: EditionInput,
): PlannedEdition {
  const { date, end, previousDate } = facts
  const year = Number(date.slice(0, 4))
  const held = races.filter(({ since = year, until = year }) => since <= year && year <= until)
  const before = daysBeforeDate(held)
  return {
    date: addDays(date, -before),
    endDate: end ?? addDays(date, (usual?.days ?? 1) - 1),
    previousDate: previousDate === undefined ? null : addDays(previousDate, -before),
    confirmed: true,
    races: fromFirstDay(held),
    known: facts,
  }
}

const isStillHeld = ({ until }: RaceInput): boolean => until === undefined

/** Number of days that the earliest race is before the `date` of its edition. */
const daysBeforeDate = (races: readonly RaceInput[]): number =>
  Math.max(0, ...races.map(({ dayOffset = 0 }) => -dayOffset))

function fromFirstDay(races: readonly RaceInput[]): readonly RaceInput[] {
  const before = daysBeforeDate(races)
  return before === 0
    ? races
    : races.map(({ dayOffset, ...race }) =>
        dayOffset === undefined ? race : { ...race, dayOffset: dayOffset + before },
      )
}
