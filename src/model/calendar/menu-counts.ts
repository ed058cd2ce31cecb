import type { Sport, SportGroup } from '../event/sports.ts'
import type { Count } from '../views.ts'

/** Upcoming events of the groups and sports of the main menu. */
export interface MenuCounts {
  groups: ReadonlyMap<SportGroup, Count>
  sports: ReadonlyMap<Sport, Count>
}
