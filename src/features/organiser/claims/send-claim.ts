import { api } from '../../../api/index.ts'
import { readBody } from '../../../api/parsed-result.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { claimView, type ClaimView } from '../../../model/schemas/account/claims.ts'
import { m } from '../../../paraglide/messages.js'
import type { Refusal } from '../../../ui/forms/use-form.ts'
import { accountResult } from '../../member-area/send-account-request.ts'

/** Routes of a claim: a request, a code by email, its confirmation. */
export const claimsApi = api.profile.claims

type ClaimAnswer = Awaited<ReturnType<typeof claimsApi.$post>>

/**
 * Follows a form of a claim that was sent. A claim that is granted, or left to a moderator, leads to the page that says what follows.
 * @returns null on success
 */
export async function sendClaim(
  request: Promise<ClaimAnswer>,
  onChange: (view: ClaimView) => void,
): Promise<Refusal | null> {
  const sent = readBody(await accountResult(request), claimView)
  if (!sent.ok) return sent.code === 'token-expired' ? { ...sent, text: m.claim_expired() } : sent
  const { state, permalink } = sent.body
  if (state === 'own' || state === 'waiting')
    window.location.assign(hrefTo({ to: 'event-step', step: 'welcome', permalink }))
  else onChange(sent.body)
  return null
}
