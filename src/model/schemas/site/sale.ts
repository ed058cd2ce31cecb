import * as v from 'valibot'
import { editionCard } from '../event/edition-card.ts'
import { alternates, count, figureOf, sitePath, text } from '../parts.ts'

const share = (description: string) => v.pipe(figureOf(description), v.minValue(0), v.maxValue(100))

export const offerView = v.pipe(
  v.strictObject({
    card: editionCard,
    race: text('Name of the race and its length: "Marathon · 42.2 km".'),
    price: text('Price since the change, in the organiser’s currency: "€86".'),
    prior: text('Lowest price of the 30 days before: "€98".'),
    converted: v.nullable(
      text('`price` in the reader’s currency: "≈ €102"; null if it is the same.'),
    ),
    note: v.nullable(text('Date of the rate of `converted`.')),
    from: text('First of the 30 days: "28 October".'),
    changed: text('Day of the change: "27 November".'),
    until: v.nullable(text('"Until 30 November 2026"; null without a known end.')),
    days: v.pipe(
      v.array(share('Price of a day as a percentage of the highest of the drawing.')),
      v.length(30),
      v.description('The 30 days before the change, in their order.'),
    ),
    low: share('`prior` on the same scale.'),
    now: share('`price` on the same scale.'),
  }),
  v.description('A race whose organiser has lowered the price.'),
)

const soonEntry = v.strictObject({
  card: editionCard,
  note: text('What ends, and when: "€98 until 30 November 2026, then €110".'),
})

export const saleView = v.pipe(
  v.strictObject({
    races: count('Number of races whose price was lowered.'),
    lowered: v.array(offerView),
    rising: v.pipe(v.array(soonEntry), v.description('Editions with a price that ends soon.')),
    closing: v.pipe(v.array(soonEntry), v.description('Editions whose sign-up closes soon.')),
    calendarPath: sitePath('The calendar.'),
    alternates,
  }),
  v.description('Races whose price was lowered, and those whose price or sign-up ends soon.'),
)
