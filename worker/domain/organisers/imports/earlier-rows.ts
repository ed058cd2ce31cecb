import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { ImportRecord } from './import-record.ts'

/** A row of an earlier import of the organisation that is in a draft. */
export interface EarlierRow {
  /** JSON of RowFacts. */
  facts: string
  /** True if the draft was saved since in the editor. */
  isEdited: boolean
}

const earlierRow = v.object({ key: v.string(), facts: v.string(), edited: v.number() })

/** Rows of earlier imports by the key of their event, as far as their drafts still exist. */
export async function earlierRows(
  db: Database,
  { id, organiser_id: organiserId }: ImportRecord,
  keys: readonly string[],
): Promise<ReadonlyMap<string, EarlierRow[]>> {
  const wanted = JSON.stringify([...new Set(keys)])
  const [found] = await readBatch(db, [
    sql`SELECT r.event_key AS key, r.facts, d.version <> r.draft_version AS edited
      FROM event_import_row r
      JOIN event_import i ON i.id = r.import_id AND i.organiser_id = ${organiserId}
      JOIN event_draft d ON d.id = r.draft_id AND d.organiser_id = ${organiserId}
      WHERE r.event_key IN (SELECT value FROM json_each(${wanted})) AND r.import_id <> ${id} AND r.state = 'written'
        AND r.draft_version = (SELECT max(o.draft_version) FROM event_import_row o WHERE o.draft_id = r.draft_id)`,
  ])
  const rows = new Map<string, EarlierRow[]>()
  for (const { key, facts, edited } of v.parse(v.array(earlierRow), found))
    rows.set(key, [...(rows.get(key) ?? []), { facts, isEdited: edited === 1 }])
  return rows
}
