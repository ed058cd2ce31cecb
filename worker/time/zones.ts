import { tzlib_get_ical_block, tzlib_get_offset } from 'timezones-ical-library'

/** Time zone data for calendar files: VTIMEZONE rules and UTC offsets. */

/** The rules are cached: writing them takes as long as the rest of a calendar entry, and a feed has few zones. */
const cache = new Map<string, string | null>()

function writeRules(zone: string): string | null {
  const [rules = '', named = ''] = tzlib_get_ical_block(zone)
  if (!rules.startsWith('BEGIN:VTIMEZONE')) return null
  const known = named.replace('TZID=', '')
  return rules
    .replace(`\r\nTZID:${known}\r\n`, `\r\nTZID:${zone}\r\n`)
    .replace(`\r\nX-LIC-LOCATION:${known}\r\n`, `\r\nX-LIC-LOCATION:${zone}\r\n`)
}

/**
 * The rules of an IANA zone as a VTIMEZONE component (RFC 5545) with CRLF line ends; null if the time zone database
 * does not have the name. A zone that is an alias in the database keeps the name it was requested by.
 */
export function zoneRules(zone: string): string | null {
  const cached = cache.get(zone)
  if (cached !== undefined) return cached
  const rules = writeRules(zone)
  cache.set(zone, rules)
  return rules
}

/** UTC offset of a zone, such as "+02:00", on a local date (ISO) at a local time (HH:MM). */
export function zoneOffset(zone: string, date: string, time: string): string {
  return tzlib_get_offset(zone, date, time).replace(/(\d\d)$/u, ':$1')
}
