import type { DocumentChange } from '../../../../src/model/documents/change.ts'
import { eventShape } from '../../../../src/model/event-facts/event-shape.ts'
import { sql, type SQL } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { applyChanges } from '../../../../src/model/documents/apply-changes.ts'
import type { Rates } from '../../../../src/model/values/rates.ts'
import type { Database } from '../../../db/client.ts'
import type { Statement } from '../../../db/prepare.ts'
import { readFacts } from '../../catalogue/facts/read-facts.ts'
import { publishFacts } from './publish-facts.ts'
import type { Published, RevisionOrigin } from './publication.ts'
import { untilUnchanged } from './until-unchanged.ts'

interface ChangesOfEvent {
  eventId: number
  changes: readonly DocumentChange[]
  origin: RevisionOrigin
  authorId: number | null
  /** Page that states the facts, and the ISO date on which it was read; null for the organiser's own word. */
  source: { url: string; checked: string } | null
  /** Condition at the time of writing, such as the decision of the correction. */
  stands?: SQL
  /** Statements of the same batch, such as the state of the correction. */
  also?: readonly Statement[]
}

/**
 * Publishes single changes of an event, such as an accepted correction. A draft of the event stays, and is merged with them
 * when it is published. The caller has checked who may.
 * @returns conflicts, if the facts are no longer those that the changes were made from
 * @throws DomainError event-not-found; conflict if the condition does not hold; FieldErrors { path: 'invalid' } for a
 *   value that no draft may hold
 */
export async function publishChanges(
  db: Database,
  { eventId, changes, origin, authorId, source, stands = sql`1`, also = [] }: ChangesOfEvent,
  context: { now: Date; rates: Rates },
): Promise<Published> {
  return await untilUnchanged(async () => {
    const stored = await readFacts(db, eventId)
    if (stored === null) throw new DomainError('event-not-found')
    const { document: facts, conflicts } = applyChanges(eventShape, stored.facts, changes)
    if (conflicts.length > 0) return { state: 'conflicts', conflicts }
    const organiserId = stored.event.organiserId ?? 0
    const publication = { organiserId, facts, origin, authorId, source }
    return await publishFacts(db, stored, { ...publication, stands, also: () => also }, context)
  })
}
