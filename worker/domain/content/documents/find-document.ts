import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { contentDocument, type ContentDocument } from '../../../../src/model/blocks/content.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { DocumentName } from './document-types.ts'

const row = v.object({
  state: v.picklist(['new', 'published', 'withdrawn']),
  content: v.pipe(v.string(), v.parseJson(), contentDocument),
  publishedAt: v.string(),
  updatedAt: v.string(),
})

export interface FoundDocument {
  content: ContentDocument
  /** ISO instants of the first and the last publication; of an article the first may lie ahead. */
  publishedAt: string
  updatedAt: string
}

/** A published document. @throws DomainError not-found; gone if it was withdrawn */
export async function findDocument(
  db: Database,
  { kind, slug }: DocumentName,
): Promise<FoundDocument> {
  const [rows] = await readBatch(db, [
    sql`SELECT state, content, published_at AS "publishedAt", updated_at AS "updatedAt" FROM document WHERE kind = ${kind} AND slug = ${slug}`,
  ])
  const [found] = v.parse(v.array(row), rows)
  if (found === undefined || found.state === 'new') throw new DomainError('not-found')
  if (found.state === 'withdrawn') throw new DomainError('gone')
  return found
}
