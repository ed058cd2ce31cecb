import { count } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { groups, sports } from '../../../src/model/event/sports.ts'
import type { MenuCounts } from '../../../src/model/calendar/menu-counts.ts'
import type { MenuCount } from '../../domain/catalogue/counts/find-menu-counts.ts'

/** Numbers beside the entries of the main menu. A sport without a count has no upcoming event. */
export function presentMenuCounts(found: readonly MenuCount[], locale: Locale): MenuCounts {
  const editions = new Map(found.map((each) => [`${each.kind}/${each.key}`, each.editions]))
  const countOf = (key: string) => count(editions.get(key) ?? 0, locale)
  return {
    groups: new Map(groups.map((group) => [group, countOf(`group/${group}`)])),
    sports: new Map(sports.map((sport) => [sport, countOf(`sport/${sport}`)])),
  }
}
