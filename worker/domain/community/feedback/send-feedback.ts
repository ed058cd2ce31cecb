import { and, count, eq, gt, isNull, lt, min, sql } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'
import { DomainError, FieldErrors } from '../../../../src/model/values/errors.ts'
import { feedbackPerDay } from '../../../../src/model/values/limits.ts'
import type { FeedbackFields } from '../../../../src/model/schemas/community/feedback.ts'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { dayAgo, tooManyInADay } from '../../limits/day-limit.ts'
import { readProposal, type CorrectionColumns } from '../corrections/read-proposal.ts'
import { submitForModeration } from '../../moderation/submit-for-moderation.ts'
import { whichEvent } from '../saved-events/which-event.ts'
import { feedback } from './feedback.table.ts'

/** Id of the waiting correction that proposes the same for the event of the row. */
const sameProposal = ({ path, proposed }: CorrectionColumns) =>
  sql`(SELECT f.id FROM feedback f JOIN moderation_item i ON i.kind = 'correction' AND i.subject_id = f.id
    WHERE f.event_id = ${event.id} AND f.path = ${path} AND f.proposed = ${proposed} AND i.state = 'waiting' ORDER BY f.id LIMIT 1)`

interface Sender {
  memberId: number
  locale: Locale
  /** Key of the network that the request came from; null if unknown. */
  network: string | null
}

/**
 * Stores feedback and puts it into the inbox; a correction that waits already is counted to that one. One statement
 * checks and inserts, so that the same feedback of simultaneous requests is stored once and the limit is exact.
 * @throws FieldErrors for an unknown event, and for a correction that its facts do not take; DomainError conflict if the
 *   member has sent the same before; too-many-requests
 */
export async function sendFeedback(
  db: Database,
  { memberId, locale, network }: Sender,
  fields: FeedbackFields,
  now: Date,
): Promise<void> {
  const { category, text, fact, correction, link, offer } = fields
  const stated =
    correction === null
      ? null
      : await readProposal(
          db,
          { event: fields.event, proposal: correction },
          locale,
          now.toISOString().slice(0, 10),
        )
  const proposed = stated?.proposed ?? fields.proposed
  const wanted = whichEvent(fields.event)
  const at = now.toISOString()
  const digest = await sha256(
    JSON.stringify([
      category,
      text,
      fact,
      link,
      offer,
      ...[stated?.path, proposed].filter(Boolean),
    ]),
  )
  const today = and(eq(feedback.memberId, memberId), gt(feedback.sentAt, dayAgo(now)))
  const sentToday = db.select({ n: count() }).from(feedback).where(today)
  const sameAs = stated === null ? sql`NULL` : sameProposal(stated)
  const same = sql`SELECT ${feedback.id} FROM ${feedback} JOIN ${event} ON ${event.id} = ${feedback.eventId}
    WHERE ${and(eq(feedback.memberId, memberId), eq(feedback.digest, digest), isNull(feedback.sameAs), wanted)}`
  const [added, , [known], [limits], sent] = await db.batch([
    db
      .insert(feedback)
      .select(
        selectRow(
          feedback,
          {
            memberId,
            eventId: sql`${event.id}`,
            category,
            text,
            fact,
            path: stated?.path ?? null,
            former: stated?.former ?? null,
            proposed,
            race: stated?.race ?? null,
            sport: stated?.sport ?? null,
            sameAs,
            link,
            amount: offer?.amount ?? null,
            currency: offer?.currency ?? null,
            locale,
            digest,
            sentAt: at,
          },
          sql`FROM ${event} WHERE ${and(wanted, lt(sql`(${sentToday})`, feedbackPerDay))}`,
        ),
      )
      .onConflictDoNothing()
      .returning({ id: feedback.id }),
    submitForModeration(
      db,
      {
        kind: stated === null ? 'feedback' : 'correction',
        subject: same,
        memberId,
        network,
        isFinal: true,
      },
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
