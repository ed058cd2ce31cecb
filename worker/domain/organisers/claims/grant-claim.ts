import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { queueForSearch } from '../../../search/feed/outbox.ts'
import { member, organiserMember } from '../../accounts/members/member.table.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { eventClaim } from './event-claim.table.ts'

/** An expression over the row of a claim, as a subquery. @param which condition that selects the claim */
const ofClaim = (expression: string, which: SQL | undefined) =>
  sql`(SELECT ${sql.raw(expression)} FROM ${eventClaim} WHERE ${which})`

const target = "replaced ->> 'target'"

interface Grant {
  /** Condition that selects the claim and says whether it may be granted. */
  claim: SQL | undefined
  /** Id of the organisation that gets the event, as an expression over the row of the claim. */
  target: SQL
  at: string
}

/**
 * Statements that approve a claim: the event goes to the organisation, the member becomes one of its owners and an organiser,
 * the organisation is verified. The first returns the claim if it was granted; the others depend on it. What they
 * replace is stored with the claim.
 */
export function grantClaim(db: Database, { claim, target: to, at }: Grant) {
  const granted = and(claim, eq(eventClaim.state, 'approved'), eq(eventClaim.decidedAt, at))
  return [
    db
      .update(eventClaim)
      .set({
        state: 'approved',
        decidedAt: at,
        hash: null,
        replaced: sql`json_object('target', ${to},
          'organiser', (SELECT organiser_id FROM event WHERE id = event_claim.event_id),
          'verifiedOn', (SELECT verified_on FROM organiser WHERE id = ${to}),
          'role', (SELECT role FROM member WHERE id = event_claim.member_id),
          'isNew', NOT EXISTS (SELECT 1 FROM organiser_member p
            WHERE p.organiser_id = ${to} AND p.member_id = event_claim.member_id))`,
      })
      .where(and(claim, sql`${eventClaim.state} <> 'approved'`, sql`${to} IS NOT NULL`))
      .returning({ id: eventClaim.id }),
    db
      .update(event)
      .set({ organiserId: ofClaim(target, granted), updatedAt: at })
      .where(eq(event.id, ofClaim('event_id', granted))),
    db
      .insert(organiserMember)
      .select(
        selectRow(
          organiserMember,
          {
            organiserId: sql`replaced ->> 'target'`,
            memberId: sql`member_id`,
            role: 'owner',
            createdAt: at,
          },
          sql`FROM ${eventClaim} WHERE ${granted}`,
        ),
      )
      .onConflictDoNothing(),
    db
      .update(organiser)
      .set({ verifiedOn: at.slice(0, 10) })
      .where(and(eq(organiser.id, ofClaim(target, granted)), isNull(organiser.verifiedOn))),
    db
      .update(member)
      .set({ role: 'organiser', updatedAt: at })
      .where(and(eq(member.id, ofClaim('member_id', granted)), eq(member.role, 'athlete'))),
    queueForSearch(
      db,
      sql`SELECT event_id AS value FROM ${eventClaim} WHERE ${granted}`,
      new Date(at),
    ),
  ] as const
}

/** Statements that take an approval back, before the claim waits again. @param claim condition that selects it */
export function revokeClaim(db: Database, claim: SQL | undefined, at: string) {
  const granted = and(claim, eq(eventClaim.state, 'approved'))
  const replaced = (key: string) => ofClaim(`replaced ->> '${key}'`, granted)
  return [
    db
      .update(event)
      .set({ organiserId: replaced('organiser'), updatedAt: at })
      .where(
        and(
          eq(event.id, ofClaim('event_id', granted)),
          eq(event.organiserId, ofClaim(target, granted)),
        ),
      ),
    db
      .delete(organiserMember)
      .where(
        and(
          eq(organiserMember.organiserId, ofClaim(target, granted)),
          eq(organiserMember.memberId, ofClaim('member_id', granted)),
          sql`${replaced('isNew')} = 1`,
        ),
      ),
    db
      .update(organiser)
      .set({ verifiedOn: replaced('verifiedOn') })
      .where(eq(organiser.id, ofClaim(target, granted))),
    db
      .update(member)
      .set({ role: replaced('role'), updatedAt: at })
      .where(and(eq(member.id, ofClaim('member_id', granted)), eq(member.role, 'organiser'))),
    queueForSearch(
      db,
      sql`SELECT event_id AS value FROM ${eventClaim} WHERE ${granted}`,
      new Date(at),
    ),
  ] as const
}
