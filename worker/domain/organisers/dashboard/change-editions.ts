import { sql } from 'drizzle-orm'
import { currentEdition } from '../../../../src/model/event-facts/next-edition.ts'
import { takesPlace } from '../../../../src/model/event/edition-status.ts'
import type { BulkFailure } from '../../../../src/model/members/organiser-events.ts'
import type { EditionFacts, EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Rates } from '../../../../src/model/values/rates.ts'
import type { Database } from '../../../db/client.ts'
import { represents } from '../people/represents.ts'
import { publishDocument } from '../../publishing/publish-document.ts'
import { untilUnchanged } from '../../publishing/until-unchanged.ts'
import { eventKind } from '../publish/event-kind.ts'

export interface Actor {
  memberId: number
  now: Date
  rates: Rates
}

/** The editions after an act; a failure if it cannot be done, the same ones if nothing is left to do. @param today ISO date */
type Change = (facts: EventFacts, today: string) => EditionFacts[] | BulkFailure

const isArchived = ({ status }: EditionFacts): boolean => status === 'archived'
const isPast = ({ date, endDate }: EditionFacts, today: string): boolean =>
  date !== null && (endDate ?? date) < today

const withStatus = (
  editions: EditionFacts[],
  chosen: readonly EditionFacts[],
  change: Partial<EditionFacts>,
): EditionFacts[] =>
  editions.map((edition) => (chosen.includes(edition) ? { ...edition, ...change } : edition))

/** Confirms the date of the next edition. */
export const confirmed: Change = (facts, today) => {
  const shown = currentEdition(facts, today)
  if (shown === null || shown.date === null) return 'no-date'
  if (isPast(shown, today)) return 'not-ahead'
  if (shown.dateConfirmed) return facts.editions
  return withStatus(facts.editions, [shown], { dateConfirmed: true })
}

/** Archives past editions that were held; one that was cancelled keeps that status. */
export const pastArchived: Change = ({ editions }, today) => {
  const past = editions.filter((edition) => isPast(edition, today))
  const held = past.filter(({ status }) => takesPlace(status))
  if (held.length > 0) return withStatus(editions, held, { status: 'archived' })
  return past.some(isArchived) ? editions : 'no-past'
}

/** Archives the next edition. */
export const nextArchived: Change = (facts, today) => {
  const shown = currentEdition(facts, today)
  if (shown === null || shown.date === null) return 'no-date'
  if (isPast(shown, today)) return 'not-ahead'
  if (isArchived(shown)) return facts.editions
  return withStatus(facts.editions, [shown], { status: 'archived' })
}

/** Condition at the time of writing: the member represents the event's organiser, which is verified. */
const mayPublish = (memberId: number, eventId: number) => {
  const organiserId = sql`(SELECT organiser_id FROM event WHERE id = ${eventId})`
  return sql`${represents(memberId, organiserId)}
    AND EXISTS (SELECT 1 FROM organiser WHERE id = ${organiserId} AND verified_on IS NOT NULL)`
}

/**
 * Publishes a change of an event's editions.
 * @returns why it was not done; null if it is done, now or before
 * @throws DomainError conflict if the event is changed again and again, or the member's rights have just ended
 */
export async function changeEditions(
  db: Database,
  eventId: number,
  change: Change,
  { memberId, now, rates }: Actor,
): Promise<BulkFailure | null> {
  const today = now.toISOString().slice(0, 10)
  return await untilUnchanged(async () => {
    const stored = await eventKind.read(db, eventId)
    if (stored === null) return 'unknown'
    const editions = change(stored.document, today)
    if (typeof editions === 'string') return editions
    if (editions === stored.document.editions) return null
    const published = await publishDocument(
      db,
      eventKind,
      stored,
      {
        document: { ...stored.document, editions },
        origin: 'editor',
        authorId: memberId,
        details: { source: null, organiserId: null },
        stands: mayPublish(memberId, eventId),
        also: () => [],
      },
      { now, rates },
    )
    return published.state === 'published' ? null : 'changed'
  })
}
