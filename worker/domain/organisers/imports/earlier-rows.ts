import type { Database } from '../../../db/client.ts'
import type { ImportRecord } from './import-record.ts'

/** A row of an earlier import of the organisation that is in a draft. */
export interface EarlierRow {
  /** JSON of RowFacts. */
  facts: string
  /** True if the draft was saved since in the editor. */
  isEdited: boolean
}

const sql = `SELECT r.event_key AS key, r.facts, d.version <> r.draft_version AS edited
  FROM event_import_row r
  JOIN event_import i ON i.id = r.import_id AND i.organiser_id = ?1
  JOIN event_draft d ON d.id = r.draft_id AND d.organiser_id = ?1
  WHERE r.event_key IN (SELECT value FROM json_each(?3)) AND r.import_id <> ?2 AND r.state = 'written'
    AND r.draft_version = (SELECT max(o.draft_version) FROM event_import_row o WHERE o.draft_id = r.draft_id)`

/** Rows of earlier imports by the key of their event, as far as their drafts still exist. */
export async function earlierRows(
  db: Database,
  { id, organiser_id: organiserId }: ImportRecord,
  keys: readonly string[],
): Promise<ReadonlyMap<string, EarlierRow[]>> {
  const { results } = await db.$client
    .prepare(sql)
    .bind(organiserId, id, JSON.stringify([...new Set(keys)]))
    .all<{ key: string; facts: string; edited: number }>()
  const rows = new Map<string, EarlierRow[]>()
  for (const { key, facts, edited } of results)
    rows.set(key, [...(rows.get(key) ?? []), { facts, isEdited: edited === 1 }])
  return rows
}
