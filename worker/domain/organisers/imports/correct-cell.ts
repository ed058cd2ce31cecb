import { cellText } from '../../../imports/import-table.ts'
import {
  columnTargets,
  importCellLimit,
  type ImportField,
} from '../../../../src/model/event/imports.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { familySql } from './change-import.ts'
import { columnOf, type ImportRecord } from './import-record.ts'

const addColumnSql = `UPDATE event_import SET columns = json_insert(columns, '$[#]', ?3), mapping = json_insert(mapping, '$[#]', ?2)
  WHERE id = ?1 AND json_array_length(mapping) = ?4`
const addCellsSql = `UPDATE event_import_row SET cells = json_insert(cells, '$[#]', '')
  WHERE import_id = ?1 AND json_array_length(cells) <= ?2`

const cellsSql = `UPDATE event_import_row SET cells = json_set(cells, ?4, ?5), state = 'unchecked'
  WHERE import_id = ?1 AND state NOT IN ('written', 'undone') AND json_array_length(cells) > ?3
    AND (number = ?2 OR (?6 AND state = 'mend' AND cells ->> ?4 = ?7
      AND EXISTS (SELECT 1 FROM json_each(faults) f WHERE f.value ->> '$.field' = ?8)))`

const beforeSql = `SELECT cells ->> ?3 AS text FROM event_import_row WHERE import_id = ?1 AND number = ?2`

interface Correction {
  number: number
  field: ImportField
  text: string
  /** True to correct all rows in which the same text is a fault. */
  isForAll: boolean
  /** Name of the column, if the source has none for the fact. */
  columnName: string
}

/**
 * Corrects the cell of a fact.
 * @throws DomainError not-found for a row that is not there or was written
 */
export async function correctCell(
  db: Database,
  record: ImportRecord,
  { number, field, text, isForAll, columnName }: Correction,
): Promise<void> {
  const { $client } = db
  const { id, mapping } = record
  const known = columnOf(mapping, field)
  const column = known ?? mapping.length
  if (known === null) {
    const target = columnTargets.find((each) => each.split('.')[0] === field) ?? 'name'
    await $client.batch([
      $client.prepare(addColumnSql).bind(id, target, columnName, mapping.length),
      $client.prepare(addCellsSql).bind(id, mapping.length),
    ])
  }
  const path = `$[${column}]`
  const before = await $client
    .prepare(beforeSql)
    .bind(id, number, path)
    .first<{ text: string | null }>()
  const cut = cellText(text).slice(0, importCellLimit)
  const results = await $client.batch([
    $client.prepare(familySql).bind(id, number),
    $client
      .prepare(cellsSql)
      .bind(id, number, column, path, cut, Number(isForAll), before?.text ?? '', field),
  ])
  if (results[1]?.meta.changes === 0) throw new DomainError('not-found')
}
