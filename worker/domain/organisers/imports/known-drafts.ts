import type { Database } from '../../../db/client.ts'
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

const sql = `SELECT r.event_key AS key, d.id, d.version, d.facts, d.import_id = ?2 AS isOfImport
  FROM event_import_row r
  JOIN event_import i ON i.id = r.import_id AND i.organiser_id = ?1
  JOIN event_draft d ON d.id = r.draft_id AND d.organiser_id = ?1 AND d.version = r.draft_version
  WHERE r.event_key IN (SELECT value FROM json_each(?3)) AND r.state = 'written' AND d.state = 'editing'
  GROUP BY d.id ORDER BY isOfImport, i.created_at`

/** Drafts that imports of the organisation wrote of these events and that were not edited since; the newest per event. */
export async function draftsOfKeys(
  db: Database,
  { id, organiser_id: organiserId }: ImportRecord,
  keys: readonly string[],
): Promise<ReadonlyMap<string, KnownDraft>> {
  const { results } = await db.$client
    .prepare(sql)
    .bind(organiserId, id, JSON.stringify(keys))
    .all<{ key: string; id: string; version: number; facts: string; isOfImport: number }>()
  return new Map(
    results.map((row) => [
      row.key,
      { id: row.id, version: row.version, facts: row.facts, isOfImport: row.isOfImport === 1 },
    ]),
  )
}
