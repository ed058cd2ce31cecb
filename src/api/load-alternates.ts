import { api, bodyOf } from './index.ts'
import type { MemberPage } from '../i18n/words.ts'
import type { MenuView } from '../model/views.ts'
import { getLocale } from '../paraglide/runtime.js'

/** The addresses of these are the same for everybody. */
type FixedPage = Exclude<keyof MenuView, 'groups' | 'currencies'>

/** The paths of a page of fixed address in every language: the browser has the words of one, the API those of all. */
export async function loadAlternates(page: FixedPage) {
  const menu: MenuView = await bodyOf(await api.menu.$get({ query: { locale: getLocale() } }))
  return { alternates: menu[page] }
}

/** The same of a page of members. */
export async function loadMemberAlternates(page: MemberPage) {
  return await bodyOf(await api.members.$get({ query: { page } }))
}
