import { takeKey } from './take-key.ts'
import { addressTokenKey } from '../model/members.ts'

let taken: string | null = null

/** The token of the link that led to this page, or null. */
export function addressToken(): string | null {
  return taken
}

/**
 * Takes the token of a mail's link out of the address before anything else runs: out of the history, of bookmarks, of
 * links that keep the page's query, and away from whatever reads addresses.
 */
export function takeAddressToken(): void {
  taken = takeKey(addressTokenKey)
}
