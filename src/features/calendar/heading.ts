import { groupAllMessages, sportMessages } from '../../i18n/code-messages.ts'
import type { CalendarView } from '../../model/calendar-view.ts'
import { m } from '../../paraglide/messages.js'

/** "Trail running, half marathon in Austria, May 2027", put together step by step so that each language can. */
export function calendarHeading({
  sport,
  group,
  distance,
  place,
  time,
}: CalendarView['heading']): string {
  const nothing =
    sport === null && group === null && distance === null && place === null && time === null
  if (nothing) return m.calendar_title()
  let text = m.subject_races()
  if (sport !== null) text = sportMessages[sport]()
  else if (group !== null) text = groupAllMessages[group]()
  if (distance !== null) text = m.subject_distance({ subject: text, distance })
  if (place !== null) text = m.heading_place({ subject: text, place })
  if (time !== null) text = m.heading_time({ subject: text, time })
  return text
}
