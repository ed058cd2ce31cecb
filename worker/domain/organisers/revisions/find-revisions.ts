import type { DocumentChange } from '../../../../src/model/documents/change.ts'
import { eventShape } from '../../../../src/model/event-facts/event-shape.ts'
import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { differences } from '../../../../src/model/documents/differences.ts'
import { emptyEvent } from '../../../../src/model/event-facts/empty-facts.ts'
import { eventFacts, type EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { represents } from '../people/represents.ts'

/** Revisions that the history shows, the latest first. */
export const shownRevisions = 200

const revisionRow = v.object({
  number: v.number(),
  origin: v.picklist(['catalogue', 'editor', 'correction', 'import', 'restore']),
  /** Name of the member; null for others than members, and after the end of the account. */
  author: v.nullable(v.string()),
  /** ISO instant. */
  at: v.string(),
  changed: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
})

export type RevisionRow = v.InferOutput<typeof revisionRow>

/** Id of the event, if the member represents its organiser. */
const ownEvent = (memberId: number, permalink: string): SQL =>
  sql`(SELECT ev.id FROM event ev WHERE ev.permalink = ${permalink} AND ${represents(memberId, sql`ev.organiser_id`)})`

/** History of an event. @throws DomainError not-found, also for members who do not represent its organiser */
export async function listRevisions(
  db: Database,
  memberId: number,
  permalink: string,
): Promise<RevisionRow[]> {
  const own = ownEvent(memberId, permalink)
  const [events, rows] = await readBatch(db, [
    sql`SELECT 1 WHERE ${own} IS NOT NULL`,
    sql`SELECT r.number, r.origin, who.first_name || ' ' || who.last_name AS author, r.at, r.changed
      FROM event_revision r LEFT JOIN member who ON who.id = r.author_id
      WHERE r.event_id = ${own} ORDER BY r.number DESC LIMIT ${shownRevisions}`,
  ])
  if (events?.length !== 1) throw new DomainError('not-found')
  return v.parse(v.array(revisionRow), rows)
}

const factsRow = v.object({ facts: v.pipe(v.string(), v.parseJson(), eventFacts) })

export interface RevisionFacts {
  facts: EventFacts
  /** Changes since the revision before; of the first one, from nothing. */
  changes: DocumentChange[]
}

/** Facts of a revision. @throws DomainError not-found, also for members who do not represent the organiser */
export async function findRevision(
  db: Database,
  memberId: number,
  { permalink, number }: { permalink: string; number: number },
): Promise<RevisionFacts> {
  const of = sql`FROM event_revision WHERE event_id = ${ownEvent(memberId, permalink)}`
  const [found, former] = await readBatch(db, [
    sql`SELECT facts ${of} AND number = ${number}`,
    sql`SELECT facts ${of} AND number < ${number} ORDER BY number DESC LIMIT 1`,
  ])
  const [revision] = v.parse(v.array(factsRow), found)
  const [before] = v.parse(v.array(factsRow), former)
  if (revision === undefined) throw new DomainError('not-found')
  const { facts } = revision
  return { facts, changes: differences(eventShape, before?.facts ?? emptyEvent(), facts) }
}
