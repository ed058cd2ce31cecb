import type { ContentDocument } from '../../../../src/model/blocks/content.ts'
import { addDays } from '../../../../src/model/values/dates.ts'
import { zoneOffset } from '../../../time/zones.ts'

type Days = Pick<NonNullable<ContentDocument['campaign']>, 'from' | 'until' | 'zone'>

/** The instant at which a day begins in a time zone. */
const beginning = (day: string, zone: string): number =>
  Date.parse(`${day}T00:00:00${zoneOffset(zone, day, '00:00')}`)

/** True from the beginning of the first day of a campaign to the end of the last, in its time zone. */
export function isCampaignOpen({ from, until, zone }: Days, now: Date): boolean {
  const at = now.getTime()
  return at >= beginning(from, zone) && at < beginning(addDays(until, 1), zone)
}
