import * as v from 'valibot'
import { homeDistances } from '../distance-presets.ts'
import { editionCard } from './edition-card.ts'
import { alternates, count, day, figureOf, flag, hue, leg, sitePath, text } from './parts.ts'

export const seasonWeek = v.pipe(
  v.strictObject({
    monday: day('Its Monday.'),
    label: text('"17 November".'),
    races: count('Races in that week.'),
    past: v.boolean(),
    current: v.boolean(),
    path: sitePath('Calendar of that week.'),
    stacks: v.pipe(
      v.array(v.strictObject({ hue, y: v.number(), height: v.number() })),
      v.description(
        'Tops and heights in percent of the tallest week; the first stands on the ground.',
      ),
    ),
  }),
  v.description('A week of the season strip.'),
)

export const homeView = v.pipe(
  v.strictObject({
    hue,
    races: count('Races ahead.'),
    countries: count('Countries they are in.'),
    weekend: v.strictObject({
      thisWeekend: flag('False: the next weekend that has races.'),
      races: count('Races on those days.'),
      path: sitePath('Calendar of those days.'),
      cards: v.array(editionCard),
    }),
    season: v.strictObject({
      weeks: v.pipe(v.array(seasonWeek), v.description('The 52 weeks, four of them past.')),
      months: v.array(
        v.strictObject({ label: v.string(), column: figureOf('Week it begins in, from 1.') }),
      ),
    }),
    distances: v.array(
      v.strictObject({
        preset: v.picklist(homeDistances.map(({ preset }) => preset)),
        figure: text('"42.2".'),
        hue,
        legs: v.array(leg),
        races: count('Races ahead of that distance.'),
        path: sitePath('Calendar of that distance.'),
      }),
    ),
    picks: v.array(editionCard),
    often: v.array(
      v.strictObject({
        label: v.picklist(['marathon', 'trail', 'triathlon']),
        path: sitePath('Where it leads.'),
      }),
    ),
    calendarPath: sitePath('The calendar.'),
    alternates,
  }),
  v.description('What the home page shows.'),
)
