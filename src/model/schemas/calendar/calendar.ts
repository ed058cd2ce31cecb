import * as v from 'valibot'
import { calendarSorts, calendarViews } from '../../calendar/calendar.ts'
import { mapPicture } from './calendar-map.ts'
import { calendarRail } from './calendar-rail.ts'
import { editionCard } from '../event/edition-card.ts'
import { monthGrid } from './month-grid.ts'
import { alternates, count, day, flag, hue, sitePath, text, pageLink } from '../parts.ts'

export const calendarView = v.pipe(
  v.strictObject({
    heading: text('"Trail running in Austria, May 2027".'),
    oneSport: flag('True if all rows are of one sport.'),
    dated: flag('True if the heading names a month, a year or days.'),
    crumbs: v.array(pageLink),
    events: count('Exact number of matching editions.'),
    races: count('Exact number of matching races.'),
    lists: v.pipe(
      v.array(
        v.strictObject({
          from: day('First day of the group.'),
          label: v.nullable(text('Its days as text.')),
          events: count('Number of its editions on this page.'),
          cards: v.array(editionCard),
        }),
      ),
      v.description('Groups by weekend or month if sorted by date, else one list without a label.'),
    ),
    rail: calendarRail,
    active: v.pipe(
      v.array(
        v.strictObject({
          label: v.string(),
          path: sitePath('The calendar without this filter.'),
          hue: v.nullable(hue),
          back: v.nullable(count('Races without this filter, if the list is empty.')),
        }),
      ),
      v.description('Active filters.'),
    ),
    clearPath: sitePath('The calendar without filters.'),
    feed: v.nullable(
      sitePath(
        'Page whose feeds have the whole list; null for a list near a visitor whose place is unknown.',
      ),
    ),
    path: sitePath('Canonical path of this page.'),
    sort: v.picklist(calendarSorts),
    sorts: v.pipe(
      v.array(
        v.strictObject({
          sort: v.picklist(calendarSorts),
          label: text('"Date, soonest first".'),
          path: sitePath('The list in this order.'),
        }),
      ),
      v.description('Available orders.'),
    ),
    view: v.picklist(calendarViews),
    grid: v.nullable(monthGrid),
    picture: v.pipe(
      v.nullable(mapPicture),
      v.description(
        'The first view of the map, for a request with `opens` of the view `map`; else null.',
      ),
    ),
    viewPaths: v.pipe(
      v.strictObject({ list: v.string(), month: v.string(), map: v.string() }),
      v.description('The same list in each view.'),
    ),
    nearNote: v.nullable(
      text('Place from which distances are measured, for a list near the visitor.'),
    ),
    unlocated: flag('True if the place of the visitor is unknown.'),
    nearest: v.pipe(
      v.array(editionCard),
      v.description('Editions that nearly match, if none matches.'),
    ),
    past: v.nullable(
      v.pipe(
        v.strictObject({ note: v.string(), next: pageLink }),
        v.description('Notice for a past month or year, with a link to the next one.'),
      ),
    ),
    months: v.strictObject({ previous: v.nullable(pageLink), next: v.nullable(pageLink) }),
    page: v.strictObject({
      number: v.string(),
      last: v.string(),
      previous: v.nullable(sitePath('Previous page.')),
      next: v.nullable(sitePath('Next page.')),
    }),
    indexable: flag('True if search engines may index this page.'),
    description: text('Description of the page in a sentence.'),
    alternates,
  }),
  v.description('A page of the calendar.'),
)

export const calendarAnswer = v.pipe(
  v.strictObject({
    redirect: v.nullable(
      sitePath('Canonical path of the list if the request spells it differently; else null.'),
    ),
    view: calendarView,
  }),
  v.description('A page of the calendar, with its canonical path if the request differs from it.'),
)

export const meantCriteriaView = v.pipe(
  v.strictObject({
    calendar: v.nullable(pageLink),
  }),
  v.description('The calendar that a text means; null if the text is no filter.'),
)

export const nearestCriteriaView = v.pipe(
  v.strictObject({
    nearest: v.pipe(v.array(pageLink), v.maxLength(5), v.description('Most similar first.')),
  }),
  v.description('Calendars with a similar word in place of an unknown one.'),
)
