import type { RegistrationState } from './calendar.ts'

interface Window<Day> {
  /** First and last day of the sign-up, null where unknown. */
  opens: Day | null
  closes: Day | null
  /** Last day of the edition. */
  ends: Day
  soldOut: boolean
}

/**
 * Where the sign-up stands on a day; null where nobody has said. Days are ISO dates or numbers of days, all of one kind.
 * @param closingFrom the day from whose end on a sign-up is closing: `closingDays` after today
 */
export function registrationState<Day extends string | number>(
  { opens, closes, ends, soldOut }: Window<Day>,
  today: Day,
  closingFrom: Day,
): RegistrationState | null {
  if (ends < today || (closes !== null && closes < today)) return 'closed'
  if (soldOut) return 'sold-out'
  if (opens !== null && opens > today) return 'soon'
  if (closes === null) return null
  return closes <= closingFrom ? 'closing' : 'open'
}
