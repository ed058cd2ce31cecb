import { zoneOffset } from './zones.ts'

/**
 * Sunrise, sunset and civil twilight by the equations of NOAA's Global Monitoring Laboratory ("General Solar Position
 * Calculations"), good to about two minutes below 66 degrees of latitude.
 */

const radians = Math.PI / 180

/** Altitudes of the sun's centre in degrees: at sunrise with refraction, and at civil dawn. */
const altitudes = { sunrise: -0.833, dawn: -6 }

/** Hours of the day from which and to which the sun is above an altitude, in local time and possibly beyond 0 and 24. */
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

function span({ lat, lon, zone }: Place, date: string, altitude: number): SunSpan {
  const start = Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`)
  const day = (Date.parse(`${date}T00:00:00Z`) - start) / 86_400_000
  const year = ((2 * Math.PI) / 365) * day
  const equationOfTime =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(year) -
      0.032077 * Math.sin(year) -
      0.014615 * Math.cos(2 * year) -
      0.040849 * Math.sin(2 * year))
  const declination =
    0.006918 -
    0.399912 * Math.cos(year) +
    0.070257 * Math.sin(year) -
    0.006758 * Math.cos(2 * year) +
    0.000907 * Math.sin(2 * year) -
    0.002697 * Math.cos(3 * year) +
    0.00148 * Math.sin(3 * year)
  const cosine =
    (Math.sin(altitude * radians) - Math.sin(lat * radians) * Math.sin(declination)) /
    (Math.cos(lat * radians) * Math.cos(declination))
  if (cosine > 1) return 'never'
  if (cosine < -1) return 'always'
  const half = Math.acos(cosine) / radians / 15
  const noon = 12 - lon / 15 - equationOfTime / 60 + offsetHours(zone, date)
  return { from: noon - half, to: noon + half }
}

/** Spans of sunlight and of daylight with civil twilight at a place on a local ISO date. */
export const sunOf = (place: Place, date: string): { light: SunSpan; twilight: SunSpan } => ({
  light: span(place, date, altitudes.sunrise),
  twilight: span(place, date, altitudes.dawn),
})
