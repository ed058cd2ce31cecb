import { resultOf, type ApiResponse, type BodyOf, type SendResult } from '../../api/result.ts'
import { goToSignIn as goTo, leftPage, type LeftPage } from '../../browser/go-to-sign-in.ts'
import type { TypedValues } from '../../browser/typed-values.ts'
import { hrefTo } from '../../i18n/links.ts'

/** Leads to the sign-in page and afterwards back. */
export const goToSignIn = (left?: LeftPage): void =>
  goTo(hrefTo({ to: 'members', page: 'signin' }), left)

/**
 * Result of a change that was sent to the account's API. If the session has ended, it leads to the sign-in page with what
 * was typed, and stays pending: the page is left, so nothing may be shown about the change.
 * @param typed what was typed outside of the forms that the page has now, by the name of a form
 */
export async function accountResult<Answer extends ApiResponse>(
  request: Promise<Answer>,
  typed: TypedValues['forms'] = {},
): Promise<SendResult<BodyOf<Answer>>> {
  const left = leftPage()
  const sent = await resultOf(request)
  if (sent.ok || sent.status !== 401) return sent
  goToSignIn({ ...left, typed: { ...left.typed, forms: { ...left.typed.forms, ...typed } } })
  return await new Promise(() => {})
}
