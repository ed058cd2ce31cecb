import { tzlib_get_ical_block, tzlib_get_offset } from 'timezones-ical-library'

/** Time zones as other calendars want them: the rules of a zone, and its distance from UTC at a time. */

/**
 * The rules of an IANA zone as a VTIMEZONE component (RFC 5545), lines ended by CRLF; null for a name that the time
 * zone database does not have. Zones that are kept as another's alias still go by their own name.
 */
export function zoneRules(zone: string): string | null {
  const [rules = '', named = ''] = tzlib_get_ical_block(zone)
  if (!rules.startsWith('BEGIN:VTIMEZONE')) return null
  const kept = named.replace('TZID=', '')
  return rules
    .replace(`\r\nTZID:${kept}\r\n`, `\r\nTZID:${zone}\r\n`)
    .replace(`\r\nX-LIC-LOCATION:${kept}\r\n`, `\r\nX-LIC-LOCATION:${zone}\r\n`)
}

/** "+02:00": how far a zone is from UTC on a local date (ISO) at a local time (HH:MM). */
export function zoneOffset(zone: string, date: string, time: string): string {
  return tzlib_get_offset(zone, date, time).replace(/(\d\d)$/u, ':$1')
}
