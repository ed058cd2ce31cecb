import { addressToken } from '../../../browser/address-token.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { addressTokenKey, nextKey } from '../../../model/members.ts'
import { currentPath, goToSignIn as goTo } from '../../../browser/go-to-sign-in.ts'
import { send, type SendResult } from '../../../browser/send.ts'
import { hrefTo } from '../../../i18n/links.ts'

/**
 * Path of the current page with its query and fragment. The token of an emailed invitation, which the URL no longer has, goes
 * along, so that the page has it after the sign-in.
 */
function currentPath(): string {
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
 */
export function goToSignIn(back = currentPath()): void {
  const next = new URLSearchParams({ [nextKey]: back })
  window.location.replace(`${hrefTo({ to: 'members', page: 'signin' })}?${next.toString()}`)
}
/** Leads to the sign-in page and afterwards back. */
export const goToSignIn = (back = currentPath()): void =>
  goTo(hrefTo({ to: 'members', page: 'signin' }), back)

/** Sends a change to the account's API; leads to the sign-in page if the session has ended. */
export async function sendAccountRequest(...request: Parameters<typeof send>): Promise<SendResult> {
  // Read before sending: once the member’s cookie is gone, src/boot/account.ts leads home.
  const back = currentPath()
  const sent = await send(...request)
  if (!sent.ok && sent.status === 401) goToSignIn(back)
  return sent
}
