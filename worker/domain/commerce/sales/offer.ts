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

const waiver = v.object({ version: v.number(), text: v.string() })
export type Waiver = v.InferOutput<typeof waiver>

/** All that a sale offers and asks beside places, stored with it as JSON. */
const saleOffer = v.object({
  extras: v.optional(v.array(extra), []),
  questions: v.optional(v.array(question), []),
  /** Greatest id of a question or choice that was ever given, so that stored answers keep their meaning. */
  lastQuestion: v.optional(v.number(), 0),
  waiver: v.optional(v.nullable(waiver), null),
})
export type SaleOffer = v.InferOutput<typeof saleOffer>

/** Column `sale.offer`. */
export const offerColumn = v.pipe(v.string(), v.parseJson(), saleOffer)

/** The choices of an extra: its options, or itself. */
export const choicesOf = ({ id, options }: Pick<Extra, 'id' | 'options'>): Extra['options'] =>
  options.length > 0 ? options : [{ id, name: '' }]
