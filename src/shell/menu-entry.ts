import { groups, isSportGroup, type SportGroup } from '../model/event/sports.ts'

/** An entry of the main menu. */
export type MenuEntry = SportGroup | 'calendar'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The entry that the route's page belongs to: the calendar, or the group of the `hue` of the loaded data. */
    menu?: 'calendar' | 'hue'
  }
}

interface Matched {
  staticData: { menu?: 'calendar' | 'hue' }
  loaderData?: unknown
}

function groupOfData(data: unknown): SportGroup | null {
  if (typeof data !== 'object' || data === null || !('hue' in data)) return null
  if (data.hue === 'trail') return 'run'
  return typeof data.hue === 'string' && isSportGroup(data.hue) ? data.hue : null
}

/** The entry of the main menu that a page belongs to; null if it belongs to none. */
export function menuEntryOf(matches: readonly Matched[]): MenuEntry | null {
  const match = matches.findLast(({ staticData }) => staticData.menu !== undefined)
  if (match === undefined) return null
  return match.staticData.menu === 'calendar' ? 'calendar' : groupOfData(match.loaderData)
}

/** Place of an entry among the links of the menu: the groups in their order, then the calendar. */
export const menuPlaceOf = (entry: MenuEntry): number =>
  entry === 'calendar' ? groups.length : groups.indexOf(entry)
