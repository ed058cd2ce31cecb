import { greatCircleKm } from '../../../../../src/model/great-circle.ts'
import { endedEventsInFeedsDays } from '../../../../../src/model/limits.ts'
import type { SearchFilters } from '../../../port/filters.ts'
import { dayNumber } from '../../ordered-keys.ts'
import { codeOf, editionFlags, type Columns } from '../columns/columns.ts'
import { formatCodes } from '../columns/stored-edition.ts'
import { requireEqual, requireFlag, requireIn, requireWithin, type Check } from './checks.ts'
import { requireOverlap, type DayCheck } from './day-checks.ts'
import { filterBits } from './filter-bits.ts'
import { checkIf } from './optional-checks.ts'
import { placeChecks, pointOf } from './place-checks.ts'
import { raceChecks } from './race-checks.ts'

/** Events that a text matches: 1 at the index of each event id; null without a text. */
export type MatchingEvents = Uint8Array | null

/** Filters of a query as checks of columns. */
export interface CompiledFilters {
  /** Checks of editions, whatever their races are. */
  ofEditions: readonly Check[]
  /** Checks that only a race can pass. */
  ofRaces: readonly Check[]
  ofDays: readonly DayCheck[]
  /** `dayNumber` on which prices are evaluated. */
  today: number
  /** Kilometres from the chosen point; 0 without one. */
  distance: (columns: Columns, edition: number) => number
}

/** @param today ISO date */
export function compileFilters(
  filters: SearchFilters,
  events: MatchingEvents,
  today: string,
): CompiledFilters {
  const { near, from, to, also } = filters
  const day = dayNumber(today)
  return {
    ofEditions: [
      requireListed(day),
      ...placeChecks(filters),
      ...checkIf(events ?? undefined, (members) =>
        requireIn(filterBits.text, (columns) => columns.eventId, members),
      ),
      ...editionChecks(filters),
    ],
    ofRaces: raceChecks(filters, day),
    ofDays: [
      requireOverlap(filterBits.dates, from, to),
      ...(also === undefined ? [] : [requireOverlap(filterBits.also, also.from, also.to)]),
    ],
    today: day,
    distance: (columns, edition) =>
      near === undefined ? 0 : greatCircleKm(near.point, pointOf(columns, edition)),
  }
}

/** Excludes editions of events that are no longer held, after as many days as feeds do. */
function requireListed(today: number): Check {
  const { terminated } = editionFlags
  return ({ flags, endDay }, failures) => {
    for (let edition = 0; edition < failures.length; edition += 1)
      if (
        ((flags[edition] ?? 0) & terminated) !== 0 &&
        today - (endDay[edition] ?? 0) > endedEventsInFeedsDays
      )
        failures[edition] = (failures[edition] ?? 0) | filterBits.listed
  }
}

function editionChecks(filters: SearchFilters): Check[] {
  const { format, minRating, language, organiserId, includeExpected } = filters
  return [
    ...(includeExpected === false
      ? [requireFlag(filterBits.expected, (columns) => columns.flags, editionFlags.confirmed)]
      : []),
    ...checkIf(format, (name) =>
      requireEqual(filterBits.format, (columns) => columns.format, formatCodes[name]),
    ),
    ...checkIf(minRating, (least) =>
      requireWithin(filterBits.rating, (columns) => columns.rating, least),
    ),
    ...checkIf(language, (tag) =>
      requireEqual(filterBits.language, (columns) => columns.language, codeOf(tag)),
    ),
    ...checkIf(organiserId, (id) =>
      requireEqual(filterBits.organiser, (columns) => columns.organiserId, id),
    ),
  ]
}
