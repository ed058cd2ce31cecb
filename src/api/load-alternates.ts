import { api, bodyOf } from './index.ts'
import type { FixedPage } from '../i18n/fixed-pages.ts'

/** Loads a fixed page's paths in every language. A browser has the route words of one language, the API has all. */
export async function loadAlternates(page: FixedPage) {
  return await bodyOf(await api.pages.$get({ query: { page } }))
}
