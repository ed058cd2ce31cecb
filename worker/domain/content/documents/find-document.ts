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
  updatedAt: v.string(),
})

export interface FoundDocument {
  content: ContentDocument
  /** ISO instant of the last publication. */
  updatedAt: string
}

/** A published document. @throws DomainError not-found; gone if it was withdrawn */
export async function findDocument(
  db: Database,
  { kind, slug }: DocumentName,
): Promise<FoundDocument> {
  const [rows] = await readBatch(db, [
    sql`SELECT state, content, updated_at AS "updatedAt" FROM document WHERE kind = ${kind} AND slug = ${slug}`,
  ])
  const [found] = v.parse(v.array(row), rows)
  if (found === undefined || found.state === 'new') throw new DomainError('not-found')
  if (found.state === 'withdrawn') throw new DomainError('gone')
  return found
}
