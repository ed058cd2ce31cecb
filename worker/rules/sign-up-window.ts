import type { SignUpState } from '../../src/model/calendar/calendar.ts'

/** Period in which athletes can enter a race. Days are ISO dates or day numbers, all of one kind. */
interface SignUpWindow<Day> {
  /** First and last day, null if unknown. */
  opens: Day | null
  closes: Day | null
  /** Last day of the edition. */
  ends: Day
  soldOut: boolean
}

/**
 * State of the sign-up on a day; null if the organiser has not announced it.
 * @param closingFrom last day that counts as closing soon: `closingDays` after today
 */
export function signUpState<Day extends string | number>(
  { opens, closes, ends, soldOut }: SignUpWindow<Day>,
  today: Day,
  closingFrom: Day,
): SignUpState | null {
  if (ends < today || (closes !== null && closes < today)) return 'closed'
  if (soldOut) return 'sold-out'
  if (opens !== null && opens > today) return 'soon'
  if (closes === null) return null
  return closes <= closingFrom ? 'closing' : 'open'
}
