import { hrefTo } from '../../i18n/links.ts'
import { breadcrumbList, type Crumb } from '../../model/event/structured-data.ts'
import type { CalendarView } from '../../model/calendar/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { eventHref } from '../event-card/event-href.ts'
import { sheetsOf } from '../event-views/view-sheets.ts'

/** Events in the structured data of a page. All hundred would make every page a tenth heavier. */
const eventsListed = 20

function eventList(calendar: CalendarView, heading: string, origin: string): object {
  const cards = calendar.lists.flatMap((list) => list.cards).slice(0, eventsListed)
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: heading,
    itemListElement: cards.map((card, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: card.name,
      url: origin + eventHref(card),
    })),
  }
}

const crumbs = (calendar: CalendarView): Crumb[] => [
  { name: m.crumb_home(), path: hrefTo({ to: 'home' }) },
  { name: m.nav_calendar(), path: calendar.clearPath },
  ...calendar.crumbs.map(({ label, path }) => ({ name: label, path })),
]

const noMonths: CalendarView['months'] = { previous: null, next: null }

export function calendarHead(calendar: CalendarView) {
  const { heading } = calendar
  // An empty month has no links to others, because beyond the last date there would be no end of months.
  const months = calendar.events.count === 0 ? noMonths : calendar.months
  return {
    title: heading,
    description: calendar.description,
    alternates: calendar.alternates,
    sheets: ['calendar' as const, ...sheetsOf(calendar.view)],
    indexable: calendar.indexable,
    feed: calendar.feed === null ? null : { page: calendar.feed, title: heading },
    previous: calendar.page.previous ?? months.previous?.path ?? null,
    next: calendar.page.next ?? months.next?.path ?? null,
    // Pages that search engines should not index need no structured data.
    structuredData:
      import.meta.env.SSR && calendar.indexable
        ? (origin: string) => [
            breadcrumbList(crumbs(calendar), origin),
            eventList(calendar, heading, origin),
          ]
        : undefined,
  }
}
