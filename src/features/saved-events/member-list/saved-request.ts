import { api } from '../../../api/index.ts'
import type { SavedPageQuery } from '../../../model/members/saved-query.ts'
import { getLocale } from '../../../paraglide/runtime.js'

/** Route of the member's list. */
export const savedApi = api.profile['saved-events']

/** Keys of the list in a view, as its page has them. */
export const savedKeys = (query: SavedPageQuery) => ({ ...query, locale: getLocale() })
