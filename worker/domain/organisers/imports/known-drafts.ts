import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { ImportRecord } from './import-record.ts'

/** A draft of an import that was not saved in the editor since. */
export interface KnownDraft {
  id: string
  version: number
  /** JSON of EventFacts. */
  facts: string
  /** True if this import made it. */
  isOfImport: boolean
}

const draftRow = v.object({
  key: v.string(),
  id: v.string(),
  version: v.number(),
  facts: v.string(),
  isOfImport: v.number(),
})

/** Drafts that imports of the organisation wrote of these events and that were not edited since; the newest per event. */
export async function draftsOfKeys(
  db: Database,
  { id, organiser_id: organiserId }: ImportRecord,
  keys: readonly string[],
): Promise<ReadonlyMap<string, KnownDraft>> {
  const [rows] = await readBatch(db, [
    sql`SELECT r.event_key AS key, d.id, d.version, d.facts, d.import_id = ${id} AS "isOfImport"
      FROM event_import_row r
      JOIN event_import i ON i.id = r.import_id AND i.organiser_id = ${organiserId}
      JOIN event_draft d ON d.id = r.draft_id AND d.organiser_id = ${organiserId} AND d.version = r.draft_version
      WHERE r.event_key IN (SELECT value FROM json_each(${JSON.stringify(keys)})) AND r.state = 'written'
        AND d.state = 'editing' GROUP BY d.id ORDER BY "isOfImport", i.created_at`,
  ])
  return new Map(
    v
      .parse(v.array(draftRow), rows)
      .map(({ key, isOfImport, ...draft }) => [key, { ...draft, isOfImport: isOfImport === 1 }]),
  )
}
