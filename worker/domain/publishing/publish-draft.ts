import { sql, type SQL } from 'drizzle-orm'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Database } from '../../db/client.ts'
import { prepare, type Statement } from '../../db/prepare.ts'
import { requireCondition } from '../../db/require-condition.ts'
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
    const allowed = kind.drafts.mayEdit(memberId)
    return kind.drafts.isModerated(draft)
      ? await submitDraft(db, kind, draft, memberId, context)
      : await publish(db, kind, draft, { authorId: memberId, allowed, also: () => [] }, context)
  })
}

/**
 * Publishes a draft that waits for a moderator, in the version that the moderator approved.
 * @param also further statements of the batch, from the id of the published document, such as an email
 * @param approvedBy the editor who approves it, and did not save it last; null if others checked who may
 * @throws DomainError not-found for a draft that does not wait (any more), conflict if it was saved since
 */
export async function publishWaitingDraft<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  { id, version }: Pick<DraftRow<T>, 'id' | 'version'>,
  context: T['context'],
  also: (id: number) => readonly Statement[] = () => [],
  approvedBy: number | null = null,
): Promise<Published<T>> {
  return await untilUnchanged(async () => {
    const draft = await findAnyDraft(db, kind, id)
    if (draft?.state !== 'waiting') throw new DomainError('not-found')
    if (draft.version !== version) throw new DomainError('conflict', 'version')
    const isOther =
      approvedBy === null
        ? sql`1`
        : sql`${kind.drafts.mayEdit(approvedBy)} AND d.updated_by IS NOT ${approvedBy}`
    const allowed = sql`d.state = 'waiting' AND ${isOther}`
    return await publish(db, kind, draft, { authorId: approvedBy, allowed, also }, context)
  })
}

/** Statement that gives a draft which waits for a moderator back to its editors. */
export const returnDraft = <T extends KindTypes>(
  db: Database,
  { drafts: { table, columns } }: DocumentKind<T>,
  { id, version }: Pick<DraftRow<T>, 'id' | 'version'>,
): D1PreparedStatement =>
  prepare(
    db,
    sql`UPDATE ${sql.identifier(table)} SET state = 'editing'
      WHERE ${sql.identifier(columns.key)} = ${id} AND version = ${version} AND state = 'waiting'`,
  )

interface Publisher {
  /** Null for a draft of an event that a moderator has approved, and for a command. */
  authorId: number | null
  /** Condition at the time of writing, for draft `d`. */
  allowed: SQL
  also: (id: number) => readonly Statement[]
}

async function publish<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  draft: DraftRow<T>,
  { authorId, allowed, also }: Publisher,
  context: T['context'],
): Promise<Published<T>> {
  const { drafts, revisions } = kind
  const stored = await storedOf(db, kind, draft)
  const { document, conflicts } = mergedDraft(kind, draft, stored)
  if (conflicts.length > 0) return { state: 'conflicts', conflicts }
  const key = draftColumn(kind, 'key')
  const isEarlier = await isRestored(db, kind, draft)
  return await publishDocument(
    db,
    kind,
    stored,
    {
      document,
      origin: isEarlier ? revisions.restored : revisions.edited,
      authorId,
      details: drafts.details(draft),
      stands: sql`EXISTS (SELECT 1 FROM ${fromDrafts(kind)}
        WHERE ${key} = ${draft.id} AND d.version = ${draft.version} AND ${allowed})`,
      also: (id, keys) => [
        sql`DELETE FROM ${sql.identifier(drafts.table)} WHERE ${sql.identifier(drafts.columns.key)} = ${draft.id}`,
        ...drafts.whenPublished(draft, id, context.now, keys),
        ...also(id),
      ],
    },
    context,
  )
}

/**
 * A draft without faults waits for a moderator, who reads what it has become by then: it can be saved while it waits. One
 * that waits already stays in its place.
 */
async function submitDraft<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  draft: DraftRow<T>,
  memberId: number,
  context: T['context'],
): Promise<Published<T>> {
  if (draft.state === 'waiting') return { state: 'waiting' }
  const { table, columns, mayEdit, whenSubmitted } = kind.drafts
  const key = draftColumn(kind, 'key')
  const stored = await storedOf(db, kind, draft)
  const { document, conflicts } = mergedDraft(kind, draft, stored)
  if (conflicts.length > 0) return { state: 'conflicts', conflicts }
  const { now } = context
  const stated = kind.state(stored, kind.normalise(document), now.toISOString().slice(0, 10))
  const faults = kind.faultsOf(stored, stated)
  if (Object.keys(faults).length > 0) return { state: 'faults', faults }
  // The database shows further faults, such as a pin in another country than its city.
  const plan = await kind.plan(db, stored, { stated, details: kind.drafts.details(draft) }, context)
  if ('faults' in plan) return { state: 'faults', faults: plan.faults }
  const isAsRead = sql`EXISTS (SELECT 1 FROM ${fromDrafts(kind)} WHERE ${key} = ${draft.id}
    AND d.version = ${draft.version} AND d.state = 'editing' AND ${mayEdit(memberId)})`
  await db.$client.batch([
    requireCondition(db, isAsRead),
    prepare(
      db,
      sql`UPDATE ${sql.identifier(table)} SET state = 'waiting', updated_at = ${now.toISOString()}, updated_by = ${memberId}
        WHERE ${sql.identifier(columns.key)} = ${draft.id}`,
    ),
    ...(whenSubmitted?.(db, draft, memberId, now) ?? []).map((statement) => prepare(db, statement)),
  ])
  return { state: 'waiting' }
}
