import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { queueDecisionMail } from '../../moderation/decision-mail.ts'
import type { Decision } from '../../moderation/moderated-kind.ts'

/**
 * Statement that queues emails to the owners of the organisation that looked after a claimed event how the claim was decided, after it
 * was. The claimant, who may be one of them, has an email of their own.
 */
export function mailDisputedOwners(db: Database, decision: Decision) {
  const { subjectId, reason } = decision
  // An approved claim has moved the event already.
  const former = sql.raw(reason === null ? `c.replaced ->> 'organiser'` : 'ev.organiser_id')
  const owners = sql`(SELECT p.member_id FROM event_claim c JOIN event ev ON ev.id = c.event_id
      JOIN organiser_member p ON p.organiser_id = ${former} AND p.role = 'owner' AND p.member_id <> c.member_id
      JOIN member account ON account.id = p.member_id AND account.confirmed_at IS NOT NULL
    WHERE c.id = ${subjectId})`
  const event = sql`(SELECT ev.name FROM event_claim c JOIN event ev ON ev.id = c.event_id WHERE c.id = ${subjectId})`
  return queueDecisionMail(db, decision, owners, {
    kind: reason === null ? 'claim-lost' : 'claim-averted',
    details: sql`json_object('event', ${event})`,
  })
}
