import { currentPath, goToSignIn as goTo } from '../../browser/go-to-sign-in.ts'
import { send, type SendResult } from '../../browser/send.ts'
import { hrefTo } from '../../i18n/links.ts'

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
