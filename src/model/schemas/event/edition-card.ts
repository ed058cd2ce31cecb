import * as v from 'valibot'
import { pictureView } from './pictures.ts'
import {
  day,
  figure,
  figureOf,
  flag,
  hue,
  leg,
  pageLink,
  sport,
  statusView,
  text,
} from '../parts.ts'

/** Items of lists: an edition with the facts that help to decide whether to open it. */

export const dateBib = v.pipe(
  v.strictObject({
    date: day('First day.'),
    endDate: day('Last day.'),
    day: text('"20", "9–10"; the first day of a range over two months.'),
    to: v.nullable(text('Last day of a range over two months: "to 1 Aug".')),
    size: v.pipe(
      v.picklist(['one', 'range', 'long']),
      v.description('Width of `day`: one number, a range, or a range of five characters.'),
    ),
    tile: text('"Sat Jun".'),
    weekday: text('"Saturday".'),
    month: text('"June 2026", of the first day.'),
    full: text('"Saturday 20 June 2026".'),
  }),
  v.description('The days of an edition, as dates and as texts.'),
)

export const analyticsExtra = v.nullable(
  v.pipe(
    v.strictObject({
      priceEur: v.nullable(figureOf('Lowest price in euro.')),
      originalName: v.nullable(text('Name in the event’s own language if `name` differs.')),
    }),
    v.description('Further values for analytics; null without any.'),
  ),
)

const briefFacts = {
  permalink: text('Identifier of the event in URLs; a former one still leads to the event.'),
  linkDate: v.nullable(day('Date for links to an edition other than the next; null for the next.')),
  name: text('Name of the event in `locale`, else in English, else in its own language.'),
  nameLang: v.nullable(
    text('BCP 47 tag of `name` if it is in another language than the response.'),
  ),
  bib: dateBib,
  dateConfirmed: flag('False for an expected date, computed from the event’s usual weekend.'),
  status: v.nullable(statusView),
  place: text('"Berlin, Germany".'),
  sport: v.nullable(sport),
  hue,
  analytics: analyticsExtra,
}

export const briefCard = v.pipe(
  v.strictObject(briefFacts),
  v.description('An edition as an entry of a list of dates.'),
)

export const editionCard = v.pipe(
  v.strictObject({
    ...briefFacts,
    legs: v.pipe(v.array(leg), v.description('Legs of its first race, for the drawing.')),
    distances: v.pipe(
      v.array(figure),
      v.maxLength(5),
      v.description('Distances of its races, longest first.'),
    ),
    more: v.nullable(text('Number of further distances: "3".')),
    climb: v.nullable(text('Climb of the hilliest race: "1,250 m".')),
    priceFrom: v.nullable(text('Lowest price: "€89"; "≈ €79" if converted.')),
    priceNote: v.nullable(text('Original amount of a converted `priceFrom` and date of the rate.')),
    cover: v.optional(pictureView),
    away: v.optional(
      text('Distance from the place of the query: "12 km"; only in lists of events nearby.'),
    ),
    signUp: v.optional(
      v.pipe(
        v.picklist(['soon', 'closing', 'sold-out']),
        v.description('State of the sign-up, if it opens soon, closes soon or is sold out.'),
      ),
    ),
  }),
  v.description('An edition as an item of a list.'),
)

export const savedView = v.pipe(
  v.strictObject({
    cards: v.array(editionCard),
    months: v.pipe(
      v.array(
        v.strictObject({
          month: text('Year and month, as `2027-03`.'),
          label: text('Its heading, as “March 2027”.'),
        }),
      ),
      v.description('Months of the first days of the cards.'),
    ),
    comparisons: v.pipe(
      v.array(pageLink),
      v.maxLength(4),
      v.description('Comparisons of the events ahead, each with the one after it by date.'),
    ),
  }),
  v.description('Each event with its next edition, else its last, in the order of the query.'),
)
