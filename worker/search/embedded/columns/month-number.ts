/** Months since January 1970. */

const monthOfDay = new Int16Array(65_536).fill(-1)

/** The month of a day number; told once for each day, because a pass over a catalogue asks a hundred thousand times. */
export function monthNumber(day: number): number {
  const known = monthOfDay[day] ?? -1
  if (known >= 0) return known
  const date = new Date(day * 86_400_000)
  const month = (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
  monthOfDay[day] = month
  return month
}

/** "2027-05" */
export function monthText(month: number): string {
  return `${1970 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}
