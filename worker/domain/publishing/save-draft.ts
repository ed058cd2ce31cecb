import { sql } from 'drizzle-orm'
import { applyChanges } from '../../../src/model/documents/apply-changes.ts'
import type { DocumentChange } from '../../../src/model/documents/change.ts'
import type { DocumentConflict } from '../../../src/model/documents/conflict.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Database } from '../../db/client.ts'
import { prepare } from '../../db/prepare.ts'
import { randomPause } from '../../runtime/random-pause.ts'
import type { DocumentKind, DraftRow, KindTypes } from './document-kind.ts'
import { draftColumn, findDraft, fromDrafts } from './draft-row.ts'

/** Attempts to save while others save the same draft. Each success of others is one attempt lost. */
const attempts = 20

export interface SavedDraft {
  version: number
  /** Values that others changed since; these changes were not made, all others were. */
  conflicts: DocumentConflict[]
}

interface Save {
  memberId: number
  reference: string
  changes: readonly DocumentChange[]
  now: Date
}

/**
 * Applies changes to a draft. Saves of several people at once follow one another: each is applied to the content that the
 * one before left. A draft that waits for a moderator goes on waiting, with its new version.
 * @throws DomainError not-found; body-too-large; conflict if it could not be saved among the saves of others;
 *   FieldErrors { path: 'invalid' } for a value that no draft may hold
 */
export async function saveDraft<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  save: Save,
): Promise<SavedDraft> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const draft = await findDraft(db, kind, save.memberId, save.reference)
    const { document, conflicts } = applyChanges(kind.shape, draft.content, save.changes)
    const text = JSON.stringify(document)
    if (text === JSON.stringify(draft.content)) return { version: draft.version, conflicts }
    if (new TextEncoder().encode(text).length > kind.maximumBytes)
      throw new DomainError('body-too-large')
    if (await write(db, kind, draft, text, save)) return { version: draft.version + 1, conflicts }
    await randomPause(attempt)
  }
  throw new DomainError('conflict')
}

async function write<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  { id, version }: DraftRow<T>,
  content: string,
  { memberId, now }: Save,
): Promise<boolean> {
  const { table, columns, mayEdit } = kind.drafts
  const key = draftColumn(kind, 'key')
  const editable = sql`SELECT ${key} FROM ${fromDrafts(kind)}
    WHERE ${key} = ${id} AND d.version = ${version} AND ${mayEdit(memberId)}`
  const { meta } = await prepare(
    db,
    sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(columns.content)} = ${content}, version = version + 1,
      updated_at = ${now.toISOString()}, updated_by = ${memberId}
      WHERE ${sql.identifier(columns.key)} IN (${editable})`,
  ).run()
  return meta.changes > 0
}
