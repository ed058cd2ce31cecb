/** Comma-separated values (RFC 4180). */

/** A spreadsheet runs a cell that begins with one of these as a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u

const cell = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Rows as CSV in UTF-8; the byte order mark tells spreadsheets so. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
