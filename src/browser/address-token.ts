import { takeQueryKey } from './take-query-key.ts'
import { addressTokenKey } from '../model/members/members.ts'

/** 256 bits as the worker writes them (worker/runtime/digest.ts). */
const tokenShape = /^[\w-]{43}$/u

let taken: string | null = null

/** Token of the email link that opened this page; null without one or if its shape is wrong. */
export function addressToken(): string | null {
  return taken
}

/**
 * Removes the token of an email link from the URL before any other script runs, so that it does not end up in the
 * history, bookmarks, links that keep the page's query, or scripts that read the URL.
 */
export function takeAddressToken(): void {
  const token = takeQueryKey(addressTokenKey) ?? ''
  taken = tokenShape.test(token) ? token : null
  // By this attribute, pages that need a token show that it is missing only after React has rendered.
  if (taken === null) document.documentElement.dataset['addressToken'] = 'none'
}
