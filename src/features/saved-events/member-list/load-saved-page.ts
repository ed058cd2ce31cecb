import { loadAlternates } from '../../../api/load-alternates.ts'
import { servedMemberData } from '../../../api/member-data.ts'
import { savedPageQuery } from '../../../model/members/saved-query.ts'
import { savedApi, savedKeys } from './saved-request.ts'
import { fetchMap } from '../../event-views/map/fetch-map.ts'
import { loadMonthCode } from '../../event-views/month-code.ts'
import { sheetsOf } from '../../event-views/view-sheets.ts'

/**
 * Loads the page of saved events in a view, with the code that the view needs. The server renders the list of a member, so
 * that it works without scripts.
 */
export async function loadSavedPage(search: Record<string, unknown>) {
  const query = savedPageQuery(search)
  const isMonth = query.view === 'month'
  // The map reports a failure itself.
  if (query.view === 'map') fetchMap().catch(() => null)
  const [{ alternates }, served] = await Promise.all([
    loadAlternates('profile/saved-events'),
    servedMemberData(savedApi.$path({ query: savedKeys(query) })),
    isMonth ? loadMonthCode() : null,
  ])
  return { alternates, query, served, sheets: ['saved' as const, ...sheetsOf(query.view)] }
}
