import * as v from 'valibot'
import { locales } from '../../locales.ts'
import { dateBib } from '../event/edition-card.ts'
import { flag, hue, pageLink, sitePath, sport, text } from '../parts.ts'

/** Notations of matched words: HTML in `highlighted`, or positions in `ranges`. */
export const matchNotations = ['html', 'ranges'] as const
export type MatchNotation = (typeof matchNotations)[number]

const position = v.pipe(v.number(), v.integer())
const matchedRanges = v.array(v.tuple([position, position]))

const namesByLocale = v.record(v.picklist(locales), v.optional(v.string()))

export const suggestionView = v.pipe(
  v.strictObject({
    id: v.pipe(v.number(), v.integer(), v.description('Our id of the event.')),
    permalink: text('Name of the event in URLs; a former one still leads to the event.'),
    path: sitePath('The event’s page.'),
    eventName: text('Name in the requested language, otherwise in English, otherwise in its own.'),
    nameLang: v.nullable(text('BCP 47 tag of `eventName` if it is in another language.')),
    eventNames: v.optional(
      v.pipe(
        namesByLocale,
        v.description(
          'Names by language; languages without one are absent. Absent with `matches=ranges`.',
        ),
      ),
    ),
    raceNames: v.pipe(
      v.array(v.string()),
      v.maxLength(3),
      v.description(
        'Races with a name that matched: each in the requested language, otherwise in English, otherwise in the event’s own.',
      ),
    ),
    raceNameVariants: v.optional(
      v.pipe(
        v.array(namesByLocale),
        v.maxLength(3),
        v.description(
          'Names of the same races by language, in the same order. Absent with `matches=ranges`.',
        ),
      ),
    ),
    city: text('"Berlin".'),
    country: text('"Germany".'),
    highlighted: v.optional(
      v.pipe(
        v.strictObject({
          eventName: v.string(),
          raceNames: v.array(v.string()),
          city: v.string(),
          country: v.string(),
        }),
        v.description(
          'The same texts as HTML: `& < > " \'` are escaped, and matches are inside <mark>. Absent with `matches=ranges`.',
        ),
      ),
    ),
    ranges: v.optional(
      v.pipe(
        v.strictObject({
          eventName: matchedRanges,
          raceNames: v.array(matchedRanges),
          city: matchedRanges,
          country: matchedRanges,
        }),
        v.description(
          'With `matches=ranges` only: the matches in the same texts, each as its start and its end in UTF-16 code units, in order, not touching.',
        ),
      ),
    ),
    bib: v.nullable(dateBib),
    dateConfirmed: flag('True if the organiser has confirmed the date of `bib`.'),
    sport: v.nullable(sport),
    hue,
    compare: v.optional(
      v.pipe(
        pageLink,
        v.description(
          'For a text with “vs”, of the first event alone: its comparison with the second; absent if their races have no scale in common.',
        ),
      ),
    ),
    isPart: flag(
      'True if no event has all words of the text, and this one has the best part of them.',
    ),
  }),
  v.description('An event that matches, with its next edition.'),
)

export const suggestions = v.pipe(v.array(suggestionView), v.description('Best first.'))
