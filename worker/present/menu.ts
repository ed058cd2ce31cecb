import { locales, type Locale } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { groups, sportGroups } from '../../src/model/sports.ts'
import type { MenuView } from '../../src/model/views.ts'
import { sportWord } from './sport.ts'

export function presentMenu(locale: Locale): MenuView {
  return {
    about: Object.fromEntries(locales.map((each) => [each, pathOf({ to: 'about' }, each)])),
    groups: groups.map((group) => ({
      group,
      path: pathOf({ to: 'sport', word: sportWord({ group }, locale) }, locale),
      sports: sportGroups[group].map((sport) => ({
        sport,
        path: pathOf({ to: 'sport', word: sportWord({ sport }, locale) }, locale),
      })),
    })),
  }
}
