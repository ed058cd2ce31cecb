import { api } from '../../../../api/index.ts'
import { parsedResult } from '../../../../api/parsed-result.ts'
import {
  similarNamesView,
  type SimilarNamesView,
} from '../../../../model/schemas/event/draft-views.ts'
import { getLocale } from '../../../../paraglide/runtime.js'

export type SimilarName = SimilarNamesView['events'][number]

/** Published events with a name like this; none if they cannot be loaded. */
export async function fetchSimilarNames(name: string): Promise<readonly SimilarName[]> {
  const request = api.organiser['similar-names'].$get({ query: { name, locale: getLocale() } })
  const sent = await parsedResult(request, similarNamesView)
  return sent.ok ? sent.body.events : []
}
