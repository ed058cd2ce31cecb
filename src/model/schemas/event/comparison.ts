import * as v from 'valibot'
import { alternates, figureOf, flag, hue, sitePath, text } from '../parts.ts'

/** A figure of a race, or the words for an unknown one. */
const comparedFigure = v.strictObject({
  value: text('"171" in the format of the language, or "not announced".'),
  unit: text('"km", "m", "h"; empty without one.'),
  known: flag('False if the organiser has not announced it.'),
})

const comparedEvent = v.strictObject({
  permalink: text('Identifier of the event.'),
  name: text('Name of the event.'),
  nameLang: v.nullable(text('BCP 47 tag of `name` if it is in another language.')),
  path: sitePath('Its page.'),
  race: text('Name of its first race of known length, which is compared.'),
  raceLang: v.nullable(text('BCP 47 tag of `race` if it is in another language.')),
  place: text('"Courmayeur, Italy".'),
  date: text('"12 September 2027".'),
  note: v.nullable(text('"Expected date", "Cancelled"; null for a confirmed date.')),
  hue,
  share: figureOf('Percent of the scale that the race takes.'),
  legs: v.pipe(
    v.array(
      v.strictObject({
        hue,
        heights: v.pipe(v.array(v.number()), v.description('Percentages, one for each bar.')),
      }),
    ),
    v.description('Its bars.'),
  ),
})

const comparisonLink = v.strictObject({
  name: text('Name of the other event.'),
  nameLang: v.nullable(text('BCP 47 tag of `name` if it is in another language.')),
  path: sitePath('Page of the comparison.'),
})

export const comparisonView = v.pipe(
  v.strictObject({
    first: comparedEvent,
    second: comparedEvent,
    bars: figureOf('Number of bars of the scale.'),
    step: text('Length of a bar: "5 km".'),
    axis: v.pipe(
      v.array(v.strictObject({ label: v.string(), at: figureOf('Percent of the scale.') })),
      v.description('Labels of the scale.'),
    ),
    rows: v.pipe(
      v.array(
        v.strictObject({
          label: text('"Climb".'),
          first: comparedFigure,
          second: comparedFigure,
        }),
      ),
      v.description('Figures of both races.'),
    ),
    description: text('The comparison in a sentence.'),
    more: v.pipe(
      v.array(v.strictObject({ name: v.string(), links: v.array(comparisonLink) })),
      v.description('Further comparisons of each of the two with well-known events.'),
    ),
    isListed: flag('True if search engines may index its page: both are among the best known.'),
    card: text('Path of its social card, a PNG of 1200 × 630.'),
    alternates,
  }),
  v.description('Two events on one scale, in the order of their identifiers.'),
)
