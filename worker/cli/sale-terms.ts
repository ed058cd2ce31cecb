import * as v from 'valibot'
import { promoCodeCharacters } from '../../src/model/orders/promo-code.ts'
import { answerTypes } from '../../src/model/orders/questions.ts'
import { mostRefundDays, refundStepsPerSale } from '../../src/model/schemas/orders/sale-facts.ts'
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

const number = v.optional(v.nullable(v.pipe(whole, v.maxValue(1_000_000))), null)
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))

const extra = v.strictObject({
  name,
  amount,
  /** True for one that an order has several of, not each person one. */
  perOrder: v.optional(v.boolean(), false),
  /** Number of it; null for no limit. With options each has a number of its own. */
  number,
  options: v.optional(v.pipe(v.array(v.strictObject({ name, number })), v.maxLength(20)), []),
})

const question = v.strictObject({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
  answer: v.optional(v.picklist(answerTypes), 'text'),
  required: v.optional(v.boolean(), false),
  choices: v.optional(v.pipe(v.array(name), v.maxLength(20)), []),
  /** Asked only after this answer, `yes`, `no` or a choice, to the question with this text, which stands before it. */
  onlyIf: v.optional(v.nullable(v.strictObject({ question: v.string(), is: v.string() })), null),
})

const promo = v.pipe(
  v.strictObject({
    code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(promoCodeCharacters)),
    percent: v.optional(v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(100))), null),
    /** Minor units off the places of an order. */
    amount: v.optional(v.nullable(v.pipe(amount, v.minValue(1))), null),
    until: v.optional(v.nullable(instant), null),
    /** Number of orders that may use it; null for no limit. */
    uses: number,
    /** Names of the races that it is for; all without. */
    races: v.optional(v.array(v.string()), []),
  }),
  v.check(
    ({ percent, amount: off }) => (percent === null) !== (off === null),
    'A promo code has either "percent" or "amount".',
  ),
)

const refunds = v.strictObject({
  steps: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          /** Last day at the place, or the number of days that it lies before the edition. */
          day: v.optional(v.nullable(v.pipe(v.string(), v.isoDate())), null),
          daysBefore: v.optional(v.nullable(v.pipe(whole, v.maxValue(mostRefundDays))), null),
          percent: v.pipe(whole, v.maxValue(100)),
          /** Minor units of each place that are not paid back. */
          fee: v.optional(amount, 0),
        }),
        v.check(
          ({ day, daysBefore }) => (day === null) !== (daysBefore === null),
          'A step has either "day" or "daysBefore".',
        ),
      ),
    ),
    v.minLength(1),
    v.maxLength(refundStepsPerSale),
  ),
  /** False if extras, or the site's fee on top of the prices, are not paid back. */
  extras: v.optional(v.boolean(), true),
  serviceFee: v.optional(v.boolean(), true),
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
    extras: v.optional(v.pipe(v.array(extra), v.maxLength(20)), []),
    questions: v.optional(v.pipe(v.array(question), v.maxLength(20)), []),
    promoCodes: v.optional(v.pipe(v.array(promo), v.maxLength(20)), []),
    refunds: v.optional(refunds),
    waiver: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20_000)), ''),
  }),
  v.check(({ opens, closes }) => opens < closes, '"closes" must be after "opens".'),
)
export type SaleFile = v.InferOutput<typeof saleTerms>
