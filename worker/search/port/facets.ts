import type { EventFormat, SignUpState, TeamChoice } from '../../../src/model/calendar/calendar.ts'
import type { DistancePreset } from '../../../src/model/calendar/distance-presets.ts'
import type { Sport, SportGroup } from '../../../src/model/event/sports.ts'

/** Matching editions by option; options without any are absent. */
export type OptionCounts<Key> = ReadonlyMap<Key, number>

/**
 * The `total` that a search would have with each option of a filter chosen, while the other filters stay as they are.
 * Countries drop region and city; regions and cities are those of the chosen country and drop each other; sports and
 * groups drop each other; months and ranges of days drop both date filters.
 */
export interface Facets {
  sport: OptionCounts<Sport>
  group: OptionCounts<SportGroup>
  preset: OptionCounts<DistancePreset>
  country: OptionCounts<string>
  region: OptionCounts<string>
  city: OptionCounts<number>
  /** "2027-05", from the month of `today`; an edition counts in each month that has a matching race. */
  month: OptionCounts<string>
  signUp: OptionCounts<SignUpState>
  format: OptionCounts<EventFormat>
  team: OptionCounts<TeamChoice>
  /** By minimum rating. */
  rating: OptionCounts<number>
  language: OptionCounts<string>
  /** By kilometres around the chosen point. */
  radius: OptionCounts<number>
  free: number
  /** Editions with a price that is valid today. */
  priced: number
  /** Editions with confirmed dates. */
  confirmed: number
  /** By the keys of `ranges` in the query. */
  range: OptionCounts<string>
  /**
   * Races by length without a length filter: `counts[i]` are those from `edges[i]` to below `edges[i + 1]` metres; the
   * last bar has no upper edge.
   */
  lengths: { edges: readonly number[]; counts: readonly number[] }
}
