import * as v from 'valibot'
import { isHref } from './href.ts'

/** Identifier of an event in URLs. */
export const permalink = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u),
)

/** Path of a calendar by its English words, with its filters. */
const calendarPath = v.pipe(
  v.string(),
  v.check(
    (path) => /^\/calendar(?:[/?]|$)/u.test(path) && isHref(path),
    'must be the English path of a calendar, such as /calendar/running/france',
  ),
)

const events = (maximum: number) => v.pipe(v.array(permalink), v.minLength(1), v.maxLength(maximum))

/** A drawing made of the facts of the catalogue as they are when the page is read. */
export const figure = v.variant('of', [
  /** The next start of a calendar, or of one event, as a date with its race drawn. */
  v.strictObject({ of: v.literal('next-start'), events: events(60) }),
  /** Kilometre bars of the longest race of each event, or of the race with this name or acronym. */
  v.strictObject({
    of: v.literal('bars'),
    events: events(6),
    race: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(120))),
  }),
  /** Map of the surroundings of the place of an event. */
  v.strictObject({ of: v.literal('plate'), event: permalink }),
  /** The weekend on which an event usually is, against the days of its past editions. */
  v.strictObject({ of: v.literal('usual-date'), event: permalink }),
  /** The next editions of events on one line of twelve months. */
  v.strictObject({ of: v.literal('season'), events: events(60) }),
  /** Number of events in each of some calendars. */
  v.strictObject({
    of: v.literal('count'),
    calendars: v.pipe(v.array(calendarPath), v.minLength(1), v.maxLength(20)),
  }),
])

export type Figure = v.InferOutput<typeof figure>

/** Permalinks of the events that a drawing is made of. */
export function eventsOfFigure(of: Figure): readonly string[] {
  if (of.of === 'count') return []
  return 'events' in of ? of.events : [of.event]
}
