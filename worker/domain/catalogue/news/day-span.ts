/** Days of an edition as one text: an ISO date, or for several days "2027-03-13/2027-03-14" (ISO 8601). */

export const daySpan = (date: string, endDate: string): string =>
  endDate > date ? `${date}/${endDate}` : date

/** First and last day, which are the same for one day. */
export function daysOfSpan(span: string): { date: string; endDate: string } {
  const [date = span, endDate = date] = span.split('/')
  return { date, endDate }
}

/** True if both begin on the same day; also false where one is null. */
export const isSameStart = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && daysOfSpan(one).date === daysOfSpan(other).date
