const monthOfDay = new Int16Array(65_536).fill(-1)

/** Months since January 1970 of a day number. Cached, because one pass over a catalogue needs it 100,000 times. */
export function monthNumber(day: number): number {
  const cached = monthOfDay[day] ?? -1
  if (cached >= 0) return cached
  const date = new Date(day * 86_400_000)
  const month = (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
  monthOfDay[day] = month
  return month
}

/** "2027-05" of months since January 1970. */
export function monthText(month: number): string {
  return `${1970 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}

/** Day number of the last day of a month. */
export const lastDayOfMonth = (month: number): number => Date.UTC(1970, month + 1, 0) / 86_400_000
