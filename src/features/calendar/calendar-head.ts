import { eventsText, racesText } from '../../i18n/counts.ts'
import type { CalendarView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { calendarHeading } from './heading.ts'

export function calendarHead(calendar: CalendarView) {
  const heading = calendarHeading(calendar.heading)
  return {
    title: heading,
    description: m.calendar_description({
      heading,
      events: eventsText(calendar.events),
      races: racesText(calendar.races),
    }),
    alternates: calendar.alternates,
    indexable: calendar.indexable,
    previous: calendar.page.previous ?? calendar.months.previous?.path ?? null,
    next: calendar.page.next ?? calendar.months.next?.path ?? null,
  }
}
