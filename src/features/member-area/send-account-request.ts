import { resultOf, type ApiResponse, type BodyOf, type SendResult } from '../../api/result.ts'
import { goToSignIn as goTo, leftPage, type LeftPage } from '../../browser/go-to-sign-in.ts'
import { hrefTo } from '../../i18n/links.ts'

/** Leads to the sign-in page and afterwards back. */
export const goToSignIn = (left?: LeftPage): void =>
  goTo(hrefTo({ to: 'members', page: 'signin' }), left)

/**
 * Result of a change that was sent to the account's API. If the session has ended, it leads to the sign-in page with what
 * was typed, and stays pending: the page is left, so nothing may be shown about the change.
 */
export async function accountResult<Answer extends ApiResponse>(
  request: Promise<Answer>,
): Promise<SendResult<BodyOf<Answer>>> {
  const left = leftPage()
  const sent = await resultOf(request)
  if (sent.ok || sent.status !== 401) return sent
  goToSignIn(left)
  return await new Promise(() => {})
}
