import { greatCircleKm } from '../../../../../src/model/calendar/great-circle.ts'
import { endedEventsInFeedsDays } from '../../../../../src/model/values/limits.ts'
import type { SearchFilters } from '../../../port/filters.ts'
import { dayNumber } from '../../ordered-keys.ts'
import type { Present } from '../present.ts'
import {
  codeOf,
  editionFlags,
  type Columns,
  type PlaceTable,
  type ShapeTable,
} from '../columns/columns.ts'
import { daySpan } from '../columns/day-span.ts'
import { formatCodes } from '../columns/stored-edition.ts'
import { membersOf, requireEqual, requireFlag, requireIn, type Check } from './checks.ts'
import { requireOverlap, type DayCheck } from './day-checks.ts'
import { filterBits } from './filter-bits.ts'
import { checkIf } from './optional-checks.ts'
import { placeChecks, pointChecks, pointOf } from './place-checks.ts'
import { raceChecks, shapeChecks } from './race-checks.ts'

/** Events that a text matches: 1 at the index of each event id; null without a text. */
export type MatchingEvents = Uint8Array | null

/** Filters of a query as checks of columns. */
export interface CompiledFilters {
  /** Checks of editions, whatever their races are, and of what they have in common. */
  ofEditions: readonly Check<Columns>[]
  ofPlaces: readonly Check<PlaceTable>[]
  /** Checks that only a race can pass. */
  ofRaces: readonly Check<Columns>[]
  ofShapes: readonly Check<ShapeTable>[]
  ofDays: readonly DayCheck[]
  /** `dayNumber` on which prices are evaluated. */
  today: number
  /** The instant after which nothing listed from now on has ended. */
  present: Present
  /** Kilometres from the chosen point; 0 without one. */
  distance: (columns: Columns, edition: number) => number
}

/** @param today ISO date */
export function compileFilters(
  filters: SearchFilters,
  events: MatchingEvents,
  today: string,
  present: Present,
): CompiledFilters {
  const { near, from, to, also } = filters
  const day = dayNumber(today)
  return {
    ofEditions: [
      requireListed(day),
      ...pointChecks(filters),
      ...checkIf(events ?? undefined, (members) =>
        requireIn<Columns>(filterBits.text, (columns) => columns.eventId, members),
      ),
      ...editionChecks(filters),
    ],
    ofPlaces: placeChecks(filters),
    ofRaces: raceChecks(filters, day),
    ofShapes: shapeChecks(filters),
    ofDays: [
      requireOverlap(filterBits.dates, from, to, present),
      ...(also === undefined ? [] : [requireOverlap(filterBits.also, also.from, also.to, present)]),
    ],
    today: day,
    present,
    distance: (columns, edition) =>
      near === undefined ? 0 : greatCircleKm(near.point, pointOf(columns, edition)),
  }
}

/** Excludes editions of events that are no longer held, after as many days as feeds do. */
function requireListed(today: number): Check<Columns> {
  const { terminated } = editionFlags
  return (columns, failures) => {
    const { flags, endDay } = columns
    if (today - daySpan(columns).first <= endedEventsInFeedsDays) return
    for (let edition = 0; edition < failures.length; edition += 1)
      if (
        ((flags[edition] ?? 0) & terminated) !== 0 &&
        today - (endDay[edition] ?? 0) > endedEventsInFeedsDays
      )
        failures[edition] = (failures[edition] ?? 0) | filterBits.listed
  }
}

function requireRating(least: number): Check<Columns> {
  return (columns, failures) => {
    const accepted = membersOf(columns.ratings, least, Number.POSITIVE_INFINITY)
    requireIn<Columns>(filterBits.rating, ({ rating }) => rating, accepted)(columns, failures)
  }
}

function editionChecks(filters: SearchFilters): Check<Columns>[] {
  const { format, minRating, language, organiserId, includeExpected } = filters
  return [
    ...(includeExpected === false
      ? [
          requireFlag<Columns>(
            filterBits.expected,
            (columns) => columns.flags,
            editionFlags.confirmed,
          ),
        ]
      : []),
    ...checkIf(format, (name) =>
      requireEqual<Columns>(filterBits.format, (columns) => columns.format, formatCodes[name]),
    ),
    ...checkIf(minRating, (least) => requireRating(Math.max(0, least))),
    ...checkIf(language, (tag) =>
      requireEqual<Columns>(filterBits.language, (columns) => columns.language, codeOf(tag)),
    ),
    ...checkIf(organiserId, (id) =>
      requireEqual<Columns>(filterBits.organiser, (columns) => columns.organiserId, id),
    ),
  ]
}
