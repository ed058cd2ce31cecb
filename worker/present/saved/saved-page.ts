import type { Reader } from '../../../src/i18n/reader.ts'
import type { SavedPageView } from '../../../src/model/schemas/account/saved-page.ts'
import type { SavedViewQuery } from '../../../src/model/schemas/account/saved-query.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { SavedFacts } from '../../domain/community/saved-events/find-saved-cards.ts'
import type { FollowedOrganiser } from '../../domain/community/follows/list-follows.ts'
import type { MemberLink } from '../../domain/community/list-links/member-links.ts'
import { presentFollows } from '../community/follows.ts'
import { linkTexts, listLinks } from './list-links.ts'
import { savedComparisons } from './saved-comparisons.ts'
import { savedFiles } from './saved-files.ts'
import { savedGroups } from './saved-groups.ts'
import { presentSearches, type LinkedSearch } from './searches.ts'
import { savedViews } from './saved-views.ts'

const outcomes = {
  added: m.saved_added_account,
  removed: m.saved_removed,
  full: m.saved_full,
  search: m.searches_saved,
  'searches-full': m.searches_full,
} as const satisfies Record<NonNullable<SavedViewQuery['outcome']>, unknown>

/** A member's own list in one of its views, with its links and files. @param today ISO date */
export function presentSavedPage(
  query: SavedViewQuery,
  saved: readonly SavedFacts[],
  links: readonly MemberLink[],
  follows: readonly FollowedOrganiser[],
  searches: readonly LinkedSearch[],
  reader: Reader,
  today: string,
): SavedPageView {
  return {
    ...savedGroups(saved, reader, today),
    ...savedViews(query, saved, reader, today),
    comparisons: savedComparisons(
      saved.map(({ facts }) => facts),
      reader.now,
      reader.locale,
    ),
    notice: query.outcome === null ? null : outcomes[query.outcome]({}, { locale: reader.locale }),
    files: savedFiles(reader.locale),
    links: listLinks(links, reader.locale),
    linkTexts: linkTexts(reader.locale),
    follows: presentFollows(follows, reader.locale),
    searches: presentSearches(searches, reader.locale),
  }
}
