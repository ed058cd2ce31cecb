import { sql } from 'drizzle-orm'
import type { EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import type { StoredFacts } from '../../catalogue/facts/read-facts.ts'

interface NewRevision {
  eventId: number
  /** Null for a new event. */
  before: StoredFacts | null
  facts: EventFacts
  /** Paths of the changed facts. */
  changed: readonly string[]
  origin: string
  authorId: number | null
  /** ISO instant. */
  at: string
}

/** Statements that add the revision with the next number; before the first one, the facts of the catalogue. */
export function revisionStatements(
  db: Database,
  { eventId, before, facts, changed, origin, authorId, at }: NewRevision,
): D1PreparedStatement[] {
  const numbers = sql`SELECT number FROM event_revision WHERE event_id = ${eventId}`
  const first =
    before === null
      ? []
      : [
          sql`INSERT INTO event_revision (event_id, number, origin, facts, changed, author_id, at)
            SELECT ${eventId}, 1, 'catalogue', ${JSON.stringify(before.facts)}, '[]', NULL, ${before.event.updatedAt}
            WHERE NOT EXISTS (${numbers})`,
        ]
  const next = sql`INSERT INTO event_revision (event_id, number, origin, facts, changed, author_id, at)
    SELECT ${eventId}, coalesce((SELECT max(number) FROM (${numbers})), 0) + 1, ${origin}, ${JSON.stringify(facts)},
      ${JSON.stringify(changed)}, ${authorId}, ${at}`
  return [...first, next].map((statement) => prepare(db, statement))
}
