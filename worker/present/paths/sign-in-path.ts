import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { nextKey } from '../../../src/model/members/members.ts'

/** Path of the sign-in page that leads on to another path of the site. */
export function signInPath(next: string, locale: Locale): string {
  const signIn = pathOf({ to: 'members', page: 'signin' }, locale)
  return `${signIn}?${new URLSearchParams({ [nextKey]: next }).toString()}`
}
