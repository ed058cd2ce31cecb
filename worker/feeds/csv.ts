/** Comma-separated values (RFC 4180). */

/** A spreadsheet runs a cell that begins with one of these as a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u

/** A number with a sign is a value. */
const plainNumber = /^-\d+(?:\.\d+)?$/u

const cell = (text: string): string => {
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Rows as CSV in UTF-8; the byte order mark is for spreadsheets. */
export const csvText = (rows: readonly (readonly string[])[], separator = ','): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`

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
