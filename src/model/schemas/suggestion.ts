import * as v from 'valibot'
import { locales } from '../../i18n/locales.ts'
import { dateBib } from './edition-card.ts'
import { flag, hue, sitePath, sport, text } from './parts.ts'

const namesByLocale = v.record(v.picklist(locales), v.optional(v.string()))

export const suggestionView = v.pipe(
  v.strictObject({
    id: v.pipe(v.number(), v.integer(), v.description('Our number of the event.')),
    permalink: text('Name of the event in addresses; it does not change.'),
    path: sitePath('The event’s page.'),
    eventName: text('Name in the language asked for, or else in English, or else its own.'),
    nameLang: v.nullable(text('BCP 47 tag of `eventName` where it is in another language.')),
    eventNames: v.pipe(namesByLocale, v.description('Its name in the languages it has one in.')),
    raceNames: v.pipe(
      v.array(v.string()),
      v.maxLength(3),
      v.description(
        'Races with a name that matched, each in the language asked for, or else in English, or else in the event’s own.',
      ),
    ),
    raceNameVariants: v.pipe(
      v.array(namesByLocale),
      v.maxLength(3),
      v.description(
        'Names of the same races, in the same order, in the languages they have one in.',
      ),
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
