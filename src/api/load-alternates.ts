import { api, bodyOf } from './index.ts'
import type { FixedPage } from '../i18n/fixed-pages.ts'

/** The paths of a page of fixed address in every language: the browser has the words of one, the API those of all. */
export async function loadAlternates(page: FixedPage) {
  return await bodyOf(await api.pages.$get({ query: { page } }))
}
