import type { Locale } from '../../../src/i18n/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { nextKey } from '../../../src/model/members.ts'

/** Path of the sign-in page that leads on to another path of the site. */
export function signInPath(next: string, locale: Locale): string {
  const signIn = pathOf({ to: 'members', page: 'signin' }, locale)
  return `${signIn}?${new URLSearchParams({ [nextKey]: next }).toString()}`
}
