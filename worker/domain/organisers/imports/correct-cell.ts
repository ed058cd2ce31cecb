import { cellText } from '../../../imports/import-table.ts'
import {
  columnTargets,
  importCellLimit,
  type ColumnTarget,
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

/** @param set the cells: a path and a text each, from parameter 8 on */
const cellsSql = (set: readonly string[]) =>
  `UPDATE event_import_row SET cells = json_set(cells, ${set.map((_, index) => `?${index + 8}`).join()}), state = 'unchecked'
  WHERE import_id = ?1 AND state NOT IN ('written', 'undone') AND json_array_length(cells) >= ?7
    AND (number = ?2 OR (?3 AND state = 'mend' AND coalesce(cells ->> ?4, '') = ?5
      AND EXISTS (SELECT 1 FROM json_each(faults) f WHERE f.value ->> '$.field' = ?6)))`

const beforeSql = `SELECT cells ->> ?3 AS text FROM event_import_row WHERE import_id = ?1 AND number = ?2`

interface CorrectedCell {
  field: ImportField
  text: string
  /** Name of the column, if the source has none for the fact. */
  columnName: string
}

interface Correction extends CorrectedCell {
  number: number
  /** True to correct all rows in which the same text is a fault. */
  isForAll: boolean
  /** Further cells of the same rows: the coordinates of a place that is not known. */
  others?: readonly CorrectedCell[]
}

/** Column of a fact, which is added if the source has none. */
async function columnFor(
  { $client }: Database,
  { id }: ImportRecord,
  mapping: (ColumnTarget | null)[],
  { field, columnName }: CorrectedCell,
): Promise<number> {
  const known = columnOf(mapping, field)
  if (known !== null) return known
  const column = mapping.length
  const target = columnTargets.find((each) => each.split('.')[0] === field) ?? 'name'
  await $client.batch([
    $client.prepare(addColumnSql).bind(id, target, columnName, column),
    $client.prepare(addCellsSql).bind(id, column),
  ])
  mapping.push(target)
  return column
}

/**
 * Corrects the cell of a fact, and further cells of the same rows.
 * @throws DomainError not-found for a row that is not there or was written
 */
export async function correctCell(
  db: Database,
  record: ImportRecord,
  { number, isForAll, others = [], ...cell }: Correction,
): Promise<void> {
  const { $client } = db
  const { id } = record
  const mapping = [...record.mapping]
  const set: string[] = []
  for (const each of [cell, ...others]) {
    const column = await columnFor(db, record, mapping, each)
    set.push(`$[${column}]`, cellText(each.text).slice(0, importCellLimit))
  }
  const [path = ''] = set
  const before = await $client
    .prepare(beforeSql)
    .bind(id, number, path)
    .first<{ text: string | null }>()
  const text = before?.text ?? ''
  const results = await $client.batch([
    $client.prepare(familySql).bind(id, number),
    $client
      .prepare(cellsSql(set))
      .bind(id, number, Number(isForAll), path, text, cell.field, mapping.length, ...set),
  ])
  if (results[1]?.meta.changes === 0) throw new DomainError('not-found')
}
