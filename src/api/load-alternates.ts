import { api, bodyOf } from './index.ts'
import type { FixedPage } from '../i18n/fixed-pages.ts'
import type { DeskScreen, OrganiserSection } from '../i18n/words.ts'
import type { PageView } from '../model/views.ts'

/** Loads a fixed page's paths in every language. A browser has the route words of one language, the API has all. */
export async function loadAlternates(page: FixedPage) {
  return await bodyOf(await api.pages.$get({ query: { page } }))
}

/** Loads an editor's paths in every language; none if that fails, because sections must open offline, too. */
export async function loadEditorAlternates(
  permalink: string,
  section?: OrganiserSection,
): Promise<PageView> {
  const query = { page: 'organiser-events', permalink, ...(section && { section }) } as const
  try {
    return await bodyOf(await api.pages.$get({ query }))
  } catch {
    return { alternates: {} }
  }
}

/** Paths of the editor of a document of the desk in every language: those of its screen, with the id. */
export async function loadDeskAlternates(screen: DeskScreen, document: string): Promise<PageView> {
  const { alternates } = await loadAlternates(`moderation/${screen}`)
  const paths = Object.entries(alternates).map(([locale, path]) => [locale, `${path}/${document}`])
  return { alternates: Object.fromEntries(paths) }
}
