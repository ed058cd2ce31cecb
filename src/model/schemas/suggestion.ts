import * as v from 'valibot'
import { locales } from '../../i18n/locales.ts'
import { dateBib } from './edition-card.ts'
import { flag, hue, sitePath, sport, text } from './parts.ts'

export const suggestionView = v.pipe(
  v.strictObject({
    id: v.pipe(v.number(), v.integer(), v.description('Our number of the event.')),
    permalink: text('Name of the event in addresses; it does not change.'),
    path: sitePath('The event’s page.'),
    eventName: text('Name in the language asked for, or else its own.'),
    eventNames: v.pipe(
      v.record(v.picklist(locales), v.optional(v.string())),
      v.description('Its name in the languages it has one in.'),
    ),
    raceNames: v.pipe(
      v.array(v.string()),
      v.maxLength(3),
      v.description('Races whose names matched.'),
    ),
    city: text('"Berlin".'),
    country: text('"Germany".'),
    highlighted: v.pipe(
      v.strictObject({
        eventName: v.string(),
        raceNames: v.array(v.string()),
        city: v.string(),
        country: v.string(),
      }),
      v.description(
        'The same as HTML: `& < > " \'` are escaped, and <mark> stands around matches.',
      ),
    ),
    bib: v.nullable(dateBib),
    dateConfirmed: flag('Whether the organiser has confirmed the date of `bib`.'),
    sport: v.nullable(sport),
    hue,
  }),
  v.description('An event that was found, with its next edition.'),
)

export const suggestions = v.pipe(v.array(suggestionView), v.description('Best first.'))
