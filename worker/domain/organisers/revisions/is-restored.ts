import { eventShape } from '../../../../src/model/event-facts/event-shape.ts'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { differences } from '../../../../src/model/documents/differences.ts'
import { eventFacts, type EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { shownRevisions } from './find-revisions.ts'

const rows = v.array(v.object({ facts: v.pipe(v.string(), v.parseJson(), eventFacts) }))

/** True for facts that are those of an earlier revision of the event: publishing them restores it. */
export async function isRestored(
  db: Database,
  eventId: number | null,
  facts: EventFacts,
): Promise<boolean> {
  const [found] = await readBatch(db, [
    sql`SELECT facts FROM event_revision WHERE event_id = ${eventId} ORDER BY number DESC
      LIMIT ${shownRevisions} OFFSET 1`,
  ])
  return v
    .parse(rows, found)
    .some((revision) => differences(eventShape, revision.facts, facts).length === 0)
}
