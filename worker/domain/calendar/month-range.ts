import { addDays, addMonths } from '../../../src/model/values/dates.ts'

/** First and last day, ISO dates, of a month ("2027-05") or a year ("2027"). */
export function monthRange(month: string): { from: string; to: string } {
  if (month.length === 4) return { from: `${month}-01-01`, to: `${month}-12-31` }
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) }
}
