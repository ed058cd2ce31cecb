import * as v from 'valibot'
import { hrefTo } from '../../../i18n/links.ts'
import { claimView, type ClaimView } from '../../../model/schemas/account/claims.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import type { Refusal } from '../../../ui/forms/use-form.ts'
import { sendAccountRequest } from '../../member-area/send-account-request.ts'

/** Steps of a claim, by the last segment of their route: a request, a code by email, its confirmation. */
type ClaimStep = '' | '/code' | '/confirmation'

/**
 * Sends a form of a claim. A claim that is granted, or left to a moderator, leads to the page that says what follows.
 * @returns null on success
 */
export async function sendClaim(
  step: ClaimStep,
  fields: object,
  onChange: (view: ClaimView) => void,
): Promise<Refusal | null> {
  const sent = await sendAccountRequest(
    'POST',
    `/api/profile/claims${step}?locale=${getLocale()}`,
    fields,
  )
  if (!sent.ok) return sent.code === 'token-expired' ? { ...sent, text: m.claim_expired() } : sent
  const view = v.safeParse(claimView, sent.body)
  if (!view.success) return { status: 500 }
  const { state, permalink } = view.output
  if (state === 'own' || state === 'waiting')
    window.location.assign(hrefTo({ to: 'event-step', step: 'welcome', permalink }))
  else onChange(view.output)
  return null
}
