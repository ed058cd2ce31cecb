import { DomainError } from '../../../../src/model/values/errors.ts'
import type { ClaimFields } from '../../../../src/model/schemas/account/claims.ts'
import type { Database } from '../../../db/client.ts'
import type { AuditOrigin } from '../../accounts/audit/record-audit.ts'
import { targetByModerator } from './claim-target.ts'
import { findClaimedEvent } from './claimed-event.ts'
import { submitClaim } from './dispute-claim.ts'
import { limitClaims } from './limit-claims.ts'
import { addClaimantOrganisation } from './claimant-organisation.ts'
import { writeClaim, type Claimant } from './write-claim.ts'

/**
 * Asks the moderators to approve a claim.
 * @throws FieldErrors { organisation }; DomainError not-found; conflict if the member represents the organiser, or waits
 *   already; too-many-requests
 */
export async function requestClaim(
  db: Database,
  claimant: Claimant & { network: string | null },
  { permalink, text, link, organisation }: ClaimFields,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  const { memberId, locale, network } = claimant
  const event = await findClaimedEvent(db, memberId, permalink, locale)
  if (event.represents === 1) throw new DomainError('conflict')
  await limitClaims(db, memberId, now)
  if (targetByModerator(event) === null)
    await addClaimantOrganisation(db, memberId, organisation, from, now)
  const proof = { text, link: link === '' ? null : link, address: null }
  const [written] = await db.batch([
    writeClaim(db, claimant, { eventId: event.id, state: 'waiting', ...proof }, now),
    ...submitClaim(db, { event, memberId, network }, now),
  ])
  if (written.length === 0) throw new DomainError('conflict')
}
