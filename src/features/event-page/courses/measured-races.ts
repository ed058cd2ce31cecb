import { barHeights, isDrawnAsProfile } from '../../../model/event/profile-bars.ts'
import type { EventView, RaceView } from '../../../model/views.ts'

/** Races whose course was measured, the longest first. */
export const measuredRaces = ({ races }: EventView): RaceView[] =>
  races.filter(({ profile }) => profile !== undefined)

/** Heights for the drawing of a race whose course was measured. */
export const measuredHeights = (race: RaceView | undefined) =>
  race?.profile === undefined || !isDrawnAsProfile(race.legs)
    ? {}
    : { heights: barHeights(race.profile) }
