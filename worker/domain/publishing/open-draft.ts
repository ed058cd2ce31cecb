import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Database } from '../../db/client.ts'
import { prepare } from '../../db/prepare.ts'
import { readBatch } from '../../db/read-batch.ts'
import { addDraft } from './add-draft.ts'
import type { DocumentKind, DraftRow, KindTypes } from './document-kind.ts'
import { findDraft } from './draft-row.ts'

const idRows = v.array(v.object({ id: v.number() }))

/**
 * The draft of a published document; a new one has the present content, or another made of it. A document has one draft:
 * if it has one already, that is the result.
 * @throws DomainError not-found for an unknown document, and for members who may not edit it
 */
export async function openDraft<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  { memberId, reference, now }: { memberId: number; reference: string; now: Date },
  change: (document: T['doc']) => T['doc'] = (document) => document,
): Promise<DraftRow<T>> {
  const [rows] = await readBatch(db, [
    sql`SELECT id FROM (${kind.editableDocument(memberId, reference)})`,
  ])
  const [found] = v.parse(idRows, rows)
  const stored = found === undefined ? null : await kind.read(db, found.id)
  if (stored === null) throw new DomainError('not-found')
  await prepare(
    db,
    addDraft(kind.drafts, {
      base: stored.document,
      content: change(stored.document),
      memberId,
      now,
      tableValues: {
        ...kind.drafts.tableValues(stored.id),
        [kind.drafts.columns.subject]: stored.id,
      },
      from: sql`(${kind.editableDocument(memberId, reference)}) own WHERE own.id = ${stored.id}`,
    }),
  ).run()
  return await findDraft(db, kind, memberId, reference)
}
