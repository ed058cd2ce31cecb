import * as v from 'valibot'
import { greatestNumber, mostHeldBack, mostRanges } from '../../orders/start-numbers.ts'

/** Responses and bodies of the start numbers of an edition, under `/api/organiser/participants/{edition}`. */

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
export const startNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(greatestNumber),
  v.description('Start number, from 1.'),
)

const range = v.strictObject({ race: id, first: startNumber, last: startNumber })

/** `PUT /ranges`: all ranges of the edition, in place of the former ones. */
export const rangesFields = v.strictObject({
  ranges: v.pipe(v.array(range), v.maxLength(mostRanges)),
})

const span = { first: startNumber, last: startNumber }
const numbered = v.strictObject({ entry: id, number: startNumber })

/** `POST /numbers`: one act. */
export const numberAct = v.variant('act', [
  /** Gives numbers to all paid places without one, of a race or, for null, of all. */
  v.strictObject({ act: v.literal('assign'), race: v.nullable(id) }),
  v.strictObject({ act: v.literal('set'), ...numbered.entries }),
  /** Exchanges the numbers of two places, each with the number that was shown. */
  v.strictObject({ act: v.literal('swap'), places: v.strictTuple([numbered, numbered]) }),
  /** Takes the shown number off a place; held back, it is given by hand alone. */
  v.strictObject({ act: v.literal('release'), ...numbered.entries, holdBack: v.boolean() }),
  v.pipe(
    v.strictObject({ act: v.literal('hold-back'), ...span }),
    v.check(({ first, last }) => first <= last && last - first < mostHeldBack),
  ),
  v.strictObject({ act: v.literal('open'), ...span }),
])

/** Response to an act. */
export const numberOutcome = v.strictObject({
  changed: v.pipe(v.number(), v.description('Numbers that were given, held back or freed.')),
  takenBy: v.pipe(
    v.nullable(v.number()),
    v.description('Place that has the number, for `set`; then nothing has changed.'),
  ),
})
export type NumberOutcome = v.InferOutput<typeof numberOutcome>

/** `GET /numbers`. */
export const numbersView = v.strictObject({
  ranges: v.array(range),
  heldBack: v.pipe(v.array(startNumber), v.description('Numbers that are held back.')),
  races: v.array(
    v.strictObject({
      id,
      name: v.string(),
      places: v.pipe(v.number(), v.description('Paid places.')),
      numbered: v.pipe(v.number(), v.description('Paid places with a start number.')),
    }),
  ),
})
export type NumbersView = v.InferOutput<typeof numbersView>
