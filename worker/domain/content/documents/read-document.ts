import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { contentDocument, contentKinds } from '../../../../src/model/blocks/content.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { DocumentName, StoredContent } from './document-types.ts'

const storedRow = v.object({
  id: v.number(),
  kind: v.picklist(contentKinds),
  slug: v.string(),
  content: v.pipe(v.string(), v.parseJson(), contentDocument),
  revision: v.number(),
})

async function readOne(db: Database, condition: SQL): Promise<StoredContent | null> {
  const [rows] = await readBatch(db, [
    sql`SELECT id, kind, slug, content,
      (SELECT coalesce(max(number), 0) FROM document_revision WHERE document_id = document.id) AS revision
      FROM document WHERE ${condition} LIMIT 1`,
  ])
  const [found] = v.parse(v.array(storedRow), rows)
  if (found === undefined) return null
  const { id, kind, slug, content, revision } = found
  const name = { kind, slug }
  return { id, document: content, revision, address: name, read: name }
}

/** A document with its last revision, whatever its state; null if there is none. */
export const readDocumentById = async (db: Database, id: number): Promise<StoredContent | null> =>
  await readOne(db, sql`id = ${id}`)

/** `readDocumentById` by the document's name. */
export const readDocumentByName = async (
  db: Database,
  { kind, slug }: DocumentName,
): Promise<StoredContent | null> => await readOne(db, sql`kind = ${kind} AND slug = ${slug}`)
