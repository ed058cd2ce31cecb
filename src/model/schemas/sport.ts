import * as v from 'valibot'
import { presetKeys } from '../distance-presets.ts'
import { editionCard } from './edition-card.ts'
import { alternates, count, group, hue, sitePath, sport, text, way } from './parts.ts'

const counted = v.array(
  v.strictObject({
    label: v.string(),
    races: text('How many races ahead.'),
    path: sitePath('Calendar of them.'),
  }),
)

export const sportView = v.pipe(
  v.strictObject({
    sport: v.nullable(sport),
    group,
    hue,
    races: count('Races ahead.'),
    countries: count('Countries they are in.'),
    calendarPath: sitePath('Calendar of the sport.'),
    upcoming: v.pipe(v.array(editionCard), v.maxLength(6), v.description('The next ones.')),
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
        path: sitePath('Its page.'),
        races: text('How many races ahead.'),
      }),
    ),
    groupPath: v.nullable(sitePath('Page of the group, of a sport.')),
    alternates,
  }),
  v.description('A sport, or a group of sports where `sport` is null.'),
)

export const nearestSportsView = v.pipe(
  v.strictObject({
    nearest: v.pipe(v.array(way), v.maxLength(5), v.description('The nearest first.')),
  }),
  v.description('Pages of sports and groups spelt nearly like an unknown word.'),
)
