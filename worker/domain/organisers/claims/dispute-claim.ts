import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { queueMailWhere } from '../../messages/mail/queue-mail.ts'
import { submitForModeration } from '../../moderation/submit-for-moderation.ts'
import type { ClaimedEvent } from './claimed-event.ts'

/** Statement that queues emails to the owners of an organisation of which an event is claimed. @param condition of the claim */
function mailOwners(db: Database, { organiserId, name }: ClaimedEvent, condition: SQL, now: Date) {
  return queueMailWhere(
    db,
    {
      kind: 'claim-disputed',
      memberId: sql`account.id`,
      address: sql`account.email`,
      locale: sql`account.locale`,
      details: { event: name },
      createdAt: now.toISOString(),
    },
    sql`FROM organiser_member p JOIN member account ON account.id = p.member_id
      WHERE p.organiser_id = ${organiserId} AND p.role = 'owner' AND account.confirmed_at IS NOT NULL AND ${condition}`,
  )
}

interface Waiting {
  event: ClaimedEvent
  memberId: number
  network: string | null
}

/**
 * Statements that put a claim that waits since this moment into the moderators' inbox, and queue emails to the owners of an organisation
 * that looks after the event.
 */
export function submitClaim(db: Database, { event, memberId, network }: Waiting, now: Date) {
  const claim = sql`SELECT id FROM event_claim WHERE member_id = ${memberId} AND event_id = ${event.id}
    AND state = 'waiting' AND sent_at = ${now.toISOString()}`
  return [
    submitForModeration(db, { kind: 'claim', subject: claim, memberId, network }, now),
    mailOwners(db, event, sql`EXISTS (${claim})`, now),
  ] as const
}
