import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { mergeDocuments } from '../../../../src/model/documents/merge.ts'
import {
  contentDocument,
  contentShape,
  type ContentDocument,
} from '../../../../src/model/blocks/content.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { publishDocument } from '../../publishing/publish-document.ts'
import { untilUnchanged } from '../../publishing/until-unchanged.ts'
import { documentKind } from './document-kind.ts'
import type { DocumentName } from './document-types.ts'
import { readDocumentByName } from './read-document.ts'

/** A document as its files state it. */
export interface ShippedDocument {
  name: DocumentName
  content: ContentDocument
  /** Digest of the content. */
  digest: string
}

/** Outcome of loading a document: nothing, a new document, a new version, or one in which words of the site's staff stay. */
export type LoadOutcome =
  | { did: 'nothing' | 'created' | 'updated' }
  | { did: 'merged'; declined: string[] }

const shippedRow = v.object({
  digest: v.string(),
  base: v.pipe(v.string(), v.parseJson(), contentDocument),
})

/**
 * Publishes a shipped document by a three-way merge: what has changed in the files since they were loaded last is applied to
 * what is published, and where both changed a text, the published one stays. A withdrawn document stays withdrawn.
 * @throws Error for a document with faults; DomainError conflict after too many changes by others
 */
export async function loadShipped(
  db: Database,
  { name, content, digest }: ShippedDocument,
  now: Date,
): Promise<LoadOutcome> {
  return await untilUnchanged(async () => {
    const stored = await readDocumentByName(db, name)
    const [rows] = await readBatch(db, [
      sql`SELECT digest, base FROM document_shipped WHERE document_id = ${stored?.id ?? 0}`,
    ])
    const [last] = v.parse(v.array(shippedRow), rows)
    if (last?.digest === digest) return { did: 'nothing' }
    const { document, conflicts } =
      stored === null
        ? { document: content, conflicts: [] }
        : mergeDocuments(contentShape, {
            base: last?.base ?? content,
            mine: content,
            theirs: stored.document,
          })
    const declined = conflicts.map(({ path }) => path)
    const published = await publishDocument(
      db,
      documentKind,
      stored,
      {
        document,
        origin: 'shipped',
        authorId: null,
        details: name,
        stands: sql`coalesce((SELECT digest FROM document_shipped WHERE document_id = ${stored?.id ?? 0}), '') = ${last?.digest ?? ''}`,
        also: (id) => [
          sql`INSERT INTO document_shipped (document_id, digest, base, declined)
            VALUES (${id}, ${digest}, ${JSON.stringify(content)}, ${JSON.stringify(declined)})
            ON CONFLICT (document_id) DO UPDATE
            SET digest = excluded.digest, base = excluded.base, declined = excluded.declined`,
        ],
      },
      { now },
    )
    if (published.state !== 'published')
      throw new Error(`${name.kind}/${name.slug} cannot be published: ${JSON.stringify(published)}`)
    if (stored === null) return { did: 'created' }
    return declined.length === 0 ? { did: 'updated' } : { did: 'merged', declined }
  })
}
