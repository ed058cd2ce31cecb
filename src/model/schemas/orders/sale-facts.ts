import * as v from 'valibot'
import { promoCodeCharacters } from '../../orders/promo-code.ts'
import { answerTypes } from '../../orders/questions.ts'
import { currencies } from '../../values/currencies.ts'

/**
 * The terms of an edition's sale while they are edited. Any of them may be missing; what is missing or wrong is refused when
 * they are published (sale-faults.ts). Amounts are minor units; instants are local to the place: "2027-01-10T09:00".
 */

export const stepsPerRace = 10
export const mostPlacesOfRace = 1_000_000
export const mostAmount = 10_000_000
export const extrasPerSale = 20
export const optionsPerExtra = 20
export const extraNameCharacters = 80

const whole = (most: number) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)))

/** A local instant to the minute; the rules of publishing see whether the day exists. */
const instant = v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u)))

const key = v.pipe(v.string(), v.regex(/^(?:[1-9]\d{0,15}|n[a-z0-9]{1,16})$/u))

const listOf = <T extends v.GenericSchema<{ key: string }>>(entry: T, max: number) =>
  v.pipe(
    v.array(entry),
    v.maxLength(max),
    v.check((entries) => new Set(entries.map((each) => each.key)).size === entries.length),
  )

const saleStep = v.strictObject({
  key,
  amount: whole(mostAmount),
  /** The price ends then; null if it ends by number only, or not at all. */
  until: instant,
  /** Number of places at this price; null for no limit. */
  places: whole(mostPlacesOfRace),
})

const saleRace = v.strictObject({
  /** Id of the race. */
  key,
  isSold: v.boolean(),
  /** All places, those held back included. */
  places: whole(mostPlacesOfRace),
  /** Places that are not for sale to the public. */
  heldBack: whole(mostPlacesOfRace),
  steps: listOf(saleStep, stepsPerRace),
})

const name = v.pipe(v.string(), v.maxLength(extraNameCharacters))

const extraOption = v.strictObject({
  key,
  name,
  /** Number of it; null for no limit. */
  places: whole(mostPlacesOfRace),
})

const saleExtra = v.strictObject({
  key,
  /** As the organiser writes it. */
  name,
  amount: whole(mostAmount),
  /** True for something that is ordered once or several times per order, false for one per person at most. */
  isPerOrder: v.boolean(),
  /** Number of it if it has no options; null for no limit. */
  places: whole(mostPlacesOfRace),
  /** Such as sizes; each has a number of its own. */
  options: listOf(extraOption, optionsPerExtra),
})

export const questionsPerSale = 20
export const choicesPerQuestion = 20
export const questionCharacters = 300
export const waiverCharacters = 20_000

const saleQuestion = v.strictObject({
  key,
  text: v.pipe(v.string(), v.maxLength(questionCharacters)),
  answerType: v.picklist(answerTypes),
  isRequired: v.boolean(),
  choices: listOf(v.strictObject({ key, name }), choicesPerQuestion),
  /** Key of an earlier question, and the answer after which this one is asked: `yes`, `no` or the key of a choice; else empty. */
  onlyAfter: v.pipe(v.string(), v.maxLength(20)),
  onlyIf: v.pipe(v.string(), v.maxLength(20)),
})

export const promosPerSale = 20
export const refundStepsPerSale = 6
export const mostRefundDays = 730

const salePromo = v.strictObject({
  key,
  /** As the organiser writes it. */
  code: v.pipe(v.string(), v.maxLength(promoCodeCharacters)),
  /** Percent, or minor units, off the places of an order; the other is null. */
  percent: whole(100),
  amount: whole(mostAmount),
  /** The code ends then; null for the end of the sale. */
  until: instant,
  /** Number of orders that may use it; null for no limit. */
  uses: whole(mostPlacesOfRace),
  /** Keys of the races that it is for; all if none is named. */
  onlyFor: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,16}$/u))), v.maxLength(60)),
})

const refundStep = v.strictObject({
  key,
  /** Last day, ISO date at the place, or the number of days that it lies before the edition; the other is null. */
  day: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/u))),
  daysBefore: whole(mostRefundDays),
  /** Percent of the price that is paid back, and the amount of each place that is not; null for 0. */
  percent: whole(100),
  fee: whole(mostAmount),
})

export const saleFacts = v.strictObject({
  isPaused: v.boolean(),
  currency: v.nullable(v.picklist(currencies)),
  opens: instant,
  closes: instant,
  /** The site's fee: `inside` the price of a place, or `on_top` of it. */
  feeMode: v.picklist(['inside', 'on_top']),
  /** All races of the edition, in their order. */
  races: listOf(saleRace, 60),
  /** Shirts, seats in a bus, meals. Drafts from before have none. */
  extras: v.optional(listOf(saleExtra, extrasPerSale), []),
  questions: v.optional(listOf(saleQuestion, questionsPerSale), []),
  promos: v.optional(listOf(salePromo, promosPerSale), []),
  /** Steps by which a place that is given up is paid back; without any there is no rule. */
  refunds: v.optional(listOf(refundStep, refundStepsPerSale), []),
  /** True if extras are paid back as well, and the site's fee where it is on top of the price. */
  refundsExtras: v.optional(v.boolean(), true),
  refundsServiceFee: v.optional(v.boolean(), true),
  /** Text that every person accepts; empty without. */
  waiver: v.optional(v.pipe(v.string(), v.maxLength(waiverCharacters)), ''),
})

export type SaleFacts = v.InferOutput<typeof saleFacts>
export type SaleRaceFacts = SaleFacts['races'][number]
export type SaleStepFacts = SaleRaceFacts['steps'][number]
export type SaleExtraFacts = SaleFacts['extras'][number]
export type SaleQuestionFacts = SaleFacts['questions'][number]
export type SalePromoFacts = SaleFacts['promos'][number]
export type SaleRefundFacts = SaleFacts['refunds'][number]
export type QuestionChoiceFacts = SaleQuestionFacts['choices'][number]
export type ExtraOptionFacts = SaleExtraFacts['options'][number]
