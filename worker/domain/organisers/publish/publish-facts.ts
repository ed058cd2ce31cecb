import { sql, type SQL } from 'drizzle-orm'
import { newFaults } from '../../../../src/model/event-facts/faults/faults-of.ts'
import { emptyEvent } from '../../../../src/model/event-facts/empty-facts.ts'
import { differences } from '../../../../src/model/event-facts/differences.ts'
import { normaliseFacts } from '../../../../src/model/event-facts/normalise-facts.ts'
import { euroOf, type Rates } from '../../../../src/model/rates.ts'
import type { EventFacts } from '../../../../src/model/schemas/event-facts.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { requireCondition } from '../../../db/require-condition.ts'
import { queueForSearch } from '../../../search/feed/outbox.ts'
import { changedRows } from '../../catalogue/facts/changed-rows.ts'
import type { StoredFacts } from '../../catalogue/facts/read-facts.ts'
import { findRowContext } from '../../catalogue/facts/row-context.ts'
import { createRowIds, keysOfEntries } from '../../catalogue/facts/row-ids.ts'
import { withRowKeys } from '../../catalogue/facts/with-row-keys.ts'
import { rowsOfFacts } from '../../catalogue/facts/rows-of-facts.ts'
import { factStatements } from '../../catalogue/facts/write-facts.ts'
import { newsOfFacts, withFormerDates } from '../../catalogue/facts/news-of-facts.ts'
import { revisionStatements } from '../revisions/add-revision.ts'
import { freePermalink } from './event-permalink.ts'
import type { Publication, Published } from './publication.ts'
import { reviewedEditions, forgetRaces } from './reviewed-editions.ts'
import { statedSources } from './stated-sources.ts'

/** Weight for ranking of an event that the catalogue's editors have not weighed. */
const newEventWeight = 20

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
  const today = at.slice(0, 10)
  const before = stored?.facts ?? emptyEvent()
  const stated = withFormerDates(before, normaliseFacts(publication.facts), today)
  const faults = newFaults(stated, stored?.facts ?? null)
  if (Object.keys(faults).length > 0) return { state: 'faults', faults }
  if (stored !== null && differences(before, stated).length === 0)
    return await closeUnchanged(db, stored, publication)
  const context = await findRowContext(db, stored === null ? [stated] : [before, stated])
  const facts = withRowKeys(stated, createRowIds(keysOfEntries(before), context.last))
  const changed = differences(before, facts).map(({ path }) => path)
  const eventId = stored?.event.id ?? context.last.event + 1
  const rowsOf = (each: EventFacts) =>
    rowsOfFacts(each, {
      eventId,
      cities: context.cities,
      euro: (amount, currency) => euroOf(amount, currency, rates),
    })
  const rows = rowsOf(facts)
  const former =
    stored === null
      ? { ...rows, edition: [], race: [], activity: [], ticket_price: [] }
      : rowsOf(before)
  const changes = changedRows(former, rows)
  const reviewed = await reviewedEditions(db, changes.edition.removed)
  if (Object.keys(reviewed).length > 0) return { state: 'faults', faults: reviewed }
  const permalink = stored?.event.permalink ?? (await freePermalink(db, facts.name ?? ''))
  const { source, organiserId, origin, authorId } = publication
  const page = source ?? {
    url: `/organiser/${await organiserPermalink(db, organiserId)}`,
    checked: today,
  }
  const batch = [
    requireCondition(db, sql`${publication.stands} AND ${isUnchanged(stored)}`),
    ...forgetRaces(db, changes.race.removed),
    ...factStatements(db, {
      rows,
      changes,
      sources: statedSources(stored?.event.sources ?? '[]', changed, page),
      provenance: { page: source?.url ?? null, checkedOn: page.checked },
      origin: stored === null ? { permalink, organiserId, weight: newEventWeight } : null,
      at,
    }),
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

async function organiserPermalink(db: Database, organiserId: number): Promise<string> {
  const statement = sql`SELECT permalink FROM organiser WHERE id = ${organiserId}`
  return (await prepare(db, statement).first<string>('permalink')) ?? ''
}
