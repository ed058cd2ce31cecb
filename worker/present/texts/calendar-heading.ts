import type { Sport, SportGroup } from '../../../src/model/event/sports.ts'
import { m } from '../../../src/paraglide/messages.js'
import { groupAllMessages, sportMessages } from '../../../src/i18n/code-messages.ts'
import type { Locale } from '../../../src/model/locales.ts'

/** Criteria in the heading of a calendar, in the visitor's language; null for each one that is not set. */
export interface HeadingWords {
  sport: Sport | null
  group: SportGroup | null
  distance: string | null
  place: string | null
  time: string | null
  /** Search text. */
  text: string | null
}

/**
 * "Trail running, half marathon in Austria, May 2027: “alp”", composed of nested messages, so that each language
 * can order the parts.
 * @param options the language, needed in the worker; pages have a current one
 */
export function calendarHeading(
  { sport, group, distance, place, time, text: searched }: HeadingWords,
  options: { locale?: Locale } = {},
): string {
  const words = [sport, group, distance, place, time, searched]
  if (words.every((word) => word === null)) return m.calendar_title({}, options)
  let text = m.subject_races({}, options)
  if (sport !== null) text = sportMessages[sport]({}, options)
  else if (group !== null) text = groupAllMessages[group]({}, options)
  if (distance !== null) text = m.subject_distance({ subject: text, distance }, options)
  if (sport !== null) text = m.subject_sport({ sport: text }, options)
  if (place !== null) text = m.heading_place({ subject: text, place }, options)
  if (time !== null) text = m.heading_time({ subject: text, time }, options)
  if (searched !== null) text = m.heading_text({ subject: text, text: searched }, options)
  return text
}
