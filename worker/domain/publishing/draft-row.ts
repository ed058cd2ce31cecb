import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'
import { draftStates, type DocumentKind, type DraftRow, type KindTypes } from './document-kind.ts'

/** Tables of a statement about draft `d`. */
export const fromDrafts = <T extends KindTypes>({ drafts }: DocumentKind<T>): SQL =>
  sql`${sql.identifier(drafts.table)} d ${drafts.joins}`

/** Column of draft `d`. */
export const draftColumn = <T extends KindTypes>(
  { drafts }: DocumentKind<T>,
  name: keyof DocumentKind<T>['drafts']['columns'],
): SQL => sql`d.${sql.identifier(drafts.columns[name])}`

async function readDraft<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  where: SQL,
): Promise<DraftRow<T> | null> {
  const { further } = kind.drafts
  const [rows = []] = await readBatch(db, [
    sql`SELECT ${draftColumn(kind, 'key')} AS id, ${draftColumn(kind, 'subject')} AS "subjectId", d.state, d.base,
        ${draftColumn(kind, 'content')} AS content, d.version, d.updated_at AS "updatedAt", ${further.columns}
      FROM ${fromDrafts(kind)} WHERE ${where}`,
  ])
  const [row] = rows
  if (row === undefined) return null
  const document = v.pipe(v.string(), v.parseJson(), kind.shape.schema)
  const common = v.object({
    id: v.union([v.string(), v.number()]),
    subjectId: v.nullable(v.number()),
    state: v.picklist(draftStates),
    base: document,
    content: document,
    version: v.number(),
    updatedAt: v.string(),
  })
  return { ...v.parse(common, row), ...v.parse(further.row, row) }
}

/**
 * The draft of a document, by a reference of its kind.
 * @throws DomainError not-found without one, and for members who may not edit it
 */
export async function findDraft<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  memberId: number,
  reference: string,
): Promise<DraftRow<T>> {
  const { isNamed, mayEdit } = kind.drafts
  const draft = await readDraft(db, kind, sql`${isNamed(reference)} AND ${mayEdit(memberId)}`)
  if (draft === null) throw new DomainError('not-found')
  return draft
}

/** A draft whoever asks, for moderators and commands; null for an unknown one. */
export const findAnyDraft = async <T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  id: string | number,
): Promise<DraftRow<T> | null> =>
  await readDraft(db, kind, sql`${draftColumn(kind, 'key')} = ${id}`)
