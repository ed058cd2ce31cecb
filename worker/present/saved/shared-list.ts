import { locales } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { SharedListView } from '../../../src/model/schemas/account/shared-list.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { SavedFacts } from '../../domain/community/saved-events/find-saved-cards.ts'
import { savedGroups } from './saved-groups.ts'

/**
 * A member's list as others see it: without notes and plans.
 * @param firstName null unless the member chose to show it
 * @param today ISO date
 */
export function presentSharedList(
  saved: readonly SavedFacts[],
  { token, firstName }: { token: string; firstName: string | null },
  reader: Reader,
  today: string,
): SharedListView {
  const to = { locale: reader.locale }
  const publicParts = { note: null, state: null, resultSeconds: null }
  const withoutNotes = saved.map(({ facts }) => ({ facts, ...publicParts }))
  const { season, groups } = savedGroups(withoutNotes, reader, today)
  const paths = locales.map((locale) => [locale, pathOf({ to: 'list', token }, locale)])
  return {
    title:
      firstName === null
        ? m.saved_shared_title({}, to)
        : m.saved_shared_of({ name: firstName }, to),
    intro: m.saved_shared_intro({}, to),
    empty: m.saved_shared_empty({}, to),
    season: { ...season, title: m.saved_shared_season({}, to) },
    groups,
    alternates: Object.fromEntries(paths),
  }
}
