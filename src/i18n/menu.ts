import { groups, sportGroups } from '../model/event/sports.ts'
import type { MenuView } from '../model/views.ts'
import type { Locale } from '../model/locales.ts'
import { pathOf } from './paths.ts'
import { wordsOf } from './words.ts'

/** Groups with their sports, for the header, the drawer and the footer. */
export type Menu = Pick<MenuView, 'groups'>

const menus = new Map<Locale, Menu>()

/**
 * Main menu in a language. It consists of path words, which server and browser both have: a request to the API would
 * cost each page 3 kB of data for hydration.
 */
export function menuOf(locale: Locale): Menu {
  const found = menus.get(locale)
  if (found !== undefined) return found
  const words = wordsOf(locale)
  const pathTo = (word: string) => pathOf({ to: 'sport', word }, locale)
  const menu = {
    groups: groups.map((group) => ({
      group,
      path: pathTo(words.groups[group]),
      sports: sportGroups[group].map((sport) => ({ sport, path: pathTo(words.sports[sport]) })),
    })),
  }
  menus.set(locale, menu)
  return menu
}
