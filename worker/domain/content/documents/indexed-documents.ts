import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { locales } from '../../../../src/model/locales.ts'
import { contentKinds } from '../../../../src/model/blocks/content.ts'
import type { Database } from '../../../db/client.ts'
import { parsedJson } from '../../../db/parsed-json.ts'
import { readBatch } from '../../../db/read-batch.ts'

const row = v.object({
  kind: v.picklist(contentKinds),
  slug: v.string(),
  /** ISO instant of the last publication. */
  updatedAt: v.string(),
  /** Languages that lack no text of it. */
  complete: parsedJson(v.array(v.picklist(locales))),
})

export type IndexedDocument = v.InferOutput<typeof row>

/** Documents that are published by now, not archived, and complete in at least one language: those that search engines may list. */
export async function findIndexedDocuments(db: Database, now: Date): Promise<IndexedDocument[]> {
  const [rows] = await readBatch(db, [
    sql`SELECT d.kind, d.slug, d.updated_at AS "updatedAt", json_group_array(l.locale) AS complete
      FROM document d JOIN document_locale l ON l.document_id = d.id AND l.missing = 0
      WHERE d.state = 'published' AND coalesce(d.content ->> '$.challenge.isArchived', 0) = 0 AND d.published_at <= ${now.toISOString()}
      GROUP BY d.id ORDER BY d.kind, d.slug`,
  ])
  return v.parse(v.array(row), rows)
}
