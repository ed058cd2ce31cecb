import { splitLocale } from '../../src/i18n/paths.ts'
import { requestIdOf } from '../http/request-id.ts'
import { preferencesOfRequest } from '../preferences/cookies.ts'
import { coarsePlace, edgeContinent, isContinentQuery, isNearbyQuery } from './here.ts'
import { isMemberPath } from './member-path.ts'
import type { RequestContext } from './rendering-context.ts'
import { pageUrl } from './page-url.ts'

/** Everything that is known of a request for a page, read from it once. */
export interface PageRequest {
  /** URL to render: readable, with the query keys of its page only. */
  url: URL
  context: RequestContext
  /** True for a page of one visitor, which no cache may store: a member's page, or one of events nearby. */
  isPersonal: boolean
  /** Id of the request, which the page shows. */
  id: string
}

export function readPageRequest(request: Request, requested: URL): PageRequest {
  const url = pageUrl(requested)
  const isNearby = isNearbyQuery(url)
  const isMembers = isMemberPath(url.pathname)
  return {
    url,
    context: {
      locale: splitLocale(url.pathname).locale,
      preferences: preferencesOfRequest(request),
      continent: isContinentQuery(url) ? edgeContinent(request) : null,
      place: isNearby ? coarsePlace(request) : null,
      cookie: isMembers ? request.headers.get('cookie') : null,
    },
    isPersonal: isNearby || isMembers,
    id: requestIdOf(request.headers),
  }
}
