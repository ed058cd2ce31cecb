/** Dates of an entry that are read from its rule: those of three years. */
const mostYears = 3
/** Years after the start in which they are looked for. */
const yearsAhead = 12

const days = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const dayMs = 86_400_000

interface YearlyRule {
  interval: number
  /** Occurrences in all, the start included. */
  count: number
  /** ISO date of the last day. */
  until: string
  /** 1 to 12; empty without BYMONTH. */
  months: readonly number[]
  /** Weekdays, 0 for Sunday, each the n-th of the month or year, from the end if negative; null for every one. */
  weekdays: readonly { day: number; nth: number | null }[]
}

const listOf = (text: string | undefined): string[] => (text ?? '').split(',').filter(Boolean)

const isoDate = (text: string): string => text.replace(/^(\d{4})(\d{2})(\d{2}).*$/u, '$1-$2-$3')

/** A rule of the parts that have a meaning here; null for any other (RFC 5545, section 3.3.10). */
function readRule(text: string): YearlyRule | null {
  const parts = new Map(
    text
      .toUpperCase()
      .split(';')
      .map((part) => [part.split('=')[0]?.trim() ?? '', part.split('=')[1]?.trim() ?? '']),
  )
  const known = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYMONTH', 'BYDAY']
  if (parts.get('FREQ') !== 'YEARLY' || ![...parts.keys()].every((key) => known.includes(key)))
    return null
  const months = listOf(parts.get('BYMONTH')).map(Number)
  const weekdays = listOf(parts.get('BYDAY')).map((each) => {
    const [, nth = '', name = ''] = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/u.exec(each) ?? []
    return { day: days.findIndex((day) => day === name), nth: nth === '' ? null : Number(nth) }
  })
  const interval = Number(parts.get('INTERVAL') ?? 1)
  const count = Number(parts.get('COUNT') ?? Infinity)
  const hasMeaning =
    interval >= 1 &&
    count >= 1 &&
    months.every((month) => Number.isInteger(month) && month >= 1 && month <= 12) &&
    weekdays.every(({ day, nth }) => day !== -1 && nth !== 0)
  const until = parts.get('UNTIL')
  return hasMeaning
    ? { interval, count, until: until === undefined ? '9999' : isoDate(until), months, weekdays }
    : null
}

/** Instants of midnight of the weekdays of a rule in a span of days. @param first @param last instants of midnight */
function weekdaysIn(rule: YearlyRule, first: number, last: number): number[] {
  return rule.weekdays.flatMap(({ day, nth }) => {
    const ahead = (day - new Date(first).getUTCDay() + 7) % 7
    const all: number[] = []
    for (let at = first + ahead * dayMs; at <= last; at += 7 * dayMs) all.push(at)
    if (nth === null) return all
    const found = nth > 0 ? all[nth - 1] : all.at(nth)
    return found === undefined ? [] : [found]
  })
}

/** ISO dates of a year that a rule names, in order. */
function datesOfYear(rule: YearlyRule, year: number, start: Date): string[] {
  const months = rule.months.map((month) => month - 1)
  const instants =
    rule.weekdays.length === 0
      ? (months.length === 0 ? [start.getUTCMonth()] : months)
          .map((month) => ({ month, at: Date.UTC(year, month, start.getUTCDate()) }))
          // A month without that day has no occurrence.
          .flatMap(({ month, at }) => (new Date(at).getUTCMonth() === month ? [at] : []))
      : months.length === 0
        ? weekdaysIn(rule, Date.UTC(year, 0, 1), Date.UTC(year, 11, 31))
        : months.flatMap((month) =>
            weekdaysIn(rule, Date.UTC(year, month, 1), Date.UTC(year, month + 1, 0)),
          )
  const dates = instants.map((at) => new Date(at).toISOString().slice(0, 10))
  return [...new Set(dates)].toSorted()
}

/**
 * Dates of an entry: of a yearly rule the first occurrence of each year, at most three; of any other rule only its start,
 * since an event that takes place every month or week is one entry of the calendar. The years are counted here: iterators
 * of recurrence rules search for ever for a day that never comes, such as a sixth Monday of February.
 * @param start ISO date
 */
export function yearlyDates(text: string | null, start: string): string[] {
  const rule = text === null ? null : readRule(text)
  const from = new Date(`${start}T00:00:00Z`)
  if (rule === null || Number.isNaN(from.getTime())) return [start]
  const dates = [start]
  let occurrences = 1
  const firstYear = from.getUTCFullYear()
  for (let year = firstYear; year <= firstYear + yearsAhead; year += rule.interval)
    for (const date of datesOfYear(rule, year, from)) {
      if (date <= start) continue
      occurrences += 1
      if (occurrences > rule.count || date > rule.until || dates.length === mostYears) return dates
      if (dates.every((earlier) => earlier.slice(0, 4) !== date.slice(0, 4))) dates.push(date)
    }
  return dates
}
