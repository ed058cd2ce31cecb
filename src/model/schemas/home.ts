import * as v from 'valibot'
import { homeDistances } from '../distance-presets.ts'
import { editionCard } from './edition-card.ts'
import { alternates, count, day, figureOf, flag, hue, leg, sitePath, text } from './parts.ts'

export const seasonWeek = v.pipe(
  v.strictObject({
    monday: day('Monday of the week.'),
    label: text('"17 November".'),
    races: count('Races in that week.'),
    past: v.boolean(),
    current: v.boolean(),
    path: sitePath('Calendar of that week.'),
    stacks: v.pipe(
      v.array(v.strictObject({ hue, y: v.number(), height: v.number() })),
      v.description('Tops and heights in percent of the tallest week, from the ground up.'),
    ),
  }),
  v.description('A week of the season strip.'),
)

export const homeView = v.pipe(
  v.strictObject({
    hue,
    races: count('Number of upcoming races.'),
    countries: count('Number of countries with upcoming races.'),
    weekend: v.strictObject({
      thisWeekend: flag(
        'False if this weekend has no races: the next weekend with races is shown.',
      ),
      races: count('Number of races of that weekend.'),
      path: sitePath('Calendar of that weekend.'),
      cards: v.array(editionCard),
    }),
    season: v.strictObject({
      weeks: v.pipe(v.array(seasonWeek), v.description('52 weeks, four of them past.')),
      months: v.array(
        v.strictObject({
          label: v.string(),
          column: figureOf('Number of its first week in `weeks`, from 1.'),
        }),
      ),
    }),
    distances: v.array(
      v.strictObject({
        preset: v.picklist(homeDistances.map(({ preset }) => preset)),
        figure: text('"42.2".'),
        hue,
        legs: v.array(leg),
        races: count('Number of upcoming races of that distance.'),
        path: sitePath('Calendar of that distance.'),
      }),
    ),
    picks: v.array(editionCard),
    often: v.array(
      v.strictObject({
        label: v.picklist(['marathon', 'trail', 'triathlon']),
        path: sitePath('Calendar of marathons, or page of the sport.'),
      }),
    ),
    calendarPath: sitePath('The calendar.'),
    alternates,
  }),
  v.description('Content of the home page.'),
)
