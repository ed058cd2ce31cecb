import { getPosition, getTimes } from 'suncalc'
import { zoneOffset } from './zones.ts'

/** Altitude of the sun's centre in degrees at civil dawn and dusk. */
const civilTwilight = -6

/** Hours of the day from which and to which there is light, in local time and possibly beyond 0 and 24. */
export type SunSpan = { from: number; to: number } | 'always' | 'never'

interface Place {
  lat: number
  lon: number
  /** IANA name. */
  zone: string
}

/** Offset of local time from UTC in hours at noon of a day. */
function offsetHours(zone: string, date: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] =
    /^([+-])(\d\d):?(\d\d)$/u.exec(zoneOffset(zone, date, '12:00')) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}

const hourMs = 3_600_000

/** Spans of sunlight and of daylight with civil twilight at a place on a local ISO date. */
export function sunOf(
  { lat, lon, zone }: Place,
  date: string,
): { light: SunSpan; twilight: SunSpan } {
  const midnight = Date.parse(`${date}T00:00:00Z`) - offsetHours(zone, date) * hourMs
  const times = getTimes(new Date(midnight + 12 * hourMs), lat, lon)
  const span = (from: Date | null, to: Date | null, isAbove: boolean): SunSpan => {
    if (from === null || to === null) return isAbove ? 'always' : 'never'
    return { from: (from.getTime() - midnight) / hourMs, to: (to.getTime() - midnight) / hourMs }
  }
  const noonAltitude = getPosition(times.solarNoon, lat, lon).altitude
  return {
    light: span(times.sunrise, times.sunset, times.alwaysUp === true),
    twilight: span(times.dawn, times.dusk, noonAltitude > civilTwilight),
  }
}
