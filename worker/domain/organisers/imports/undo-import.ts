import type { Database } from '../../../db/client.ts'
import type { ImportRecord } from './import-record.ts'

const stateSql = `UPDATE event_import SET state = 'undone', updated_at = ?2 WHERE id = ?1 AND state IN ('writing', 'written')`

/** Versions of the drafts as this import left them. */
const leftSql = `SELECT draft_id, max(draft_version) AS version, max(previous) AS previous FROM event_import_row
  WHERE import_id = ?1 AND state = 'written' AND draft_id IS NOT NULL GROUP BY draft_id`

const deleteSql = `DELETE FROM event_draft WHERE import_id = ?1 AND organiser_id = ?2
  AND state = 'editing' AND ((id, version) IN (SELECT draft_id, version FROM (${leftSql}))
    OR (?3 AND id IN (SELECT draft_id FROM (${leftSql}))))`

const restoreSql = `UPDATE event_draft SET facts = l.previous, version = event_draft.version + 1, updated_at = ?3
  FROM (${leftSql}) l WHERE event_draft.id = l.draft_id AND l.previous IS NOT NULL AND event_draft.import_id IS NOT ?1
    AND event_draft.organiser_id = ?2 AND event_draft.version = l.version AND event_draft.state = 'editing'`

/** Rows of the earlier import, so that it knows the draft as unedited again. */
const earlierSql = `UPDATE event_import_row SET draft_version = draft_version + 2
  WHERE import_id <> ?1 AND state = 'written' AND (draft_id, draft_version + 1) IN (
    SELECT l.draft_id, l.version FROM (${leftSql}) l JOIN event_draft d ON d.id = l.draft_id
    WHERE l.previous IS NOT NULL AND d.facts = l.previous AND d.version = l.version + 1)`

/** Rows that were published have no draft any more, and stay. */
const rowsSql = `UPDATE event_import_row SET state = 'undone' WHERE import_id = ?1 AND state = 'written' AND draft_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM event_draft d WHERE d.id = draft_id AND d.import_id = ?1)`

/**
 * Takes an import back: drafts that it made are deleted, drafts that it changed get their former facts. A draft that was
 * edited since stays as it is, unless `withEdited` says to delete those that the import made too; published events stay.
 */
export async function undoImport(
  db: Database,
  { id, organiser_id: organiserId }: ImportRecord,
  withEdited: boolean,
  now: Date,
): Promise<void> {
  const { $client } = db
  const at = now.toISOString()
  await $client.batch([
    $client.prepare(stateSql).bind(id, at),
    $client.prepare(deleteSql).bind(id, organiserId, Number(withEdited)),
    $client.prepare(restoreSql).bind(id, organiserId, at),
    $client.prepare(earlierSql).bind(id),
    $client.prepare(rowsSql).bind(id),
  ])
}
