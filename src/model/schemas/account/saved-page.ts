import * as v from 'valibot'
import { followsView } from './follows.ts'
import { searchesView } from './searches.ts'
import { calendarViews } from '../../calendar/calendar.ts'
import { editionCard } from '../event/edition-card.ts'
import { monthGrid } from '../calendar/month-grid.ts'
import { linkTexts, listLinkView } from './list-links.ts'
import { planView } from './saved-events.ts'
import { figureOf, flag, hue, pageLink, text } from '../parts.ts'

/** `GET /api/profile/saved-events`: the member's saved events, in words of the requested language. */

const savedMonth = v.strictObject({
  label: text('"March", with the year where it changes: "January 2027".'),
  events: text('Its events in the group: "2 events".'),
})

const savedRow = v.strictObject({
  card: editionCard,
  month: v.nullable(
    v.pipe(savedMonth, v.description('Heading of a month, with its first event; null for others.')),
  ),
  wait: v.nullable(text('"in 14 days", "tomorrow" of an event that is ahead; null for others.')),
  note: v.nullable(text('What the member noted.')),
  ...planView,
  gap: v.nullable(
    v.strictObject({
      label: text(
        'Time since the race before, with the distance if it is far: "8 weeks later"; "The dates overlap" of two without a day between them.',
      ),
      near: flag('True below two weeks.'),
    }),
  ),
})

export const savedGroupKeys = ['upcoming', 'expected', 'past', 'cancelled'] as const

export const savedGroup = v.strictObject({
  key: v.picklist(savedGroupKeys),
  name: text('"Upcoming".'),
  rows: v.pipe(v.array(savedRow), v.description('In the order in which they are shown.')),
})

export const savedWeek = v.pipe(
  v.strictObject({
    day: v.nullable(text('Day of the first race: "6".')),
    month: v.nullable(text('Name of a month that begins in this week: "Dec".')),
    races: v.array(
      v.strictObject({
        hue,
        height: figureOf('Percent of the drawing; 0 if the length is unknown.'),
        expected: flag('True for a date that is not confirmed.'),
      }),
    ),
  }),
  v.description('A week of the season.'),
)

const savedFiles = v.strictObject({
  title: text('"Take the list with you".'),
  help: text('What the formats are for.'),
  links: v.array(v.strictObject({ label: text('"CSV".'), href: text('Path of the file.') })),
})

export const season = v.strictObject({
  title: text('"Your next 52 weeks".'),
  help: text('How to read the drawing.'),
  weeks: v.pipe(
    v.array(savedWeek),
    v.length(52),
    v.description('The next 52 weeks, from this one.'),
  ),
})

export const savedPageView = v.strictObject({
  next: v.nullable(text('"Next start: Valencia Marathon, Sunday, 6 December 2026, in 14 days."')),
  season,
  comparisons: v.pipe(
    v.array(pageLink),
    v.description('Comparisons of races ahead, each with the one after it by date.'),
  ),
  files: savedFiles,
  links: v.pipe(v.array(listLinkView), v.description('One of each kind.')),
  linkTexts,
  follows: followsView,
  searches: searchesView,
  notice: v.nullable(text('Outcome of a form: "Saved to your list."')),
  view: v.picklist(calendarViews),
  viewPaths: v.pipe(
    v.strictObject({ list: v.string(), month: v.string(), map: v.string() }),
    v.description('The list in each view.'),
  ),
  grid: v.nullable(monthGrid),
  all: v.nullable(v.pipe(pageLink, v.description('To the whole list, from a part of the map.'))),
  groups: v.pipe(
    v.array(savedGroup),
    v.description(
      'Of the whole list, of the month in its view, or of a part of the map. Without the groups that have no event.',
    ),
  ),
})

export type SavedMonth = v.InferOutput<typeof savedMonth>
export type SavedRow = v.InferOutput<typeof savedRow>
export type SavedGroup = v.InferOutput<typeof savedGroup>
export type SavedGroupKey = (typeof savedGroupKeys)[number]
export type SavedWeek = v.InferOutput<typeof savedWeek>
export type SavedPageView = v.InferOutput<typeof savedPageView>
