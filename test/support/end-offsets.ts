import { expect } from 'vitest'
import { localDate } from './local-date.ts'

/** Select the last days of editions with their zones and stored offsets. */
export const endsSql = 'SELECT zone, end_date AS date, end_offset AS offset FROM edition e'

/** Expects each edition to have the offset with which its last day ends. @param rows of `endsSql` */
export function expectEndOffsets(rows: readonly Record<string, unknown>[]): void {
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    const [zone, date] = [String(row['zone']), String(row['date'])]
    const end = Date.parse(`${date}T24:00:00Z`) - Number(row['offset']) * 60_000
    const around = [localDate(zone, end - 60_000), localDate(zone, end) > date]
    expect(around, JSON.stringify(row)).toEqual([date, true])
  }
}
