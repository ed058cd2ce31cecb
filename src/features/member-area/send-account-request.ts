import { resultOf, type ApiResponse, type BodyOf, type SendResult } from '../../api/result.ts'
import { currentPath, goToSignIn as goTo } from '../../browser/go-to-sign-in.ts'
import { hrefTo } from '../../i18n/links.ts'

/** Leads to the sign-in page and afterwards back. */
export const goToSignIn = (back = currentPath()): void =>
  goTo(hrefTo({ to: 'members', page: 'signin' }), back)

/** Result of a change that was sent to the account's API; leads to the sign-in page if the session has ended. */
export async function accountResult<Answer extends ApiResponse>(
  request: Promise<Answer>,
): Promise<SendResult<BodyOf<Answer>>> {
  // Read before the response: once the member’s cookie is gone, src/boot/account.ts leads home.
  const back = currentPath()
  const sent = await resultOf(request)
  if (!sent.ok && sent.status === 401) goToSignIn(back)
  return sent
}
