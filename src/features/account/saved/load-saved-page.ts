import * as v from 'valibot'
import { loadAlternates } from '../../../api/load-alternates.ts'
import { servedMemberData } from '../../../api/member-data.ts'
import { savedPageView, type SavedPageView } from '../../../model/schemas/saved-page.ts'
import { withSavedQuery, type SavedPageQuery } from '../../../model/schemas/saved-query.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { fetchMap } from '../../event-views/map/fetch-map.ts'
import { loadMonthCode } from '../../event-views/month-code.ts'

/** Path of the API for the member's list in a view. */
export const savedDataPath = (query: SavedPageQuery & { locale?: string }): string =>
  withSavedQuery('/api/profile/saved-events', query)

/**
 * A month as the server renders it, so that it works without scripts. The other views may have a thousand rows, which
 * browsers fetch.
 */
async function servedMonth(query: SavedPageQuery): Promise<SavedPageView | null> {
  const served = await servedMemberData(savedDataPath({ ...query, locale: getLocale() }))
  const read = v.safeParse(savedPageView, served)
  return read.success ? read.output : null
}

/** Loads the page of saved events in a view, with the code that the view needs. */
export async function loadSavedPage(query: SavedPageQuery) {
  const isMonth = query.view === 'month'
  // The map reports a failure itself.
  if (query.view === 'map') fetchMap().catch(() => null)
  const [{ alternates }, served] = await Promise.all([
    loadAlternates('profile/saved-events'),
    isMonth ? servedMonth(query) : null,
    isMonth ? loadMonthCode() : null,
  ])
  return { alternates, query, served }
}
