import * as v from 'valibot'
import { count, day, figure, figureOf, flag, hue, leg, sport, text } from '../parts.ts'

export const raceView = v.pipe(
  v.strictObject({
    id: v.pipe(v.number(), v.integer(), v.description('Id of the race.')),
    name: text('"Marathon": in `locale`, else in English, else in the event’s own language.'),
    nameLang: v.nullable(
      text('BCP 47 tag of `name` if it is in another language than the response.'),
    ),
    acronym: v.nullable(text('"M".')),
    sport: v.nullable(sport),
    hue,
    legs: v.array(leg),
    distance: v.nullable(figure),
    stated: v.nullable(
      text('The organiser’s own figure if it is in the other system of units: "26.2 mi".'),
    ),
    sum: v.nullable(text('Lengths of the legs of a race with several: "1.9 + 90 + 21.1 km".')),
    climb: v.nullable(text('"1,250 m".')),
    effort: v.nullable(
      text('Km-effort, kilometres plus a hundredth of the metres of climb: "271".'),
    ),
    drop: v.nullable(text('Descent: "1,250 m".')),
    highest: v.nullable(text('Highest point above sea level: "2,537 m".')),
    lowest: v.nullable(text('Lowest point above sea level: "12 m".')),
    profile: v.optional(
      v.pipe(
        v.array(v.pipe(v.number(), v.integer())),
        v.description(
          'Metres above sea level at the middle of equal parts of the course, of a kilometre each from 4 to 110 km; absent without a course file.',
        ),
      ),
    ),
    start: v.nullable(text('Local time of the start: "09:15".')),
    date: v.nullable(day('Day of the start, if it is known.')),
    startDay: v.nullable(text('"Fri 27 August", if it is not the first day of the edition.')),
    venue: v.nullable(text('Venue of the start.')),
    price: v.nullable(text('Current price: "€89"; "≈ €79" if converted.')),
    priceStated: v.nullable(text('The organiser’s price if `price` is converted: "SEK 890".')),
    priceNext: v.nullable(text('The price after it and its first day: "€75 from 1 April".')),
    rateNote: v.nullable(text('Sentence with the date of the rate, if `price` is converted.')),
    team: v.nullable(text('Number of team members: "2", "1–2", "2+"; null for a solo race.')),
    age: v.nullable(
      v.strictObject({
        from: v.nullable(text('Minimum age, if there is no maximum.')),
        to: v.nullable(text('Maximum age, if there is no minimum.')),
        range: v.nullable(text('"18–39", if there are both.')),
      }),
    ),
    places: v.nullable(count('Maximum number of participants.')),
    soldOut: flag('True if no place is left.'),
    offer: v.nullable(
      v.pipe(
        v.strictObject({
          amount: figureOf('In units of the currency, not in hundredths.'),
          currency: text('ISO 4217.'),
        }),
        v.description('Current price in the organiser’s currency, as a number.'),
      ),
    ),
  }),
  v.description('A race of an edition: the unit of sign-up.'),
)
