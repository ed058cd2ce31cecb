import { api, bodyOf } from '../../api/index.ts'
import type { DocumentView, LandingsView } from '../../model/views.ts'
import { readerQuery } from '../../request/preferences.ts'
import { loadContent } from './load-content.ts'

export type LandingView = NonNullable<LandingsView['page']>

/** The page about partners, and the pages of all partners. */
export async function loadPartners(): Promise<
  DocumentView & { partners: LandingsView['partners'] }
> {
  const [document, list] = await Promise.all([
    loadContent('partners'),
    api.landings.$get({ query: readerQuery() }).then(bodyOf),
  ])
  return { ...document, partners: list.partners }
}

/** The page of a partner. @throws notFound for an unknown one, and one that was withdrawn */
export async function loadLanding(slug: string): Promise<LandingView> {
  const { page } = await bodyOf(await api.landings.$get({ query: { ...readerQuery(), slug } }))
  if (page === null) throw new Error('The API returned no page: it must if `slug` is set.')
  return page
}
