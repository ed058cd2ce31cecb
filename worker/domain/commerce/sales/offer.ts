import * as v from 'valibot'
import { answerTypes } from '../../../../src/model/orders/questions.ts'

const option = v.object({ id: v.number(), name: v.string() })

const extra = v.object({
  id: v.number(),
  name: v.string(),
  /** Minor units of the sale's currency. */
  amount: v.number(),
  isPerOrder: v.boolean(),
  options: v.array(option),
})

/** An extra with its options. The stock of an option has its id, that of an extra without options the extra's. */
export type Extra = v.InferOutput<typeof extra>

const question = v.object({
  id: v.number(),
  text: v.string(),
  answerType: v.picklist(answerTypes),
  isRequired: v.boolean(),
  choices: v.array(option),
  onlyAfter: v.nullable(v.number()),
  onlyIf: v.string(),
})

const promo = v.object({
  id: v.number(),
  /** As `promoCodeOf` reads it. */
  code: v.string(),
  /** Percent, or minor units of the sale's currency, off the places of an order; the other is null. */
  percent: v.nullable(v.number()),
  amount: v.nullable(v.number()),
  /** ISO instant at which it ends; null for the end of the sale. */
  validUntil: v.nullable(v.string()),
  /** Races whose places it is for; all if none is named. */
  races: v.array(v.number()),
})

/** A promo code. The stock of its kind with its id has the number of orders that may use it. */
export type Promo = v.InferOutput<typeof promo>

const day = v.pipe(v.string(), v.isoDate())
const part = { percent: v.number(), fee: v.number() }
const covered = { extras: v.boolean(), serviceFee: v.boolean() }

const statedRefunds = v.object({
  steps: v.array(v.object({ day: v.nullable(day), daysBefore: v.nullable(v.number()), ...part })),
  ...covered,
})

const waiver = v.object({ version: v.number(), text: v.string() })
export type Waiver = v.InferOutput<typeof waiver>

/** All that a sale offers and asks beside places, stored with it as JSON. */
const saleOffer = v.object({
  extras: v.optional(v.array(extra), []),
  promos: v.optional(v.array(promo), []),
  questions: v.optional(v.array(question), []),
  /** Greatest id of a question or choice that was ever given, so that stored answers keep their meaning. */
  lastQuestion: v.optional(v.number(), 0),
  waiver: v.optional(v.nullable(waiver), null),
  refunds: v.optional(statedRefunds, { steps: [], extras: true, serviceFee: true }),
})
export type SaleOffer = v.InferOutput<typeof saleOffer>

/** Column `sale.offer`. */
export const offerColumn = v.pipe(v.string(), v.parseJson(), saleOffer)

/** Column `purchase.terms`: the rules that an order agreed on. Orders of before have none. */
export const orderTermsColumn = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => value ?? '{}'),
  v.parseJson(),
  v.object({
    refunds: v.optional(
      v.nullable(v.object({ steps: v.array(v.object({ until: day, ...part })), ...covered })),
      null,
    ),
  }),
)

/** The choices of an extra: its options, or itself. */
export const choicesOf = ({ id, options }: Pick<Extra, 'id' | 'options'>): Extra['options'] =>
  options.length > 0 ? options : [{ id, name: '' }]
