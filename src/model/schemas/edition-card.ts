import * as v from 'valibot'
import { day, figure, figureOf, flag, hue, leg, sport, statusView, text } from './parts.ts'

/** Items of lists: an edition with what one needs to decide to open it. */

export const dateBib = v.pipe(
  v.strictObject({
    date: day('First day.'),
    endDate: day('Last day.'),
    day: text('"20", "9–10".'),
    size: v.pipe(
      v.picklist(['one', 'range', 'long']),
      v.description('How wide `day` is: one number, a range, or a range of five signs.'),
    ),
    tile: text('"Sat Jun".'),
    weekday: text('"Saturday".'),
    month: text('"June 2026".'),
    full: text('"Saturday 20 June 2026".'),
  }),
  v.description('The days of an edition, as dates and in words.'),
)

export const analyticsExtra = v.nullable(
  v.pipe(
    v.strictObject({
      priceEur: v.nullable(figureOf('Cheapest price in euro.')),
      originalName: v.nullable(text('The name as the event writes it, where `name` differs.')),
    }),
    v.description('What our analytics read besides; null where there is nothing.'),
  ),
)

export const editionCard = v.pipe(
  v.strictObject({
    permalink: text('Name of the event in addresses; it does not change.'),
    linkDate: v.nullable(day('Set where a link has to name the edition: it is not the next one.')),
    name: text('Name of the event in the language asked for, or else in English, or else its own.'),
    nameLang: v.nullable(text('BCP 47 tag of `name` where it is in another language.')),
    bib: dateBib,
    dateConfirmed: flag('False: the date is expected, worked out from the usual weekend.'),
    status: v.nullable(statusView),
    place: text('"Berlin, Germany".'),
    sport: v.nullable(sport),
    hue,
    legs: v.pipe(v.array(leg), v.description('Legs of its first race, which the drawing shows.')),
    distances: v.pipe(
      v.array(figure),
      v.maxLength(5),
      v.description('Distances on offer, longest first.'),
    ),
    more: v.nullable(text('How many distances are left out, in digits.')),
    climb: v.nullable(text('Climb of the hilliest race: "1,250 m".')),
    priceFrom: v.nullable(text('Cheapest price: "€89"; "≈ €79" where it was converted.')),
    priceNote: v.nullable(text('From what `priceFrom` was converted, and the day of the rate.')),
    away: v.optional(text('"12 km", in lists of what is near a place.')),
    signUp: v.optional(
      v.pipe(
        v.picklist(['soon', 'closing', 'sold-out']),
        v.description('Where its sign-up stands, if that is worth a word.'),
      ),
    ),
    analytics: analyticsExtra,
  }),
  v.description('An edition as a list shows it.'),
)

export const savedView = v.pipe(
  v.strictObject({ cards: v.array(editionCard) }),
  v.description('Each event with its next edition, or else its last, in the order asked for.'),
)
