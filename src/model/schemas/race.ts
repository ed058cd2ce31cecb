import * as v from 'valibot'
import { count, day, figure, figureOf, flag, hue, leg, sport, text } from './parts.ts'

export const raceView = v.pipe(
  v.strictObject({
    id: v.pipe(v.number(), v.integer(), v.description('Our number of the race.')),
    name: text(
      '"Marathon": in the language asked for, or else English, or else as the event writes it.',
    ),
    nameLang: v.nullable(text('BCP 47 tag of `name` where it is in another language.')),
    acronym: v.nullable(text('"M".')),
    sport: v.nullable(sport),
    hue,
    legs: v.array(leg),
    distance: v.nullable(figure),
    stated: v.nullable(
      text('The organiser’s own figure where it is of the other system of units: "26.2 mi".'),
    ),
    sum: v.nullable(text('Legs of a race with several: "1.9 + 90 + 21.1 km".')),
    climb: v.nullable(text('"1,250 m".')),
    drop: v.nullable(text('Metres of descent, or feet: "1,250 m".')),
    highest: v.nullable(text('Highest point above sea level: "2,537 m".')),
    lowest: v.nullable(text('Lowest point above sea level: "12 m".')),
    start: v.nullable(text('Local time of the start: "09:15".')),
    date: day('Day of the start.'),
    startDay: v.nullable(text('The day in words, where it is not the edition’s first.')),
    venue: v.nullable(text('Where it starts.')),
    price: v.nullable(text('Current price: "€89"; "≈ €79" where it was converted.')),
    priceStated: v.nullable(text('The organiser’s price where `price` was converted: "SEK 890".')),
    rateNote: v.nullable(text('Of which day the rate is, where `price` was converted.')),
    team: v.nullable(text('Members of a team: "2", "1–2", "2+"; null where it is run alone.')),
    age: v.nullable(
      v.strictObject({
        from: v.nullable(text('Least age, where there is no greatest.')),
        to: v.nullable(text('Greatest age, where there is no least.')),
        range: v.nullable(text('"18–39", where there are both.')),
      }),
    ),
    places: v.nullable(count('Places there are.')),
    soldOut: flag('True where no place is left.'),
    offer: v.nullable(
      v.pipe(
        v.strictObject({
          amount: figureOf('In units of the currency, not in hundredths.'),
          currency: text('ISO 4217.'),
        }),
        v.description('Its current price as the organiser states it, for machines.'),
      ),
    ),
  }),
  v.description('A race of an edition: what one enters.'),
)
