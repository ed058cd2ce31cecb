import { zoneOffset } from './zones.ts'

/** ISO instant of a local time: "2027-01-10T09:00" in "Europe/Berlin" is "2027-01-10T08:00:00.000Z". */
export function instantOf(local: string, zone: string): string {
  const [date = '', time = ''] = local.split('T')
  return new Date(`${local}:00${zoneOffset(zone, date, time)}`).toISOString()
}

/** Local time of an ISO instant, to the minute. */
export function localTimeOf(instant: string, zone: string): string {
  const shifted = (offset: string) => {
    const [hours = '0', minutes = '0'] = offset.slice(1).split(':')
    const sign = offset.startsWith('-') ? -1 : 1
    const ms = sign * (Number(hours) * 60 + Number(minutes)) * 60_000
    return new Date(Date.parse(instant) + ms).toISOString().slice(0, 16)
  }
  // The offset of the instant's own local time: that of the same time in UTC is a first guess.
  const guess = shifted(offsetAt(instant.slice(0, 16), zone))
  return shifted(offsetAt(guess, zone))
}

const offsetAt = (local: string, zone: string) =>
  zoneOffset(zone, local.slice(0, 10), local.slice(11))
