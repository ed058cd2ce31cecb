import { sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Database } from '../../../db/client.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { readFacts } from '../../catalogue/facts/read-facts.ts'
import { represents } from '../people/represents.ts'
import { newDraftId } from './create-draft.ts'
import { findDraft, type Draft } from './draft-row.ts'
import { eventDraft } from './event-draft.table.ts'

/**
 * The draft of a published event; a new one has the present facts, or others made of them. An event has one draft: if it
 * has one already, that is the result.
 * @throws DomainError not-found for an unknown event, and for members who do not represent its organiser
 */
export async function openDraft(
  db: Database,
  memberId: number,
  permalink: string,
  now: Date,
  change: (facts: EventFacts) => EventFacts = (facts) => facts,
): Promise<Draft> {
  const [found] = await db
    .select({ id: event.id, organiserId: event.organiserId })
    .from(event)
    .where(
      sql`${event.permalink} = ${permalink} AND ${represents(memberId, sql`${event.organiserId}`)}`,
    )
  const stored = found === undefined ? null : await readFacts(db, found.id)
  if (found === undefined || stored === null) throw new DomainError('not-found')
  const at = now.toISOString()
  const base = JSON.stringify(stored.facts)
  const facts = JSON.stringify(change(stored.facts))
  const values = sql`${newDraftId()}, ${found.id}, ${event.organiserId}, 'editing', ${base}, ${facts}, '{}', 0, NULL,
    ${at}, ${at}, ${memberId}, NULL`
  await db
    .insert(eventDraft)
    .select(
      sql`SELECT ${values} FROM ${event} WHERE ${event.id} = ${found.id}
        AND ${represents(memberId, sql`${event.organiserId}`)}`,
    )
    .onConflictDoNothing()
  return await findDraft(db, memberId, permalink)
}
