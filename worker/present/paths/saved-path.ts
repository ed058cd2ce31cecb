import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { withSavedQuery, type SavedPageQuery } from '../../../src/model/members/saved-query.ts'

/** Path of the page of saved events in a view; the list is the default. */
export const savedPath = (query: SavedPageQuery, locale: Locale): string =>
  withSavedQuery(pathOf({ to: 'profile', page: 'saved-events' }, locale), query)
