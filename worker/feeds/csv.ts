import { withFormulaGuard } from '../rules/formula-guard.ts'

/** Comma-separated values (RFC 4180). */

const cell = (text: string): string => `"${withFormulaGuard(text).replaceAll('"', '""')}"`

/** Rows as CSV in UTF-8; the byte order mark is for spreadsheets. */
export const csvText = (rows: readonly (readonly string[])[], separator = ','): string =>
  `\uFEFF${csvRows(rows, separator)}`

/** Rows after those of `csvText`, for a file that is written in portions. */
export const csvRows = (rows: readonly (readonly string[])[], separator: string): string =>
  rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')

type Value = string | boolean | readonly string[] | null

function valueText(value: Value | undefined): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? value.join('; ') : String(value)
}

/** Records as CSV, with the names of the columns in the first row. */
export function csvOfRecords<Column extends string>(
  columns: readonly Column[],
  records: readonly Readonly<Record<Column, Value>>[],
): string {
  const rows = records.map((record) => columns.map((column) => valueText(record[column])))
  return csvText([columns, ...rows])
}
