import { and, eq } from 'drizzle-orm'
import { DomainError, FieldErrors } from '../../../../src/model/values/errors.ts'
import { claimCodeMinutes } from '../../../../src/model/values/limits.ts'
import type { CodeRequestFields } from '../../../../src/model/schemas/account/claims.ts'
import type { Database } from '../../../db/client.ts'
import { sha256 } from '../../../runtime/digest.ts'
import type { AuditOrigin } from '../../accounts/audit/record-audit.ts'
import { queueMail } from '../../messages/mail/queue-mail.ts'
import { targetByMail } from './claim-target.ts'
import { findClaimedEvent } from './claimed-event.ts'
import { eventClaim } from './event-claim.table.ts'
import { limitClaims, limitCodes } from './limit-claims.ts'
import { addClaimantOrganisation } from './claimant-organisation.ts'
import { provesSite } from './site-domain.ts'
import { writeClaim, type Claimant } from './write-claim.ts'

/**
 * Starts a claim by a code to an address at the event's own domain.
 * @throws FieldErrors { email: 'other-domain' }, { organisation }; DomainError not-found; conflict if the member represents
 *   the organiser, or waits for a moderator; too-many-requests
 */
export async function sendClaimCode(
  db: Database,
  claimant: Claimant,
  { permalink, email, organisation }: CodeRequestFields,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  const { memberId, locale } = claimant
  const event = await findClaimedEvent(db, memberId, permalink, locale)
  if (event.represents === 1) throw new DomainError('conflict')
  if (!provesSite(email, event.url)) throw new FieldErrors({ email: 'other-domain' })
  await limitClaims(db, memberId, now)
  if (targetByMail(event, email) === null)
    await addClaimantOrganisation(db, memberId, organisation, from, now)
  await limitCodes(db, { eventId: event.id, address: email }, now)
  const claim = {
    eventId: event.id,
    state: 'code',
    address: email,
    text: null,
    link: null,
  } as const
  const details = { event: event.id, name: event.name }
  const [written] = await writeClaim(db, claimant, claim, now)
  if (written === undefined) throw new DomainError('conflict')
  await queueMail(db, { memberId, address: email, locale, kind: 'claim-code', details }, now)
}

/** Hash of a code. Ten to the sixth power codes are few, so it is deleted with its use, and guesses are counted. */
export const hashOfCode = async (
  memberId: number,
  eventId: number,
  code: string,
): Promise<string> => await sha256(`claim ${memberId} ${eventId} ${code}`)

/**
 * Creates the code of a claim for its email; a former one is no longer valid.
 * @returns six digits; null if the claim has another state or address by now
 */
export async function issueClaimCode(
  db: Database,
  { memberId, eventId, address }: { memberId: number; eventId: number; address: string },
  now: Date,
): Promise<string | null> {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const code = String(random % 1_000_000).padStart(6, '0')
  const issued = await db
    .update(eventClaim)
    .set({
      hash: await hashOfCode(memberId, eventId, code),
      attempts: 0,
      expiresAt: new Date(now.getTime() + claimCodeMinutes * 60_000).toISOString(),
    })
    .where(
      and(
        eq(eventClaim.memberId, memberId),
        eq(eventClaim.eventId, eventId),
        eq(eventClaim.state, 'code'),
        eq(eventClaim.address, address),
      ),
    )
    .returning({ id: eventClaim.id })
  return issued.length === 0 ? null : code
}
