import ICAL from 'ical.js'

const mostYears = 3

/** Parts of a rule that ical.js iterates in a bounded time; rules with others can iterate for ever. */
const boundedParts = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYMONTH', 'BYDAY'])

/**
 * Dates of an event: of a yearly rule the first occurrence of each year, at most three; of any other rule only its start,
 * since an event that takes place every month or week is one entry of the calendar.
 */
export function yearlyDates(event: ICAL.Component, start: ICAL.Time): ICAL.Time[] {
  const dates = [start]
  try {
    const rule: unknown = event.getFirstPropertyValue('rrule')
    if (!(rule instanceof ICAL.Recur) || rule.freq !== 'YEARLY') return dates
    if (!Object.keys(rule.parts).every((part) => boundedParts.has(part))) return dates
    const iterator = rule.iterator(start)
    for (let step = 0; step < 400 && dates.length < mostYears; step += 1) {
      const next: ICAL.Time | null = iterator.next()
      if (next === null || next.year > start.year + mostYears * 4) break
      if (!dates.some(({ year }) => year === next.year)) dates.push(next.clone())
    }
  } catch {
    // A rule without meaning has no further occurrences.
  }
  return dates
}
