import * as v from 'valibot'
import { presetKeys } from '../distance-presets.ts'
import { editionCard } from './edition-card.ts'
import { alternates, count, group, hue, sitePath, sport, text, pageLink } from './parts.ts'

const counted = v.array(
  v.strictObject({
    label: v.string(),
    races: text('Number of upcoming races.'),
    path: sitePath('Calendar of these races.'),
  }),
)

export const sportView = v.pipe(
  v.strictObject({
    sport: v.nullable(sport),
    group,
    hue,
    races: count('Number of upcoming races.'),
    countries: count('Number of countries with upcoming races.'),
    calendarPath: sitePath('Calendar of the sport.'),
    upcoming: v.pipe(v.array(editionCard), v.maxLength(6), v.description('The next editions.')),
    months: counted,
    byCountry: counted,
    distances: v.array(
      v.strictObject({
        preset: v.picklist(presetKeys),
        label: v.string(),
        path: sitePath('Calendar of that distance.'),
      }),
    ),
    related: v.array(
      v.strictObject({
        sport,
        path: sitePath('Page of the sport.'),
        races: text('Number of upcoming races.'),
      }),
    ),
    groupPath: v.nullable(sitePath('Page of the sport’s group; null for a group.')),
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
