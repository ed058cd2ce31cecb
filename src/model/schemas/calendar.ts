import * as v from 'valibot'
import { calendarSorts, calendarViews } from '../calendar.ts'
import { calendarRail } from './calendar-rail.ts'
import { editionCard } from './edition-card.ts'
import { monthGrid } from './month-grid.ts'
import { alternates, count, day, flag, group, hue, sitePath, sport, text, way } from './parts.ts'

export const calendarView = v.pipe(
  v.strictObject({
    heading: v.pipe(
      v.strictObject({
        sport: v.nullable(sport),
        group: v.nullable(group),
        distance: v.nullable(v.string()),
        place: v.nullable(v.string()),
        time: v.nullable(v.string()),
        text: v.nullable(text('Text that was searched for.')),
      }),
      v.description('Words of the heading, put together by the page.'),
    ),
    crumbs: v.array(way),
    events: count('Editions that match, exactly.'),
    races: count('Races that match, exactly.'),
    lists: v.pipe(
      v.array(
        v.strictObject({
          from: day('Its first day.'),
          label: v.nullable(text('The days in words.')),
          events: count('Its editions on this page.'),
          cards: v.array(editionCard),
        }),
      ),
      v.description('By weekend or month in order of date, else one list without a label.'),
    ),
    rail: calendarRail,
    active: v.pipe(
      v.array(
        v.strictObject({
          label: v.string(),
          path: sitePath('The calendar without it.'),
          hue: v.nullable(hue),
          back: v.nullable(count('Of an empty list: races that its removal would bring back.')),
        }),
      ),
      v.description('What is in force.'),
    ),
    clearPath: sitePath('The calendar without any filter.'),
    feed: v.nullable(
      sitePath(
        'URL of the page whose feeds have the whole list; null for a list near the visitor, whose place is unknown to feeds.',
      ),
    ),
    path: sitePath('Its own address.'),
    sort: v.picklist(calendarSorts),
    sorts: v.pipe(
      v.array(
        v.strictObject({ sort: v.picklist(calendarSorts), label: text('"Date, soonest first".') }),
      ),
      v.description('Orders one can ask for.'),
    ),
    view: v.picklist(calendarViews),
    grid: v.nullable(monthGrid),
    viewPaths: v.pipe(
      v.strictObject({ list: v.string(), month: v.string(), map: v.string() }),
      v.description('The same list in each view.'),
    ),
    nearNote: v.nullable(text('From where it is measured, if it is to be near the reader.')),
    unlocated: flag('True if the place of the visitor is unknown.'),
    nearest: v.pipe(
      v.array(editionCard),
      v.description('What comes nearest, where nothing matched.'),
    ),
    past: v.nullable(
      v.pipe(
        v.strictObject({ note: v.string(), next: way }),
        v.description(
          'Of a month or year that is over: says so, and leads to the next of its kind.',
        ),
      ),
    ),
    months: v.strictObject({ previous: v.nullable(way), next: v.nullable(way) }),
    page: v.strictObject({
      number: v.string(),
      last: v.string(),
      previous: v.nullable(sitePath('The page before.')),
      next: v.nullable(sitePath('The page after.')),
    }),
    indexable: flag('Whether search engines may list this page.'),
    alternates,
  }),
  v.description('A page of the calendar.'),
)

export const calendarAnswer = v.pipe(
  v.strictObject({
    redirect: v.nullable(
      sitePath('Canonical address of this list where the one asked for is spelled otherwise.'),
    ),
    view: calendarView,
  }),
  v.description('The calendar, and its canonical address where the one asked for is another.'),
)

export const nearestCriteriaView = v.pipe(
  v.strictObject({
    nearest: v.pipe(v.array(way), v.maxLength(5), v.description('The nearest first.')),
  }),
  v.description('Calendars that may have been meant by an address with an unknown word.'),
)
