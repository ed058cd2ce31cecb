/** Days at a place: an edition ends with its last day there, not with the day in UTC. */

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** No clock is set forward or back twice in so short a time. */
const nearMs = 3 * 60 * minuteMs

/** Formats by zone, null for a name that the time zone database lacks; making one takes longer than a page's cards. */
const formats = new Map<string, Intl.DateTimeFormat | null>()

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const cached = formats.get(zone)
  if (cached !== undefined) return cached
  let format: Intl.DateTimeFormat | null = null
  try {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  formats.set(zone, format)
  return format
}

/** UTC offset of a zone in minutes at an instant in milliseconds; 0 for an unknown zone. */
function offsetAt(zone: string, at: number): number {
  const parts = formatOf(zone)?.formatToParts(at) ?? []
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes = '0'] = /([+\u2212-])(\d+)(?::(\d+))?/u.exec(text) ?? []
  if (hours === undefined) return 0
  return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes))
}

/**
 * UTC offset in minutes with which a local day (ISO date) ends in an IANA zone: midnight UTC after that day, less the
 * offset, is the instant. 0, the day of UTC, for an unknown zone.
 */
export function endOffsetOf(zone: string, isoDate: string): number {
  const midnight = Date.parse(`${isoDate}T00:00:00Z`) + dayMs
  const first = offsetAt(zone, midnight)
  const near = midnight - first * minuteMs
  const [before, after] = [offsetAt(zone, near - nearMs), offsetAt(zone, near + nearMs)]
  if (before === after) return before
  // Clocks change in this night. The day has ended once the date is past it for good.
  const isEnd = (offset: number): boolean => {
    const at = midnight - offset * minuteMs
    const localDay = (instant: number) => dayAt(instant, offsetAt(zone, instant))
    return localDay(at) > isoDate && localDay(at - minuteMs) <= isoDate
  }
  return [before, after].find(isEnd) ?? first
}

/** UTC offsets in minutes of the zones in which a day ends last and first. */
const [westernmost, easternmost] = [-12 * 60, 14 * 60]

/** The first and the last ISO date that it is anywhere at an instant in milliseconds. */
export const firstDayAt = (now: number): string => dayAt(now, westernmost)
export const lastDayAt = (now: number): string => dayAt(now, easternmost)

interface Ending {
  /** ISO date of the last day, and the offset with which it ends (`endOffsetOf`). */
  endDate: string
  endOffset: number
}

/** True once the last day has ended where it is. @param now milliseconds */
export const hasEnded = ({ endDate, endOffset }: Ending, now: number): boolean =>
  endDate < dayAt(now, endOffset)

/** ISO date at an instant in milliseconds where clocks have this UTC offset in minutes. */
export const dayAt = (now: number, offsetMinutes: number): string =>
  new Date(now + offsetMinutes * minuteMs).toISOString().slice(0, 10)
