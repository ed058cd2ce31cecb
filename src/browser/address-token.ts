import { takeKey } from './take-key.ts'
import { addressTokenKey } from '../model/members.ts'

/** 256 bits as the worker writes them (worker/runtime/digest.ts). */
const tokenShape = /^[\w-]{43}$/u

let taken: string | null = null

/** The token of the link that led to this page; null where there is none, or none that could work. */
export function addressToken(): string | null {
  return taken
}

/**
 * Takes the token of a mail's link out of the address before anything else runs: out of the history, of bookmarks, of
 * links that keep the page's query, and away from whatever reads addresses.
 */
export function takeAddressToken(): void {
  const token = takeKey(addressTokenKey) ?? ''
  taken = tokenShape.test(token) ? token : null
  // Pages that are for a link alone say nothing of it until React says that there is none.
  if (taken === null) document.documentElement.dataset['addressToken'] = 'none'
}
