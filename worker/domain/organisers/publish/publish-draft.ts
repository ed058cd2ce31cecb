import { eventShape } from '../../../../src/model/event-facts/event-shape.ts'
import { sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { newFaults } from '../../../../src/model/event-facts/faults/faults-of.ts'
import { mergeDocuments } from '../../../../src/model/documents/merge.ts'
import { normaliseFacts } from '../../../../src/model/event-facts/normalise-facts.ts'
import type { Rates } from '../../../../src/model/values/rates.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { readFacts, type StoredFacts } from '../../catalogue/facts/read-facts.ts'
import { findAnyDraft, findDraft, isEditor, type Draft } from '../drafts/draft-row.ts'
import { isRestored } from '../revisions/is-restored.ts'
import { publishFacts } from './publish-facts.ts'
import type { Published } from './publication.ts'
import { untilUnchanged } from './until-unchanged.ts'

interface Context {
  now: Date
  rates: Rates
}

/** The draft's changes applied to the facts that the tables hold now. */
export function mergedDraft(draft: Draft, stored: StoredFacts | null) {
  if (stored === null) return { document: draft.facts, conflicts: [] }
  return mergeDocuments(eventShape, { base: draft.base, mine: draft.facts, theirs: stored.facts })
}

/**
 * Publishes a draft. The draft of an organiser who is not verified waits for a moderator instead.
 * @param version version of the draft that the member has seen
 * @throws DomainError not-found, conflict if the draft was saved since
 */
export async function publishDraft(
  db: Database,
  memberId: number,
  { reference, version }: { reference: string; version: number },
  context: Context,
): Promise<Published> {
  return await untilUnchanged(async () => {
    const draft = await findDraft(db, memberId, reference)
    if (draft.version !== version) throw new DomainError('conflict', 'version')
    if (draft.verifiedOn === null) return await submitDraft(db, memberId, draft, context.now)
    return await publish(db, draft, memberId, context)
  })
}

/**
 * Publishes a draft that waits for a moderator, and verifies its organiser.
 * @throws DomainError not-found for a draft that does not wait (any more)
 */
export async function publishWaitingDraft(
  db: Database,
  draftId: string,
  context: Context,
): Promise<Published> {
  return await untilUnchanged(async () => {
    const draft = await findAnyDraft(db, draftId)
    if (draft?.state !== 'waiting') throw new DomainError('not-found')
    return await publish(db, draft, null, context)
  })
}

/** Gives a draft that waits for a moderator back to its editors. */
export const returnDraft = (db: Database, draftId: string): D1PreparedStatement =>
  prepare(
    db,
    sql`UPDATE event_draft SET state = 'editing' WHERE id = ${draftId} AND state = 'waiting'`,
  )

async function publish(
  db: Database,
  draft: Draft,
  memberId: number | null,
  context: Context,
): Promise<Published> {
  const { id, eventId, organiserId } = draft
  const stored = eventId === null ? null : await readFacts(db, eventId)
  const { document: facts, conflicts } = mergedDraft(draft, stored)
  if (conflicts.length > 0) return { state: 'conflicts', conflicts }
  const allowed = memberId === null ? sql`d.state = 'waiting'` : isEditor(memberId)
  const today = context.now.toISOString().slice(0, 10)
  const publication = {
    organiserId,
    facts,
    origin: (await isRestored(db, eventId, draft.facts))
      ? ('restore' as const)
      : ('editor' as const),
    authorId: memberId,
    source: null,
    stands: sql`EXISTS (SELECT 1 FROM event_draft d LEFT JOIN event ev ON ev.id = d.event_id
      WHERE d.id = ${id} AND d.version = ${draft.version} AND ${allowed})`,
    also: (published: number) => [
      sql`DELETE FROM event_draft WHERE id = ${id}`,
      sql`UPDATE event_picture SET event_id = ${published}, draft_id = NULL WHERE draft_id = ${id}`,
      sql`UPDATE organiser SET verified_on = coalesce(verified_on, ${today}) WHERE id = ${organiserId}`,
    ],
  }
  return await publishFacts(db, stored, publication, context)
}

/** A draft without faults waits for a moderator; saving it takes it back. */
async function submitDraft(
  db: Database,
  memberId: number,
  draft: Draft,
  now: Date,
): Promise<Published> {
  const stored = draft.eventId === null ? null : await readFacts(db, draft.eventId)
  const { document: facts, conflicts } = mergedDraft(draft, stored)
  if (conflicts.length > 0) return { state: 'conflicts', conflicts }
  const faults = newFaults(normaliseFacts(facts), stored?.facts ?? null)
  if (Object.keys(faults).length > 0) return { state: 'faults', faults }
  await prepare(
    db,
    sql`UPDATE event_draft SET state = 'waiting', updated_at = ${now.toISOString()}, updated_by = ${memberId}
      WHERE id = ${draft.id} AND version = ${draft.version}`,
  ).run()
  return { state: 'waiting' }
}
