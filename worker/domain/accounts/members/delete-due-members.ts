import { and, eq, exists, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { audit } from '../audit/audit.table.ts'
import type { AuditAction } from '../audit/record-audit.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { deliveredMail, mail } from '../../messages/mail/mail.table.ts'
import { media } from '../media/media.table.ts'
import { newsletterSubscription } from '../../messages/newsletter/newsletter.table.ts'
import { subscriberKey } from '../../messages/newsletter/subscribe.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { session } from '../sessions/session.table.ts'
import { actionToken } from '../tokens/token.table.ts'
import { identity, member, organiserMember } from './member.table.ts'

const day = 86_400_000

/** Accounts deleted in one run; the rest waits for the next. */
const membersARun = 20
/** Days after which an account whose address was never confirmed is given up. */
const unconfirmedDays = 30

/** Members whose time is over: 30 days after they asked for it, or after they registered and never confirmed. */
function isDue(now: Date) {
  const registeredBefore = new Date(now.getTime() - unconfirmedDays * day).toISOString()
  return or(
    lte(member.deleteAt, now.toISOString()),
    and(isNull(member.confirmedAt), lte(member.createdAt, registeredBefore)),
  )
}

/** An account with everything that names it goes in one batch: never a part of it, and never one that was taken back. */
async function deleteOne(db: Database, gone: { id: number; email: string }, now: Date) {
  const { id, email } = gone
  const still = db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.id, id),
        isDue(now),
        notExists(db.select({ id: media.id }).from(media).where(eq(media.memberId, id))),
      ),
    )
  const mails = db.select({ id: mail.id }).from(mail).where(inArray(mail.memberId, still))
  // The account vouches for its own address alone.
  const subscribed = subscriberKey(email)
  const spokeFor = await db
    .select({ id: organiserMember.organiserId })
    .from(organiserMember)
    .where(eq(organiserMember.memberId, id))
  const action: AuditAction = 'user_deleted'
  const [deleted] = await db.batch([
    db
      .insert(audit)
      .select(
        sql`SELECT NULL, ${now.toISOString()}, ${action}, ${member.id}, NULL, NULL, NULL, NULL FROM ${member} WHERE ${inArray(member.id, still)}`,
      )
      .returning({ id: audit.memberId }),
    db
      .delete(deliveredMail)
      .where(
        or(inArray(deliveredMail.id, mails), and(eq(deliveredMail.address, email), exists(still))),
      ),
    db.delete(mail).where(inArray(mail.memberId, still)),
    db.delete(session).where(inArray(session.memberId, still)),
    db
      .delete(actionToken)
      .where(
        or(
          inArray(actionToken.memberId, still),
          and(isNull(actionToken.memberId), eq(actionToken.address, subscribed), exists(still)),
        ),
      ),
    db.delete(identity).where(inArray(identity.memberId, still)),
    db.delete(organiserMember).where(inArray(organiserMember.memberId, still)),
    db
      .delete(newsletterSubscription)
      .where(and(eq(newsletterSubscription.email, subscribed), exists(still))),
    db.delete(member).where(inArray(member.id, still)),
    // An organisation that nobody speaks for and no event names was only ever a name that others could not take.
    db.delete(organiser).where(
      and(
        inArray(
          organiser.id,
          spokeFor.map((each) => each.id),
        ),
        notExists(
          db
            .select({ id: organiserMember.memberId })
            .from(organiserMember)
            .where(eq(organiserMember.organiserId, organiser.id)),
        ),
        notExists(
          db.select({ id: event.id }).from(event).where(eq(event.organiserId, organiser.id)),
        ),
      ),
    ),
  ])
  return deleted.length > 0
}

/**
 * Deletes for good the accounts whose time is over. Their pictures are marked first, for the job that removes the files
 * and then the rows; an account goes once it has none. What stays is the log, under an id that nobody has any more.
 * @param forget removes what is kept of a member outside of the database
 * @returns the ids that are gone
 * @throws the first error, after all others have had their turn: one account that cannot go keeps nobody else's here
 */
export async function deleteDueMembers(
  db: Database,
  forget: (memberId: number) => Promise<void>,
  now: Date,
): Promise<number[]> {
  const due = db.select({ id: member.id }).from(member).where(isDue(now))
  const [, ready] = await db.batch([
    db
      .update(media)
      .set({ droppedAt: now.toISOString() })
      .where(and(isNull(media.droppedAt), inArray(media.memberId, due))),
    db
      .select({ id: member.id, email: member.email })
      .from(member)
      .where(
        and(
          isDue(now),
          notExists(db.select({ id: media.id }).from(media).where(eq(media.memberId, member.id))),
        ),
      )
      .limit(membersARun),
  ])
  const gone: number[] = []
  const errors: unknown[] = []
  for (const each of ready) {
    try {
      await forget(each.id)
      if (await deleteOne(db, each, now)) gone.push(each.id)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return gone
}
