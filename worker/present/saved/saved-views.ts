import type { Reader } from '../../../src/i18n/reader.ts'
import { isInBox } from '../../../src/model/calendar/is-in-box.ts'
import type { SavedGroup, SavedPageView } from '../../../src/model/schemas/account/saved-page.ts'
import type { SavedViewQuery } from '../../../src/model/schemas/account/saved-query.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { SavedFacts } from '../../domain/community/saved-events/find-saved-cards.ts'
import { savedGroups } from './saved-groups.ts'
import { firstMonth, inMonth, savedMonth } from './saved-month.ts'
import { savedPath } from '../paths/saved-path.ts'

type ViewParts = Pick<SavedPageView, 'view' | 'viewPaths' | 'grid' | 'all'> &
  Partial<Pick<SavedPageView, 'groups'>>

/**
 * The view of a member's list that its URL names. A month and a part of the map have groups of their own, the other views
 * those of the whole list.
 * @param today ISO date
 */
export function savedViews(
  { view, month, box }: SavedViewQuery,
  saved: readonly SavedFacts[],
  reader: Reader,
  today: string,
): ViewParts {
  const { locale } = reader
  const viewPaths = {
    list: savedPath({}, locale),
    month: savedPath({ view: 'month' }, locale),
    map: savedPath({ view: 'map' }, locale),
  }
  const parts = { view, viewPaths, grid: null, all: null }
  const groupsOf = (part: readonly SavedFacts[]) => savedGroups(part, reader, today).groups
  if (view === 'month') {
    // The table names the month.
    const withoutMonths = (group: SavedGroup): SavedGroup => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, month: null })),
    })
    const shown = month ?? firstMonth(saved, reader.now, today)
    return {
      ...parts,
      grid: savedMonth(shown, saved, reader, today),
      groups: groupsOf(saved.filter(inMonth(shown))).map(withoutMonths),
    }
  }
  if (view !== 'map' || box === null) return parts
  const isInside = isInBox(box)
  return {
    ...parts,
    all: { label: m.saved_all({}, { locale }), path: viewPaths.map },
    groups: groupsOf(saved.filter(({ facts }) => isInside(facts))),
  }
}
