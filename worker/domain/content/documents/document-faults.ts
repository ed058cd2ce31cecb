import { readCalendarAddress } from '../../../../src/model/blocks/calendar-address.ts'
import type { ContentDocument } from '../../../../src/model/blocks/content.ts'
import { ruleFault } from '../../../../src/model/challenges/rule-faults.ts'
import { zoneRules } from '../../../time/zones.ts'
import { parseCriteria } from '../../calendar/criteria.ts'
import type { ContentTypes } from './document-types.ts'

/** True for the address of a calendar whose words are known, or may be places of its country. */
function isCalendar(address: string): boolean {
  const read = readCalendarAddress(address)
  return read !== null && parseCriteria(read.criteria, 'en').ok
}

/** Reasons for which a document cannot be published, by path. */
export function documentFaults({
  title,
  summary,
  blocks,
  campaign,
  challenge,
}: ContentDocument): ContentTypes['faults'] {
  const faults: Record<string, ContentTypes['faults'][string]> = {}
  if (title.en === undefined) faults['title.en'] = 'missing'
  if (summary.en === undefined) faults['summary.en'] = 'missing'
  for (const each of blocks)
    if (each.kind === 'list' && each.calendar !== null && !isCalendar(each.calendar))
      faults[`blocks.${each.key}.calendar`] = 'unknown'
  if (campaign !== null && zoneRules(campaign.zone) === null) faults['campaign.zone'] = 'unknown'
  if (challenge !== null && ruleFault(challenge.rule) !== null) faults['challenge.rule'] = 'unsound'
  return faults
}
