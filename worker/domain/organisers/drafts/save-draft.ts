import type { DocumentChange } from '../../../../src/model/documents/change.ts'
import { eventShape } from '../../../../src/model/event-facts/event-shape.ts'
import { sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { applyChanges } from '../../../../src/model/documents/apply-changes.ts'
import type { DocumentConflict } from '../../../../src/model/documents/conflict.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { randomPause } from '../../../runtime/random-pause.ts'
import { findDraft, isEditor, type Draft } from './draft-row.ts'

/** Attempts to save while others save the same draft. Each success of others is one attempt lost. */
const attempts = 20

/** Largest facts of one event, in bytes of JSON: a row has two of them, and D1 takes 2 MB. */
export const factsMaximumBytes = 900_000

export interface SavedDraft {
  version: number
  /** Facts that others changed since; these changes were not made, all others were. */
  conflicts: DocumentConflict[]
}

/**
 * Applies changes to a draft. Saves of several people at once follow one another: each is applied to the facts that the
 * one before left. A saved draft that waits for a moderator goes back to its editors.
 * @throws DomainError not-found; body-too-large; conflict if it could not be saved among the saves of others;
 *   FieldErrors { path: 'invalid' } for a value that no draft may hold
 */
export async function saveDraft(
  db: Database,
  memberId: number,
  reference: string,
  changes: readonly DocumentChange[],
  now: Date,
): Promise<SavedDraft> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const draft = await findDraft(db, memberId, reference)
    const { document: facts, conflicts } = applyChanges(eventShape, draft.facts, changes)
    const text = JSON.stringify(facts)
    if (text === JSON.stringify(draft.facts)) return { version: draft.version, conflicts }
    if (new TextEncoder().encode(text).length > factsMaximumBytes)
      throw new DomainError('body-too-large')
    if (await write(db, memberId, draft, text, now))
      return { version: draft.version + 1, conflicts }
    await randomPause(attempt)
  }
  throw new DomainError('conflict')
}

async function write(
  db: Database,
  memberId: number,
  { id, version }: Draft,
  facts: string,
  now: Date,
): Promise<boolean> {
  const editable = sql`SELECT d.id FROM event_draft d LEFT JOIN event ev ON ev.id = d.event_id
    WHERE d.id = ${id} AND d.version = ${version} AND ${isEditor(memberId)}`
  const { meta } = await prepare(
    db,
    sql`UPDATE event_draft SET facts = ${facts}, version = version + 1, state = 'editing',
      updated_at = ${now.toISOString()}, updated_by = ${memberId} WHERE id IN (${editable})`,
  ).run()
  return meta.changes > 0
}
