import { longDate } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { rejectionTexts } from '../../../src/i18n/rejection-texts.ts'
import { isRejectionReason } from '../../../src/model/community/moderation.ts'
import type { ClaimView, DisputesView } from '../../../src/model/schemas/account/claims.ts'
import { targetByMail, targetByModerator } from '../../domain/organisers/claims/claim-target.ts'
import type { ClaimFacts } from '../../domain/organisers/claims/find-claim.ts'
import type { Dispute } from '../../domain/organisers/claims/list-disputes.ts'
import { siteDomain } from '../../domain/organisers/claims/site-domain.ts'

/** `s•••@example.org`: enough to recognise one's own address. */
const shortened = (address: string): string => address.replace(/^(.)[^@]*/u, '$1•••')

/** State of the page: a code that has expired must be asked for again. */
function stateOf({ event, claim }: ClaimFacts, now: Date): ClaimView['state'] {
  if (event.represents === 1) return 'own'
  // An approval whose rights have ended since.
  if (claim === null || claim.state === 'approved') return 'open'
  const { state, expiresAt } = claim
  const isOver = state === 'code' && expiresAt !== null && expiresAt <= now.toISOString()
  return isOver ? 'open' : state
}

export function presentClaim(facts: ClaimFacts, locale: Locale, now: Date): ClaimView {
  const { event, claim } = facts
  const domain = siteDomain(event.url)
  const { organiserName, organiserPermalink, people } = event
  const isLookedAfter = people > 0 && organiserName !== null && organiserPermalink !== null
  const state = stateOf(facts, now)
  const isRejected = claim !== null && state === 'rejected'
  const reason = isRejected && isRejectionReason(claim.reason) ? claim.reason : null
  return {
    permalink: event.permalink,
    name: event.name,
    state,
    domain,
    address: state === 'code' && claim !== null ? shortened(claim.address ?? '') : null,
    reason: reason === null ? null : rejectionTexts[reason]({}, { locale }),
    note: isRejected ? claim.note : null,
    organiser: isLookedAfter
      ? {
          name: organiserName,
          path: pathOf({ to: 'organiser', permalink: organiserPermalink }, locale),
        }
      : null,
    needsName: {
      code: domain !== null && targetByMail(event, `x@${domain}`) === null,
      request: targetByModerator(event) === null,
    },
  }
}

export const presentDisputes = (disputes: readonly Dispute[], locale: Locale): DisputesView => ({
  disputes: disputes.map(({ id, name, organisation, answer, sentAt }) => ({
    id,
    name,
    organisation,
    answer,
    sentOn: longDate(sentAt.slice(0, 10), locale),
  })),
})
