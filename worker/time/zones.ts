import { tzlib_get_ical_block, tzlib_get_offset } from 'timezones-ical-library'

/** Time zones as other calendars want them: the rules of a zone, and its distance from UTC at a time. */

/** Writing the rules of a zone takes as long as all else of an entry, and a list has few zones. */
const kept = new Map<string, string | null>()

function writeRules(zone: string): string | null {
  const [rules = '', named = ''] = tzlib_get_ical_block(zone)
  if (!rules.startsWith('BEGIN:VTIMEZONE')) return null
  const known = named.replace('TZID=', '')
  return rules
    .replace(`\r\nTZID:${known}\r\n`, `\r\nTZID:${zone}\r\n`)
    .replace(`\r\nX-LIC-LOCATION:${known}\r\n`, `\r\nX-LIC-LOCATION:${zone}\r\n`)
}

/**
 * The rules of an IANA zone as a VTIMEZONE component (RFC 5545), lines ended by CRLF; null for a name that the time
 * zone database does not have. Zones that are kept as another's alias still go by their own name.
 */
export function zoneRules(zone: string): string | null {
  const found = kept.get(zone)
  if (found !== undefined) return found
  const rules = writeRules(zone)
  kept.set(zone, rules)
  return rules
}

/** "+02:00": how far a zone is from UTC on a local date (ISO) at a local time (HH:MM). */
export function zoneOffset(zone: string, date: string, time: string): string {
  return tzlib_get_offset(zone, date, time).replace(/(\d\d)$/u, ':$1')
}
