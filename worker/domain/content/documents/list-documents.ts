import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { locales } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'

const row = v.object({
  kind: v.string(),
  slug: v.string(),
  state: v.string(),
  updatedAt: v.string(),
  /** Number of languages in which a text is missing. */
  incomplete: v.number(),
  /** Number of shipped texts that were not taken. */
  declined: v.number(),
})

/** All documents, for those who edit them. */
export async function listDocuments(db: Database) {
  const [rows] = await readBatch(db, [
    sql`SELECT kind, slug, state, updated_at AS "updatedAt",
      ${sql.raw(String(locales.length))} - (SELECT count(*) FROM document_locale l
        WHERE l.document_id = document.id AND l.missing = 0) AS incomplete,
      coalesce((SELECT json_array_length(declined) FROM document_shipped s WHERE s.document_id = document.id), 0) AS declined
      FROM document ORDER BY kind, slug`,
  ])
  return v.parse(v.array(row), rows)
}
