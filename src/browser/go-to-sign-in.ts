import { nextKey } from '../model/members.ts'

/** Path of the current page with its query and fragment. */
export function currentPath(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
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
