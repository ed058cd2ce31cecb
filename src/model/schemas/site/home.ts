import * as v from 'valibot'
import { homeDistances } from '../../calendar/distance-presets.ts'
import { hues } from '../../event/sports.ts'
import { briefCard, editionCard } from '../event/edition-card.ts'
import { alternates, count, day, flag, hue, leg, sitePath, sport, text } from '../parts.ts'
import { locatorMapView } from '../event/locator-map.ts'

export const seasonWeek = v.pipe(
  v.strictObject({
    monday: day('Monday of the week.'),
    label: text('"17 November".'),
    races: count('Races in that week.'),
    past: v.boolean(),
    current: v.boolean(),
    path: sitePath('Calendar of that week.'),
    month: v.nullable(
      v.pipe(
        v.strictObject({ label: text('"Nov".'), path: sitePath('Calendar of the month.') }),
        v.description('The month, if the Monday is the first of it.'),
      ),
    ),
    shares: v.pipe(
      v.array(v.number()),
      v.length(hues.length),
      v.description(
        `Height of each colour in percent of the tallest week, from the ground up: ${hues.join(', ')}.`,
      ),
    ),
  }),
  v.description('A week of the season strip.'),
)

export const nearView = v.pipe(
  v.strictObject({
    located: flag('False if the place of the reader is unknown.'),
    path: sitePath('The calendar near the reader.'),
    cards: v.pipe(v.array(editionCard), v.description('The nearest editions, in order of date.')),
    plates: v.nullable(
      v.pipe(
        v.strictObject({ wide: locatorMapView, narrow: locatorMapView }),
        v.description(
          'Maps for wide screens and for phones, with a mark per edition; null if the place is unknown or an edition is far away.',
        ),
      ),
    ),
  }),
  v.description('Events near the reader.'),
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
    season: v.pipe(v.array(seasonWeek), v.description('52 weeks, four of them past.')),
    confirmed: v.strictObject({
      events: count('Number of upcoming editions whose date is confirmed.'),
      path: sitePath('Calendar of confirmed dates.'),
      cards: v.array(briefCard),
    }),
    opening: v.strictObject({
      events: count('Number of upcoming editions whose sign-up has not opened.'),
      path: sitePath('Calendar of those editions.'),
      cards: v.pipe(
        v.array(
          v.strictObject({
            card: briefCard,
            opens: day('First day of the sign-up.'),
            opensDay: text('"5".'),
            opensOn: text('"5 December 2026".'),
          }),
        ),
        v.description('In order of that day; empty if there are fewer than three.'),
      ),
    }),
    sportTiles: v.array(
      v.strictObject({
        hue,
        name: text('Its name, with invisible signs where a line may break.'),
        path: sitePath('Page of the sport or group.'),
        events: count('Number of its upcoming editions.'),
        sports: v.nullable(
          v.pipe(
            count('Number of its sports with upcoming editions.'),
            v.description('Null for a tile of one sport.'),
          ),
        ),
      }),
    ),
    topSports: v.pipe(
      v.array(
        v.strictObject({
          sport,
          path: sitePath('Page of the sport.'),
          events: text('Number of its upcoming editions.'),
        }),
      ),
      v.description('The five sports with the most editions.'),
    ),
    sports: count('Number of sports with upcoming editions.'),
    events: count('Number of upcoming editions.'),
    languages: text('Number of languages of the site.'),
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
    description: text('Description of the page in a sentence or two.'),
    alternates,
  }),
  v.description('Content of the home page.'),
)
