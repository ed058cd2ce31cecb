import type { Locale } from '../../../src/model/locales.ts'
import type { SearchesView } from '../../../src/model/schemas/account/searches.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { SavedSearch } from '../../domain/community/saved-searches/saved-searches.ts'

/** A saved search with the path of its list. */
export type LinkedSearch = Pick<SavedSearch, 'id' | 'name'> & { path: string }

/** A member's saved searches and the paths of their lists, with the texts of the section. */
export const presentSearches = (found: readonly LinkedSearch[], locale: Locale): SearchesView => ({
  title: m.searches_title({}, { locale }),
  help: m.searches_help({}, { locale }),
  end: m.searches_end({}, { locale }),
  ended: m.searches_ended({}, { locale }),
  searches: found.map(({ id, name, path }) => ({ id, name, path })),
})
