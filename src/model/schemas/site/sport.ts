import * as v from 'valibot'
import { editionCard } from '../event/edition-card.ts'
import { seasonWeek } from './home.ts'
import {
  alternates,
  count,
  figure,
  figureOf,
  group,
  hue,
  pageLink,
  sitePath,
  sport,
  text,
} from '../parts.ts'

const record = v.strictObject({
  permalink: text('Identifier of the event in URLs.'),
  name: text('Name of the event.'),
  nameLang: v.nullable(text('BCP 47 tag of `name` if it is in another language.')),
  place: text('"Berlin, Germany".'),
  figure,
  share: figureOf('Percent of the first of the list.'),
})

export const sportView = v.pipe(
  v.strictObject({
    sport: v.nullable(sport),
    group,
    hue,
    name: text('Name of the sport or group.'),
    heading: v.pipe(
      v.strictObject({
        phrases: v.array(v.string()),
        width: v.picklist(['short', 'w14', 'w18']),
      }),
      v.description('`name` with soft hyphens, in phrases between which a line may break.'),
    ),
    races: count('Number of upcoming races.'),
    countries: count('Number of countries with upcoming races.'),
    calendarPath: sitePath('Calendar of the sport.'),
    nearPath: sitePath('The same, of the reader’s surroundings.'),
    mapPath: sitePath('The same, as a map.'),
    upcoming: v.pipe(v.array(editionCard), v.maxLength(6), v.description('The next editions.')),
    season: v.pipe(
      v.array(seasonWeek),
      v.description('52 weeks from this one; empty without races.'),
    ),
    busiest: count('Number of races of the week that has most.'),
    lengths: v.pipe(
      v.array(
        v.strictObject({
          figure,
          km: figureOf('The same in kilometres, whatever the units of the response.'),
          races: count('Number of races at most a tenth shorter or longer.'),
          path: sitePath('Calendar of these races.'),
        }),
      ),
      v.description('Common lengths that have races.'),
    ),
    byCountry: v.pipe(
      v.array(
        v.strictObject({
          label: v.string(),
          races: text('Number of upcoming races.'),
          share: figureOf('Percent of the first country.'),
          path: sitePath('Calendar of these races.'),
        }),
      ),
      v.description('Most races first.'),
    ),
    dots: text('SVG path of a dot for each square degree with races, on a map of 1200 by 470.'),
    longest: v.pipe(v.array(record), v.description('Events with the longest races.')),
    climb: v.pipe(v.array(record), v.description('Events with the most climb that is known.')),
    related: v.pipe(
      v.array(
        v.strictObject({
          sport,
          hue,
          name: text('Its name, with invisible signs where a line may break.'),
          path: sitePath('Page of the sport.'),
          races: count('Number of upcoming races.'),
        }),
      ),
      v.description('Sports of the same group and similar ones.'),
    ),
    groupPath: v.nullable(sitePath('Page of the sport’s group; null for a group.')),
    description: text('Description of the page in a sentence.'),
    alternates,
  }),
  v.description('A sport; or a group of sports, whose `sport` is null.'),
)

export const nearestSportsView = v.pipe(
  v.strictObject({
    nearest: v.pipe(v.array(pageLink), v.maxLength(5), v.description('Most similar first.')),
  }),
  v.description('Pages of sports and groups with a similar word.'),
)
