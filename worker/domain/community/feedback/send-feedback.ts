import { and, eq, gt, lt, min, count, sql } from 'drizzle-orm'
import type { Locale } from '../../../../src/i18n/locales.ts'
import { DomainError, FieldErrors } from '../../../../src/model/errors.ts'
import { feedbackPerDay } from '../../../../src/model/limits.ts'
import type { FeedbackFields } from '../../../../src/model/schemas/feedback.ts'
import type { Database } from '../../../db/client.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { dayAgo, tooManyInADay } from '../../accounts/limits/day-limit.ts'
import { submitForModeration } from '../moderation/submit-for-moderation.ts'
import { whichEvent } from '../saved-events/which-event.ts'
import { feedback } from './feedback.table.ts'

interface Sender {
  memberId: number
  locale: Locale
  /** Key of the network that the request came from; null if unknown. */
  network: string | null
}

/**
 * Stores feedback and puts it into the moderators' inbox. One statement checks and inserts, so that the same feedback of
 * simultaneous requests is stored once and the limit is exact.
 * @throws FieldErrors for an unknown event; DomainError conflict if the member has sent the same before;
 *   too-many-requests
 */
export async function sendFeedback(
  db: Database,
  { memberId, locale, network }: Sender,
  fields: FeedbackFields,
  now: Date,
): Promise<void> {
  const { category, text, fact, proposed, link, offer } = fields
  const wanted = whichEvent(fields.event)
  const at = now.toISOString()
  const digest = await sha256(
    JSON.stringify([category, text, fact, link, offer, ...(proposed === null ? [] : [proposed])]),
  )
  const today = and(eq(feedback.memberId, memberId), gt(feedback.sentAt, dayAgo(now)))
  const sentToday = db.select({ n: count() }).from(feedback).where(today)
  const same = sql`SELECT ${feedback.id} FROM ${feedback} JOIN ${event} ON ${event.id} = ${feedback.eventId}
    WHERE ${and(eq(feedback.memberId, memberId), eq(feedback.digest, digest), wanted)}`
  const [added, , [known], [limits], sent] = await db.batch([
    db
      .insert(feedback)
      .select(
        sql`SELECT NULL, ${memberId}, ${event.id}, ${category}, ${text}, ${fact}, NULL, NULL, ${proposed}, NULL, ${link}, ${offer?.amount ?? null},
          ${offer?.currency ?? null}, ${locale}, ${digest}, ${at}
          FROM ${event} WHERE ${and(wanted, lt(sql`(${sentToday})`, feedbackPerDay))}`,
      )
      .onConflictDoNothing()
      .returning({ id: feedback.id }),
    submitForModeration(
      db,
      { kind: 'feedback', subject: same, memberId, network, isFinal: true },
      now,
    ),
    db.select({ id: event.id }).from(event).where(wanted),
    db
      .select({ first: min(feedback.sentAt) })
      .from(feedback)
      .where(today),
    db
      .select({ id: feedback.id })
      .from(feedback)
      .innerJoin(event, eq(event.id, feedback.eventId))
      .where(and(eq(feedback.memberId, memberId), eq(feedback.digest, digest), wanted)),
  ])
  if (added.length > 0) return
  const field = fields.event.permalink === undefined ? 'eventId' : 'permalink'
  if (known === undefined) throw new FieldErrors({ [field]: 'invalid' })
  if (sent.length > 0) throw new DomainError('conflict')
  throw tooManyInADay(limits?.first ?? at, now)
}
