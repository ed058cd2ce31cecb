import * as v from 'valibot'
import { editionCard } from '../event/edition-card.ts'
import { locatorMapView } from '../event/locator-map.ts'
import { count, day, figureOf, flag, hue, leg, sitePath, text } from '../parts.ts'

/** Drawings in pages of words, made of the catalogue's facts. */

const named = {
  name: text('Name of the event in the language of the page, else in English or its own.'),
  nameLang: v.nullable(text('BCP 47 tag of `name` if it is in another language than the page.')),
  path: sitePath('Its page.'),
}

export const documentFigure = v.variant('of', [
  v.strictObject({
    of: v.literal('bars'),
    rows: v.array(
      v.strictObject({
        ...named,
        seed: text('Permalink of the event, from which the drawing follows.'),
        hue,
        legs: v.array(leg),
        length: v.nullable(text('"31 km".')),
        climb: v.nullable(text('"2,200 m".')),
      }),
    ),
    sentence: text('Says what the drawing is made of.'),
  }),
  v.strictObject({ of: v.literal('plate'), hue, ...named, plate: locatorMapView }),
  v.strictObject({
    of: v.literal('usual-date'),
    hue,
    ...named,
    editions: v.array(
      v.strictObject({
        date: day('First day.'),
        year: v.string(),
        label: text('"Sat 8 Aug".'),
        isExpected: flag('True if the day is not confirmed.'),
      }),
    ),
    sentence: text('Says how many past editions the usual date predicts.'),
  }),
  v.strictObject({
    of: v.literal('season'),
    months: v.array(v.strictObject({ label: v.string(), at: figureOf('Place in percent.') })),
    marks: v.array(
      v.strictObject({
        ...named,
        hue,
        at: figureOf('Place in percent.'),
        date: day('First day.'),
        label: text('"7 March 2027".'),
        isExpected: flag('True if the day is not confirmed.'),
        tag: text('"Confirmed date", "Expected date" or the status of the edition.'),
      }),
    ),
  }),
  v.strictObject({
    of: v.literal('count'),
    rows: v.array(
      v.strictObject({
        label: text('Heading of the calendar.'),
        path: sitePath('The calendar.'),
        events: count('Number of events.'),
        share: figureOf('Length of its bar in percent.'),
      }),
    ),
  }),
  v.strictObject({ of: v.literal('next-start'), card: editionCard }),
])
