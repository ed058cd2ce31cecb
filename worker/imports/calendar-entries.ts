import { refusedImport } from './import-table.ts'

/** An entry of a calendar as text: the content lines that are read, and its recurrence rule. */
export interface CalendarEntry {
  /** A VEVENT of the properties that are read (RFC 5545, section 3.6.1). */
  text: string
  /** Value of RRULE; null for an entry that takes place once. */
  rule: string | null
}

/** Everything else, such as attachments and alarms, is left out before it is parsed. */
const readProperties = new Set(
  'SUMMARY DTSTART DTEND LOCATION GEO URL STATUS CATEGORIES RRULE RECURRENCE-ID'.split(' '),
)
/** Characters of an unfolded line; what follows is cut. The longest cell of an import has 2,000. */
const lineLimit = 10_000
/** Characters of the parameters of a line, such as `;VALUE=DATE`; with more they are left out. */
const parametersLimit = 500
/** Characters in which the value of a line must have begun. */
const headLimit = 2000

/** Content lines without their folds (RFC 5545, section 3.1), each cut at `lineLimit`. */
function* unfoldedLines(text: string): Generator<string> {
  let line: string | null = null
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at)
    const end = found === -1 ? text.length : found
    const start = at
    at = end + 1
    const isFolded: boolean = line !== null && (text[start] === ' ' || text[start] === '\t')
    if (line !== null && isFolded && line.length >= lineLimit) continue
    const next: string = text
      .slice(isFolded ? start + 1 : start, Math.min(end, start + lineLimit))
      .replace(/\r$/u, '')
    if (line !== null && !isFolded) yield line
    line = line !== null && isFolded ? line + next : next
  }
  if (line !== null) yield line
}

/** Name, parameters and value of a content line; null without a colon near its start. A colon in quotes belongs to a parameter. */
function partsOf(line: string): { name: string; parameters: string; value: string } | null {
  const head = line.slice(0, headLimit)
  const found = /^([A-Za-z-]+)((?:;[^:;"]*(?:"[^"]*"[^:;"]*)*)*):/u.exec(head)
  if (found === null) return null
  const [start, name = '', parameters = ''] = found
  return {
    name: name.toUpperCase(),
    parameters: parameters.length > parametersLimit ? '' : parameters,
    value: line.slice(start.length),
  }
}

/**
 * Entries of a calendar, without what is inside of them, such as alarms.
 * @throws DomainError import-refused with `calendar-broken`
 */
export function* calendarEntries(text: string): Generator<CalendarEntry> {
  /** Names of the components around the line. */
  const open: string[] = []
  let lines: string[] = []
  let rule: string | null = null
  for (const line of unfoldedLines(text)) {
    const parts = partsOf(line)
    if (parts === null) continue
    const { name, parameters, value } = parts
    const component = value.trim().toUpperCase()
    if (name === 'BEGIN') {
      open.push(component)
      if (component !== 'VEVENT') continue
      lines = []
      rule = null
    } else if (name === 'END') {
      if (open.pop() !== component) throw refusedImport('calendar-broken')
      if (component === 'VEVENT')
        yield { text: ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n'), rule }
    } else if (open.at(-1) === 'VEVENT' && readProperties.has(name)) {
      if (name === 'RRULE') rule ??= value.trim()
      else lines.push(`${name}${parameters}:${value}`)
    }
  }
  if (open.length > 0 || !/^\s*BEGIN:VCALENDAR/iu.test(text)) throw refusedImport('calendar-broken')
}
