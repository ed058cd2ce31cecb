import { eventShape } from '../../../../src/model/event-facts/event-shape.ts'
import { sql, type SQL } from 'drizzle-orm'
import { emptyEvent } from '../../../../src/model/event-facts/empty-facts.ts'
import { differences } from '../../../../src/model/documents/differences.ts'
import type { Rates } from '../../../../src/model/values/rates.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { requireCondition } from '../../../db/require-condition.ts'
import { queueForSearch } from '../../../search/feed/outbox.ts'
import type { StoredFacts } from '../../catalogue/facts/read-facts.ts'
import { factStatements } from '../../catalogue/facts/write-facts.ts'
import { newsOfFacts } from '../../catalogue/facts/news-of-facts.ts'
import { revisionStatements } from '../revisions/add-revision.ts'
import { planPublication } from './plan-publication.ts'
import type { Publication, Published } from './publication.ts'
import { statedFacts } from './stated-facts.ts'
import { reviewedEditions, forgetRaces } from './reviewed-editions.ts'

/**
 * Publishes facts: the one door through which facts of an event change. One batch writes the rows, the news, the revision
 * and the queue of search, and does nothing if the event was changed since it was read.
 * @param stored present facts; null for a new event
 * @throws the error of a batch that lost against another change (untilUnchanged repeats it)
 */
export async function publishFacts(
  db: Database,
  stored: StoredFacts | null,
  publication: Publication,
  { now, rates }: { now: Date; rates: Rates },
): Promise<Published> {
  const at = now.toISOString()
  const before = stored?.facts ?? emptyEvent()
  const { stated, faults } = statedFacts(stored, publication.facts, at.slice(0, 10))
  if (Object.keys(faults).length > 0) return { state: 'faults', faults }
  if (stored !== null && differences(eventShape, before, stated).length === 0)
    return await closeUnchanged(db, stored, publication)
  const plan = await planPublication(db, stored, stated, publication, { now, rates })
  const { eventId, permalink, facts, changed, write } = plan
  const reviewed = await reviewedEditions(db, write.changes.edition.removed)
  if (Object.keys(reviewed).length > 0) return { state: 'faults', faults: reviewed }
  const { origin, authorId } = publication
  const batch = [
    requireCondition(db, sql`${publication.stands} AND ${isUnchanged(stored)}`),
    ...forgetRaces(db, write.changes.race.removed),
    ...factStatements(db, write),
    ...newsOfFacts(db, { eventId, before, after: facts, at }),
    ...revisionStatements(db, { eventId, before: stored, facts, changed, origin, authorId, at }),
    prepare(db, queueForSearch(db, [eventId], now)),
    ...publication.also(eventId).map((statement) => prepare(db, statement)),
    prepare(db, sql`SELECT max(number) AS number FROM event_revision WHERE event_id = ${eventId}`),
  ]
  const results = await db.$client.batch<{ number: number }>(batch)
  const revision = results.at(-1)?.results[0]?.number ?? 1
  return { state: 'published', eventId, permalink, revision }
}

/** Facts that are published already make no revision; what belongs to the publication is written. */
async function closeUnchanged(
  db: Database,
  { event, revision }: StoredFacts,
  { stands, also }: Publication,
): Promise<Published> {
  const further = also(event.id).map((statement) => prepare(db, statement))
  await db.$client.batch([requireCondition(db, stands), ...further])
  return { state: 'published', eventId: event.id, permalink: event.permalink, revision }
}

/** A publication adds a revision, and other changes of an edition increase its version. */
function isUnchanged(stored: StoredFacts | null): SQL {
  if (stored === null) return sql`1`
  const { versions, revision, event } = stored
  return sql`${versions} = (SELECT coalesce(sum(version), 0) FROM edition WHERE event_id = ${event.id})
    AND ${revision} = (SELECT coalesce(max(number), 0) FROM event_revision WHERE event_id = ${event.id})`
}
