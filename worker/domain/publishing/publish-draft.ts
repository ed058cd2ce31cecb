import { sql } from 'drizzle-orm'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Database } from '../../db/client.ts'
import { prepare } from '../../db/prepare.ts'
import type { DocumentKind, DraftRow, KindTypes, StoredDocument } from './document-kind.ts'
import { draftColumn, findAnyDraft, findDraft, fromDrafts } from './draft-row.ts'
import { isRestored } from './is-restored.ts'
import { mergedDraft } from './merged-draft.ts'
import type { Published } from './publication.ts'
import { publishDocument } from './publish-document.ts'
import { untilUnchanged } from './until-unchanged.ts'

/** The published document of a draft; null if there is none yet. */
export const storedOf = async <T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  { subjectId }: DraftRow<T>,
): Promise<StoredDocument<T> | null> => (subjectId === null ? null : await kind.read(db, subjectId))

/**
 * Publishes a draft. One that a moderator publishes waits instead.
 * @param version version of the draft that the member has seen
 * @throws DomainError not-found, conflict if the draft was saved since
 */
export async function publishDraft<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  { memberId, reference, version }: { memberId: number; reference: string; version: number },
  context: T['context'],
): Promise<Published<T>> {
  return await untilUnchanged(async () => {
    const draft = await findDraft(db, kind, memberId, reference)
    if (draft.version !== version) throw new DomainError('conflict', 'version')
    return kind.drafts.isModerated(draft)
      ? await submitDraft(db, kind, draft, memberId, context.now)
      : await publish(db, kind, draft, memberId, context)
  })
}

/**
 * Publishes a draft that waits for a moderator.
 * @throws DomainError not-found for a draft that does not wait (any more)
 */
export async function publishWaitingDraft<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  id: string | number,
  context: T['context'],
): Promise<Published<T>> {
  return await untilUnchanged(async () => {
    const draft = await findAnyDraft(db, kind, id)
    if (draft?.state !== 'waiting') throw new DomainError('not-found')
    return await publish(db, kind, draft, null, context)
  })
}

/** Statement that gives a draft which waits for a moderator back to its editors. */
export const returnDraft = <T extends KindTypes>(
  db: Database,
  { drafts: { table, columns } }: DocumentKind<T>,
  id: string | number,
): D1PreparedStatement =>
  prepare(
    db,
    sql`UPDATE ${sql.identifier(table)} SET state = 'editing'
      WHERE ${sql.identifier(columns.key)} = ${id} AND state = 'waiting'`,
  )

/** @param memberId null for a draft that a moderator has approved */
async function publish<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  draft: DraftRow<T>,
  memberId: number | null,
  context: T['context'],
): Promise<Published<T>> {
  const { drafts, revisions } = kind
  const stored = await storedOf(db, kind, draft)
  const { document, conflicts } = mergedDraft(kind, draft, stored)
  if (conflicts.length > 0) return { state: 'conflicts', conflicts }
  const key = draftColumn(kind, 'key')
  const allowed = memberId === null ? sql`d.state = 'waiting'` : drafts.mayEdit(memberId)
  const isEarlier = await isRestored(db, kind, draft)
  return await publishDocument(
    db,
    kind,
    stored,
    {
      document,
      origin: isEarlier ? revisions.restored : revisions.edited,
      authorId: memberId,
      details: drafts.details(draft),
      stands: sql`EXISTS (SELECT 1 FROM ${fromDrafts(kind)}
        WHERE ${key} = ${draft.id} AND d.version = ${draft.version} AND ${allowed})`,
      also: (id) => [
        sql`DELETE FROM ${sql.identifier(drafts.table)} WHERE ${sql.identifier(drafts.columns.key)} = ${draft.id}`,
        ...drafts.whenPublished(draft, id, context.now),
      ],
    },
    context,
  )
}

/** A draft without faults waits for a moderator; saving it takes it back. */
async function submitDraft<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  draft: DraftRow<T>,
  memberId: number,
  now: Date,
): Promise<Published<T>> {
  const { table, columns } = kind.drafts
  const stored = await storedOf(db, kind, draft)
  const { document, conflicts } = mergedDraft(kind, draft, stored)
  if (conflicts.length > 0) return { state: 'conflicts', conflicts }
  const faults = kind.faultsOf(stored, kind.normalise(document))
  if (Object.keys(faults).length > 0) return { state: 'faults', faults }
  await prepare(
    db,
    sql`UPDATE ${sql.identifier(table)} SET state = 'waiting', updated_at = ${now.toISOString()}, updated_by = ${memberId}
      WHERE ${sql.identifier(columns.key)} = ${draft.id} AND version = ${draft.version}`,
  ).run()
  return { state: 'waiting' }
}
