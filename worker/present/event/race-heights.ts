import { climb, type Measurer } from '../../../src/i18n/lengths.ts'
import { barMetres } from '../../../src/model/event/profile-bars.ts'
import type { RaceView } from '../../../src/model/views.ts'
import type { RaceRow } from '../../domain/catalogue/events/event-page-rows.ts'

type Metres = number | null

const climbText = (metres: Metres, reader: Measurer): string | null =>
  metres === null ? null : climb(metres, reader)

/** Sum over the legs; null if unknown for a leg, because the sum of the others would be too small. */
function total(legs: readonly Metres[]): Metres {
  const known = legs.filter((metres) => metres !== null)
  return known.length === 0 || known.length < legs.length
    ? null
    : known.reduce((sum, metres) => sum + metres, 0)
}

/** Extreme of the legs; null if unknown for a leg, which might have it. */
function extreme(legs: readonly Metres[], choose: (...metres: number[]) => number): Metres {
  const known = legs.filter((metres) => metres !== null)
  return known.length === 0 || known.length < legs.length ? null : choose(...known)
}

/**
 * Descent, highest and lowest point of a race, and its measured profile. The points are those that the organiser states,
 * else those of the profile.
 */
export function presentHeights(
  { legs, profile }: Pick<RaceRow, 'legs' | 'profile'>,
  reader: Measurer,
): Pick<RaceView, 'drop' | 'highest' | 'lowest' | 'profile'> {
  const measured = profile?.map(([, metres]) => metres) ?? []
  const highest = legs.map((leg) => leg.highest)
  const lowest = legs.map((leg) => leg.lowest)
  const metres = barMetres(profile ?? [])
  return {
    drop: climbText(total(legs.map((leg) => leg.drop)), reader),
    highest: climbText(extreme(highest, Math.max) ?? extreme(measured, Math.max), reader),
    lowest: climbText(extreme(lowest, Math.min) ?? extreme(measured, Math.min), reader),
    ...(metres.length === 0 ? {} : { profile: metres }),
  }
}
