import { locales } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import type { MemberPage } from '../../src/i18n/words.ts'
import type { MembersView } from '../../src/model/views.ts'

/** A page of members in every language, for the language list. */
export function presentMembers(page: MemberPage): MembersView {
  const paths = locales.map((locale) => [locale, pathOf({ to: 'members', page }, locale)])
  return { alternates: Object.fromEntries(paths) }
}
