import { sql } from 'drizzle-orm'
import { emptyEvent } from '../../../../src/model/event-facts/empty-facts.ts'
import { eventShape } from '../../../../src/model/event-facts/event-shape.ts'
import { newFaults } from '../../../../src/model/event-facts/faults/faults-of.ts'
import { normaliseFacts } from '../../../../src/model/event-facts/normalise-facts.ts'
import { countedChange } from '../../catalogue/counts/count-changes.ts'
import { newsOfFacts, withMoveStated } from '../../catalogue/news/news-of-facts.ts'
import { readFacts, type StoredFacts } from '../../catalogue/facts/read-facts.ts'
import { factStatements } from '../../catalogue/facts/write-facts.ts'
import { prepare } from '../../../db/prepare.ts'
import { queueForSearch } from '../../../search/feed/outbox.ts'
import type { DocumentKind } from '../../publishing/document-kind.ts'
import { eventDrafts } from '../drafts/event-drafts.ts'
import { represents } from '../people/represents.ts'
import type { EventTypes, StoredEvent } from '../drafts/event-types.ts'
import { planPublication } from './plan-publication.ts'
import { withoutReplaced } from './replaced-expected.ts'
import { forgetRaces, reviewedEditions } from './reviewed-editions.ts'
import { soldRaces } from './sold-races.ts'

/** The facts of an event as a published document. */
export function storedEvent({ facts, revision, ...read }: StoredFacts): StoredEvent {
  const { id, permalink } = read.event
  return { id, document: facts, revision, address: { eventId: id, permalink }, read }
}

/** Facts of events, in the tables of the catalogue: publishing writes their rows, the news and the queue of search. */
export const eventKind: DocumentKind<EventTypes> = {
  shape: eventShape,
  maximumBytes: 900_000,
  editableDocument: (memberId, permalink) =>
    sql`SELECT ev.id FROM event ev WHERE ev.permalink = ${permalink} AND ${represents(memberId, sql`ev.organiser_id`)}`,
  read: async (db, id) => {
    const stored = await readFacts(db, id)
    return stored === null ? null : storedEvent(stored)
  },
  // Each change of an edition increases its version.
  isUnchanged: ({ id, read }) =>
    sql`${read.versions} = (SELECT coalesce(sum(version), 0) FROM edition WHERE event_id = ${id})`,
  drafts: eventDrafts,
  revisions: {
    table: 'event_revision',
    columns: { subject: 'event_id', content: 'facts' },
    origins: ['catalogue', 'editor', 'correction', 'import', 'restore'],
    edited: 'editor',
    restored: 'restore',
    before: ({ read }) => ({ origin: 'catalogue', at: read.event.updatedAt }),
  },
  normalise: normaliseFacts,
  state: (stored, facts, today) => {
    if (stored === null) return withMoveStated(emptyEvent(), facts, today)
    const { document, read } = stored
    const untouched = read.rows.editions.flatMap(({ id, version }) =>
      version === 0 ? [String(id)] : [],
    )
    const stated = withoutReplaced(document, facts, new Set(untouched), today)
    return withMoveStated(document, stated, today)
  },
  faultsOf: (stored, facts) => newFaults(facts, stored?.document ?? null),
  plan: async (db, stored, publication, context) => {
    const plan = await planPublication(db, stored, publication, context)
    if ('faults' in plan) return plan
    const { eventId, permalink, facts, changed, write } = plan
    const faults = {
      ...(await reviewedEditions(db, write.changes.edition.removed)),
      ...(await soldRaces(db, write.changes.race.removed)),
    }
    if (Object.keys(faults).length > 0) return { faults }
    const news = { eventId, before: stored?.document ?? emptyEvent(), after: facts, at: write.at }
    return {
      id: eventId,
      address: { eventId, permalink },
      document: facts,
      changed,
      statements: countedChange(
        db,
        [eventId],
        [
          ...forgetRaces(db, write.changes.race.removed),
          ...factStatements(db, write),
          ...newsOfFacts(db, news),
          prepare(db, queueForSearch(db, [eventId], context.now)),
        ],
      ),
    }
  },
}
