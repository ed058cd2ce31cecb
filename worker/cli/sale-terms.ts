import * as v from 'valibot'
import { currencies } from '../../src/model/values/currencies.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const amount = v.pipe(whole, v.maxValue(10_000_000))
const instant = v.pipe(v.string(), v.isoTimestamp())

const price = v.strictObject({
  /** Minor units: 4800 for 48.00. */
  amount,
  until: v.optional(v.nullable(instant), null),
  places: v.optional(v.nullable(whole), null),
})

/** File of `npm run sale`: the terms of one edition, its races by name. */
export const saleTerms = v.pipe(
  v.strictObject({
    organiser: v.string(),
    currency: v.picklist(currencies),
    opens: instant,
    closes: instant,
    state: v.optional(v.picklist(['open', 'paused']), 'open'),
    fee: v.strictObject({
      mode: v.picklist(['inside', 'on_top']),
      basisPoints: v.pipe(whole, v.maxValue(10_000)),
      fixed: amount,
    }),
    races: v.pipe(
      v.array(
        v.strictObject({
          race: v.string(),
          places: v.pipe(whole, v.maxValue(1_000_000)),
          prices: v.pipe(v.array(price), v.minLength(1), v.maxLength(10)),
        }),
      ),
      v.minLength(1),
    ),
  }),
  v.check(({ opens, closes }) => opens < closes, '"closes" must be after "opens".'),
)
export type SaleFile = v.InferOutput<typeof saleTerms>
