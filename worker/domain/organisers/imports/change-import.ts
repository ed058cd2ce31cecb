import { DomainError } from '../../../../src/model/values/errors.ts'
import type { ColumnTarget } from '../../../../src/model/event/imports.ts'
import type { Database } from '../../../db/client.ts'
import type { ImportDefaults } from '../../../imports/row-facts.ts'
import type { ImportRecord } from './import-record.ts'

const settingsSql = `UPDATE event_import SET mapping = ?2, defaults = ?3, updated_at = ?4 WHERE id = ?1 AND state = 'open'`

/** Rows that were left out stay out. */
const uncheckSql = `UPDATE event_import_row SET state = 'unchecked' WHERE import_id = ?1
  AND state NOT IN ('out', 'written', 'undone') AND EXISTS (SELECT 1 FROM event_import WHERE id = ?1 AND state = 'open')`

/**
 * Changes the meaning of the columns and what rows without a fact have; all rows are checked again.
 * @throws DomainError conflict once drafts are written, invalid-body if the columns are others
 */
export async function changeMapping(
  db: Database,
  record: ImportRecord,
  mapping: readonly (ColumnTarget | null)[],
  defaults: ImportDefaults,
  now: Date,
): Promise<void> {
  if (record.state !== 'open') throw new DomainError('conflict')
  const fields = mapping.flatMap((target) => (target === null ? [] : [target.split('.')[0]]))
  if (mapping.length !== record.columns.length || new Set(fields).size !== fields.length)
    throw new DomainError('invalid-body')
  const { $client } = db
  await $client.batch([
    $client
      .prepare(settingsSql)
      .bind(record.id, JSON.stringify(mapping), JSON.stringify(defaults), now.toISOString()),
    $client.prepare(uncheckSql).bind(record.id),
  ])
}

/** Statement about the other rows of a row's family: which of them are one event may follow from it. */
export const familySql = `UPDATE event_import_row SET state = 'read' WHERE import_id = ?1 AND number <> ?2
  AND family = (SELECT family FROM event_import_row WHERE import_id = ?1 AND number = ?2)
  AND (state IN ('new', 'changed', 'same', 'kept', 'duplicate') OR (state = 'mend' AND facts IS NOT NULL))`

const outSql = `UPDATE event_import_row SET state = 'out' WHERE import_id = ?1 AND number = ?2
  AND state NOT IN ('written', 'undone')`
const inSql = `UPDATE event_import_row SET is_taken = is_taken OR state = 'duplicate',
    state = CASE WHEN state = 'duplicate' THEN 'read' ELSE 'unchecked' END
  WHERE import_id = ?1 AND number = ?2 AND state IN ('out', 'duplicate')`

/** Leaves a row out, or takes it in: one that is probably a duplicate too. @throws DomainError not-found */
export async function includeRow(
  db: Database,
  { id }: ImportRecord,
  number: number,
  isIncluded: boolean,
): Promise<void> {
  const { $client } = db
  const results = await $client.batch([
    $client.prepare(familySql).bind(id, number),
    $client.prepare(isIncluded ? inSql : outSql).bind(id, number),
  ])
  if (results[1]?.meta.changes === 0) throw new DomainError('not-found')
}

const startSql = `UPDATE event_import SET state = 'writing', updated_at = ?2 WHERE id = ?1 AND state <> 'undone'
  AND NOT EXISTS (SELECT 1 FROM event_import_row WHERE import_id = ?1 AND state IN ('unchecked', 'read'))`

/**
 * Begins to write drafts, or to write more of them.
 * @throws DomainError conflict while rows are not checked, and after the import was taken back
 */
export async function startWriting(db: Database, record: ImportRecord, now: Date): Promise<void> {
  if (record.state === 'writing') return
  const { meta } = await db.$client.prepare(startSql).bind(record.id, now.toISOString()).run()
  if (meta.changes === 0) throw new DomainError('conflict')
}

const endSql = `UPDATE event_import SET state = 'written', updated_at = ?2 WHERE id = ?1 AND state = 'writing'
  AND NOT EXISTS (SELECT 1 FROM event_import_row WHERE import_id = ?1 AND state IN ('new', 'changed', 'read'))`

/** Ends the writing if no row is left. */
export async function endWriting(db: Database, { id }: ImportRecord, now: Date): Promise<void> {
  await db.$client.prepare(endSql).bind(id, now.toISOString()).run()
}
