import { addressTokenKey, nextKey } from '../model/members/members.ts'
import { addressToken } from './address-token.ts'

/**
 * Path of the current page with its query and fragment. The token of an emailed invitation, which the URL no longer has,
 * goes along, so that the page has it after the sign-in.
 */
export function currentPath(): string {
  const { pathname, search, hash } = window.location
  const token = addressToken()
  const query = new URLSearchParams(search)
  if (token !== null) query.set(addressTokenKey, token)
  const kept = query.toString()
  return pathname + (kept === '' ? '' : `?${kept}`) + hash
}

/**
 * Leads to the sign-in page and afterwards back. It loads a new document, so that no data of the ended session stays in
 * memory.
 * @param signIn path of the sign-in page in the page's language
 */
export function goToSignIn(signIn: string, back = currentPath()): void {
  const next = new URLSearchParams({ [nextKey]: back })
  window.location.replace(`${signIn}?${next.toString()}`)
}
