import { groups, sportGroups } from '../model/sports.ts'
import type { MenuView } from '../model/views.ts'
import type { Locale } from './locales.ts'
import { pathOf } from './paths.ts'
import { wordsOf } from './words.ts'

/** Groups with their sports, for the header, the drawer and the footer. */
export type Menu = Pick<MenuView, 'groups'>

const kept = new Map<Locale, Menu>()

/**
 * The main menu in a language. It is made of route words alone, which server and browser both have: asking the API
 * would cost every page a call, and 3 kB of data for hydration.
 */
export function menuOf(locale: Locale): Menu {
  const found = kept.get(locale)
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
  kept.set(locale, menu)
  return menu
}
