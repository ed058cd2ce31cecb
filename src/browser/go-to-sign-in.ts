import { addressTokenKey, nextKey } from '../model/members/members.ts'
import { addressToken } from './address-token.ts'
import { storeTyped, typedValues, type TypedValues } from './typed-values.ts'

/**
 * Path of the current page with its query and fragment. The token of an emailed invitation, which the URL no longer has,
 * goes along, so that the page has it after the sign-in.
 */
function currentPath(): string {
  const { pathname, search, hash } = window.location
  const token = addressToken()
  const query = new URLSearchParams(search)
  if (token !== null) query.set(addressTokenKey, token)
  const kept = query.toString()
  return pathname + (kept === '' ? '' : `?${kept}`) + hash
}

/** A page that is left to sign in: its path, and what was typed into its forms. */
export interface LeftPage {
  path: string
  typed: TypedValues
}

/** The current page as it is left. Read before a request: afterwards src/boot/account.ts may have led home. */
export const leftPage = (): LeftPage => ({ path: currentPath(), typed: typedValues() })

/**
 * Leads to the sign-in page and afterwards back to what was typed. It loads a new document, so that no data of the ended
 * session stays in memory.
 * @param signIn path of the sign-in page in the page's language
 */
export function goToSignIn(signIn: string, { path, typed } = leftPage()): void {
  storeTyped(typed)
  const next = new URLSearchParams({ [nextKey]: path })
  window.location.replace(`${signIn}?${next.toString()}`)
}

/** Does the same with the path that the page's links to signing in have. */
export function signInAgain(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-sign-in]')
  if (link !== null) goToSignIn(link.pathname)
}
