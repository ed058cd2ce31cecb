import type { Columns } from './columns.ts'
import type { Criteria } from './criteria.ts'
import type { Mark } from './marks.ts'
import { pricesOn } from './prices.ts'

/** A month held against the filters of a question. */
export interface Scanned {
  columns: Columns
  /** The bits of the filters that each edition, and each race, fails. */
  editionFails: Int32Array
  raceFails: Int32Array
  /** Euro of each race today, NaN for none. */
  prices: Float64Array
  /** Whether a filter is in force that only a race can meet: an edition without races then matches nothing. */
  wantsRace: boolean
}

/** Holds months against the filters. */
export function scan(
  months: readonly Columns[],
  { ofEditions, ofRaces, ofDays, today }: Criteria,
): Scanned[] {
  const editionMarks = [...ofDays.map((days) => days.ofRaceless), ...ofEditions]
  const raceMarks = [...ofDays.map((days) => days.ofRaces), ...ofRaces]
  return months.map((columns) => ({
    columns,
    editionFails: marked(columns, columns.editions, editionMarks),
    raceFails: marked(columns, columns.metres.length, raceMarks),
    prices: pricesOn(columns, today),
    wantsRace: ofRaces.length > 0,
  }))
}

function marked(columns: Columns, length: number, marks: readonly Mark[]): Int32Array {
  const fails = new Int32Array(length)
  for (const mark of marks) mark(columns, fails)
  return fails
}
