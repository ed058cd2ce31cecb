import { sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { ClaimAnswerFields } from '../../../../src/model/schemas/account/claims.ts'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { claimAnswer } from './event-claim.table.ts'

/**
 * Stores what an owner says to a claim of an event of the organisation, in place of the owner's former answer.
 * @throws DomainError not-found unless the claim waits and the member is an owner
 */
export async function answerClaim(
  db: Database,
  memberId: number,
  { claim, text }: ClaimAnswerFields,
  now: Date,
): Promise<void> {
  const sentAt = now.toISOString()
  const written = await db
    .insert(claimAnswer)
    .select(
      selectRow(
        claimAnswer,
        { claimId: sql`c.id`, memberId, text, sentAt },
        sql`FROM event_claim c JOIN event ev ON ev.id = c.event_id JOIN organiser_member p ON p.organiser_id = ev.organiser_id
        WHERE c.id = ${claim} AND c.state = 'waiting' AND p.member_id = ${memberId} AND p.role = 'owner'
          AND c.member_id <> ${memberId}`,
      ),
    )
    .onConflictDoUpdate({
      target: [claimAnswer.claimId, claimAnswer.memberId],
      set: { text, sentAt },
    })
    .returning({ id: claimAnswer.id })
  if (written.length === 0) throw new DomainError('not-found')
}
