import { sql } from 'drizzle-orm'
import { currentEdition } from '../../../../src/model/event-facts/next-edition.ts'
import type { BulkFailure } from '../../../../src/model/members/organiser-events.ts'
import type { EditionFacts } from '../../../../src/model/schemas/event/event-facts.ts'
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

/** A new version of an edition; a failure if it cannot be changed so. The same edition if nothing is left to do. */
type Change = (edition: EditionFacts, today: string) => EditionFacts | BulkFailure

/** Confirms a date that is still ahead. */
export const confirmed: Change = (edition, today) => {
  const { date, endDate } = edition
  if (date === null) return 'no-date'
  if ((endDate ?? date) < today) return 'not-ahead'
  return edition.dateConfirmed ? edition : { ...edition, dateConfirmed: true }
}

export const archived: Change = (edition) =>
  edition.status === 'archived' ? edition : { ...edition, status: 'archived' }

/** Condition at the time of writing: the member represents the event's organiser, which is verified. */
const mayPublish = (memberId: number, eventId: number) => {
  const organiserId = sql`(SELECT organiser_id FROM event WHERE id = ${eventId})`
  return sql`${represents(memberId, organiserId)}
    AND EXISTS (SELECT 1 FROM organiser WHERE id = ${organiserId} AND verified_on IS NOT NULL)`
}

/**
 * Publishes a change of the edition of an event that its page shows first: the next one, or the last if none is ahead.
 * @returns why it was not done; null if it is done, now or before
 * @throws DomainError conflict if the event is changed again and again, or the member's rights have just ended
 */
export async function changeShownEdition(
  db: Database,
  eventId: number,
  change: Change,
  { memberId, now, rates }: Actor,
): Promise<BulkFailure | null> {
  const today = now.toISOString().slice(0, 10)
  return await untilUnchanged(async () => {
    const stored = await eventKind.read(db, eventId)
    if (stored === null) return 'unknown'
    const shown = currentEdition(stored.document, today)
    if (shown === null) return 'no-date'
    const changed = change(shown, today)
    if (typeof changed === 'string') return changed
    if (changed === shown) return null
    const editions = stored.document.editions.map((each) => (each === shown ? changed : each))
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
