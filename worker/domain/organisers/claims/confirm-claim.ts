import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { DomainError, FieldErrors } from '../../../../src/model/values/errors.ts'
import { claimCodeAttempts } from '../../../../src/model/values/limits.ts'
import type { CodeFields } from '../../../../src/model/schemas/account/claims.ts'
import type { Database } from '../../../db/client.ts'
import { auditEntryWhere, type AuditOrigin } from '../../accounts/audit/record-audit.ts'
import { withdrawFromModeration } from '../../moderation/submit-for-moderation.ts'
import { targetByMail } from './claim-target.ts'
import { findClaimedEvent, type ClaimedEvent } from './claimed-event.ts'
import { submitClaim } from './dispute-claim.ts'
import { eventClaim } from './event-claim.table.ts'
import { grantClaim } from './grant-claim.ts'
import { hashOfCode } from './send-code.ts'
import type { Claimant } from './write-claim.ts'

type Confirming = Claimant & { network: string | null }

/**
 * Counts a try and compares the code. @returns the claim and the address that it proves
 * @throws FieldErrors { code: 'invalid' }; DomainError token-expired
 */
async function checkCode(db: Database, memberId: number, eventId: number, code: string, now: Date) {
  const [claim] = await db
    .update(eventClaim)
    .set({ attempts: sql`${eventClaim.attempts} + 1` })
    .where(
      and(
        eq(eventClaim.memberId, memberId),
        eq(eventClaim.eventId, eventId),
        eq(eventClaim.state, 'code'),
        gt(eventClaim.expiresAt, now.toISOString()),
        lt(eventClaim.attempts, claimCodeAttempts),
      ),
    )
    .returning()
  if (claim === undefined || claim.address === null) throw new DomainError('token-expired')
  if (claim.hash !== (await hashOfCode(memberId, eventId, code)))
    throw new FieldErrors({ code: 'invalid' })
  return { id: claim.id, hash: claim.hash, address: claim.address }
}

/** Statement that leaves a proven claim to the moderators, because the event has an organisation with people. */
const leaveToModerators = (db: Database, { id, hash }: { id: number; hash: string }, now: Date) =>
  db
    .update(eventClaim)
    .set({ state: 'waiting', hash: null, sentAt: now.toISOString() })
    .where(and(eq(eventClaim.id, id), eq(eventClaim.state, 'code'), eq(eventClaim.hash, hash)))
    .returning({ id: eventClaim.id })

async function grantByMail(
  db: Database,
  event: ClaimedEvent,
  claim: { id: number; hash: string; target: number },
  { memberId, from, now }: { memberId: number; from: AuditOrigin; now: Date },
): Promise<boolean> {
  const at = now.toISOString()
  const organiser = sql`(SELECT organiser_id FROM event WHERE id = ${event.id})`
  const isAsRead = sql`${organiser} IS ${event.organiserId}
    AND NOT EXISTS (SELECT 1 FROM organiser_member p WHERE p.organiser_id = ${event.organiserId})`
  const ofClaim = eq(eventClaim.id, claim.id)
  const [granted] = await db.batch([
    db
      .update(eventClaim)
      .set({ state: 'proven' })
      .where(and(ofClaim, eq(eventClaim.state, 'code'), eq(eventClaim.hash, claim.hash), isAsRead))
      .returning({ id: eventClaim.id }),
    ...grantClaim(db, {
      claim: and(ofClaim, sql`${eventClaim.state} IN ('proven', 'approved')`),
      target: sql`${claim.target}`,
      at,
    }),
    withdrawFromModeration(db, 'claim', sql`${claim.id}`),
    auditEntryWhere(
      db,
      { action: 'authz_change', memberId, from, detail: 'claim' },
      sql`FROM event_claim WHERE id = ${claim.id} AND state = 'approved' AND decided_at = ${at}`,
      now,
    ),
  ])
  return granted.length > 0
}

/**
 * Takes the code of a claim. Without another organisation's people it is granted at once; otherwise it is disputed and waits
 * for a moderator. Of two claims at once the first gets the event, and the second is disputed.
 * @throws FieldErrors { code: 'invalid' }; DomainError not-found, token-expired, conflict
 */
export async function confirmClaim(
  db: Database,
  { memberId, locale, network }: Confirming,
  { permalink, code }: CodeFields,
  from: AuditOrigin,
  now: Date,
): Promise<'approved' | 'waiting'> {
  const before = await findClaimedEvent(db, memberId, permalink, locale)
  const { address, ...claim } = await checkCode(db, memberId, before.id, code, now)
  const target = targetByMail(before, address)
  if (before.people === 0 && target !== null) {
    const grant = { ...claim, target }
    if (await grantByMail(db, before, grant, { memberId, from, now })) return 'approved'
  }
  const event = await findClaimedEvent(db, memberId, permalink, locale)
  const [left] = await db.batch([
    leaveToModerators(db, claim, now),
    ...submitClaim(db, { event, memberId, network }, now),
  ])
  if (left.length === 0) throw new DomainError('conflict')
  return 'waiting'
}
