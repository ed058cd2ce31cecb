/** Value of a cell of a workbook: dates and times of day are a Date in UTC. */
type SheetCell = string | number | boolean | Date | null

/**
 * Text of a cell as a CSV file would hold it: "2027-06-12", "2027-06-12 09:00", "09:00", "18.2", "TRUE". Dates that no
 * spreadsheet can show are "#####", as they are there.
 */
export function sheetCellText(value: SheetCell): string {
  if (value === null) return ''
  if (value instanceof Date) return dateText(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  // Spreadsheets show 15 digits of the 17 that a sum such as 0.1 + 0.2 has.
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : value
}

function dateText(date: Date): string {
  // Fractions of a day are rarely whole minutes.
  const minutes = new Date(Math.round(date.getTime() / 60_000) * 60_000)
  const year = minutes.getUTCFullYear()
  if (!(year >= 1899 && year <= 9999)) return '#####'
  const [day = '', time = ''] = minutes.toISOString().slice(0, 16).split('T')
  // A time of day is a part of day 0: 31 December 1899, or 1 January 1904 in the other date system.
  if (day <= '1899-12-31' || day === '1904-01-01') return time
  return time === '00:00' ? day : `${day} ${time}`
}
