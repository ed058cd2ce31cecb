import * as v from 'valibot'
import { figure, figureOf, flag, leg, text } from '../parts.ts'

/** Drawings and numbers at the head of an event's page. */

const dayParts = (description: string) =>
  v.pipe(
    v.array(
      v.strictObject({
        from: figureOf('Percent of the day.'),
        width: figureOf('Percent of the day.'),
      }),
    ),
    v.description(description),
  )

export const eventDrawings = v.strictObject({
  drawings: v.pipe(
    v.array(
      v.strictObject({
        race: v.pipe(v.number(), v.integer(), v.description('Id of the race.')),
        figure: v.nullable(figure),
        name: text('Acronym of the race, else its name.'),
        legs: v.array(leg),
        axis: v.pipe(
          v.array(v.strictObject({ label: v.string(), at: figureOf('Percent of the width.') })),
          v.description('Labels under the drawing.'),
        ),
        sentence: text('What the drawing is made of.'),
      }),
    ),
    v.maxLength(6),
    v.description('Drawings of its races, longest first, one per figure.'),
  ),
  ruler: v.pipe(
    v.strictObject({
      ends: v.pipe(v.array(v.number()), v.description('Lengths of the races in kilometres.')),
      unitKm: figureOf('Kilometres of the reader’s long unit.'),
    }),
    v.description('What the drawing of a race without a climb shows.'),
  ),
  day: v.nullable(
    v.pipe(
      v.strictObject({
        date: text('The day as text.'),
        light: dayParts('Sunlight.'),
        twilight: dayParts('Sunlight and civil twilight.'),
        sunrise: v.nullable(text('"06:43"; null if the sun does not rise or set.')),
        sunset: v.nullable(text('"20:23".')),
        starts: v.pipe(
          v.array(
            v.strictObject({
              at: figureOf('Percent of the day.'),
              time: text('"18:00".'),
              name: text('Acronym of the race, else its distance.'),
            }),
          ),
          v.maxLength(3),
          v.description('Starts of its longest races.'),
        ),
        sentences: v.pipe(v.array(v.string()), v.description('The same in words.')),
      }),
      v.description(
        'Daylight on the day of the longest race; null without a common start, or if the edition does not take place.',
      ),
    ),
  ),
  numbers: v.pipe(
    v.array(
      v.strictObject({
        label: text('"Longest race".'),
        value: text('"171"; "not announced".'),
        unit: text('"km"; empty without a unit.'),
        known: flag('False if `value` says that the number is unknown.'),
      }),
    ),
    v.maxLength(6),
    v.description('Numbers of the event and its edition.'),
  ),
})
