import * as v from 'valibot'
import { saleStates } from '../../orders/sale-states.ts'
import { answerFaults, answerTypes } from '../../orders/questions.ts'
import { personFaults, personFields } from '../../orders/people.ts'
import { noRefunds } from '../../orders/refund-rules.ts'
import { outsideMethods, paymentMethods } from '../../orders/payment-methods.ts'
import { count, figure, hue } from '../parts.ts'
import { answerView } from './answer.ts'
import { refundRuleView } from './refund-rule.ts'
import { questionId } from './order.ts'
import { waitingView } from './waiting.ts'
import { dateBib } from '../event/edition-card.ts'

const optional = v.nullable(v.string())

const race = v.strictObject({
  id: v.number(),
  name: v.string(),
  lang: optional,
  figure: v.nullable(figure),
  /** "Saturday 09:00"; null if unknown. */
  start: optional,
  ages: v.nullable(v.strictObject({ from: optional, to: optional, range: optional })),
  /** Price of the next place, in words and minor units; null if none is sold. */
  price: v.nullable(v.strictObject({ text: v.string(), amount: v.number() })),
  /** The price after it, with the day before which this one ends, or null if it ends with its places. */
  next: v.nullable(v.strictObject({ text: v.string(), from: optional })),
  /** Number of places that are left, stated if few are. */
  left: v.nullable(count('Places that are left.')),
  /** Minutes until one may be free again, if all that are left are being paid for; null otherwise. */
  frees: v.nullable(count('Minutes until a place may be free again.')),
  /** Most places that an order can have. */
  most: v.number(),
  /** Places that are chosen. */
  chosen: v.number(),
})

const question = v.strictObject({
  id: v.number(),
  text: v.string(),
  answerType: v.picklist(answerTypes),
  isRequired: v.boolean(),
  choices: v.array(v.strictObject({ id: v.number(), name: v.string() })),
  /** Question that it stands below, and the answer after which it is asked; null for one that is always asked. */
  onlyAfter: v.nullable(v.number()),
  onlyIf: v.string(),
})

const person = v.strictObject({
  race: v.string(),
  lang: optional,
  values: v.strictObject(v.entriesFromList(personFields, v.string())),
  faults: v.partial(v.strictObject(v.entriesFromList(personFields, v.picklist(personFaults)))),
  /** Age on the day of the race, in the language's digits; null without a date of birth. */
  age: optional,
  isMinor: v.boolean(),
  /** False in a race for adults alone. */
  mayBeMinor: v.boolean(),
  /** Answers and their faults by the id of the question. */
  answers: v.record(questionId, v.string()),
  answerFaults: v.record(v.string(), v.picklist(answerFaults)),
  ages: race.entries.ages,
})

const extra = v.strictObject({
  id: v.number(),
  name: v.string(),
  lang: optional,
  price: v.string(),
  /** True if an order has a number of it; false if each place has one at most. */
  isPerOrder: v.boolean(),
  /** Options, or the extra itself without a name. */
  options: v.array(
    v.strictObject({
      id: v.number(),
      name: v.string(),
      /** Number that is left, stated if few are. */
      left: v.nullable(count('Number that is left.')),
      most: v.number(),
      /** Number that the order has. */
      chosen: v.number(),
    }),
  ),
  /** Option of each place; 0 for none. */
  places: v.array(v.number()),
})

const extraLine = v.strictObject({ name: v.string(), lang: optional, price: v.string() })

const line = v.strictObject({
  race: v.string(),
  lang: optional,
  /** Name of the person; empty if it is missing. */
  person: v.string(),
  age: optional,
  guardian: v.string(),
  price: v.string(),
  extras: v.array(extraLine),
  /** True for a place that was given up and is paid back. */
  isGivenUp: v.boolean(),
  /** Terms on which it can be given up now; null if it cannot be. */
  giveUp: v.nullable(
    v.strictObject({
      /** Amount that comes back, in words and minor units. */
      text: v.string(),
      amount: v.number(),
      /** Last day of that amount; null if it does not change any more. */
      until: optional,
    }),
  ),
  answers: v.array(answerView),
  /** Paths of its ticket's page, and of the code as SVG; null while it has none. */
  ticket: v.nullable(v.strictObject({ page: v.string(), code: v.string() })),
})

/** Data of the pages of a checkout: of an order, or of an edition before there is one. */
export const checkoutView = v.strictObject({
  /** Address of the order, or of the one that the form makes. */
  token: v.string(),
  /** `new` before there is an order; `ended` if its places are no longer held. */
  state: v.picklist([
    'new',
    'held',
    'ended',
    'paying',
    'awaiting',
    'paid',
    'cancelled',
    'refunded',
  ]),
  sale: v.picklist(saleStates),
  /** Instant of the opening, in words. */
  opens: optional,
  event: v.strictObject({
    permalink: v.string(),
    name: v.string(),
    lang: optional,
    hue,
    date: v.string(),
    bib: dateBib,
    place: v.string(),
    path: v.string(),
    isOff: v.boolean(),
  }),
  /** Organiser who sells. */
  seller: v.string(),
  edition: v.number(),
  /** True if the prices include the site's fee. */
  isFeeInside: v.boolean(),
  races: v.array(race),
  /** Races that are full, with the number of places that a group may want, and the member's turns on their waiting lists. */
  waiting: waitingView,
  /** Order of names, and readings in kana. */
  names: v.strictObject({
    familyFirst: v.boolean(),
    readings: v.boolean(),
    dateOrder: v.array(v.picklist(['year', 'month', 'day'])),
  }),
  people: v.array(person),
  /** Questions and waiver of the organiser, with the language that they are in. */
  questions: v.array(question),
  waiver: v.nullable(v.strictObject({ version: v.string(), text: v.string() })),
  textsLang: optional,
  /** Address for the confirmation; if its domain looks misspelt, the one that was probably meant. */
  email: v.strictObject({ value: v.string(), isWrong: v.boolean(), meant: optional }),
  /** True if its buyer wants one email should it stay unfinished. */
  reminds: v.boolean(),
  isComplete: v.boolean(),
  /** Extras that are offered; empty before there is an order. */
  extras: v.array(extra),
  lines: v.array(line),
  /** Extras of the order as a whole. */
  extraLines: v.array(extraLine),
  /** Rule by which places of the order that are given up are paid back; null if it costs nothing. */
  refunds: v.nullable(refundRuleView),
  /** Why no place can be given up now; null for an order that is not paid, and while one can be. */
  noRefund: v.nullable(v.picklist(noRefunds)),
  /** Amount of refunds that were not paid yet; null without. */
  beingPaidBack: optional,
  /** True if all that was paid has been paid back or will be. */
  isPaidBack: v.boolean(),
  /** True if the sale has promo codes. */
  takesPromo: v.boolean(),
  /** Promo code of the order and what it takes off, in words; null without. */
  promo: v.nullable(v.strictObject({ code: v.string(), discount: v.string() })),
  /** Sum in words and minor units, the fee that it includes, and the sum in the reader's currency. */
  total: v.strictObject({
    text: v.string(),
    amount: v.number(),
    currency: v.string(),
    /** Fee on top of the prices; null if the prices include it. */
    fee: optional,
    about: optional,
    rateDate: optional,
  }),
  /** Former sum if the same places cost another now. */
  moved: v.nullable(v.strictObject({ from: v.string(), to: v.string(), amount: v.number() })),
  hold: v.nullable(
    v.strictObject({
      until: v.string(),
      /** Seconds until then. */
      seconds: v.number(),
      minutes: count('Minutes until then, rounded up.'),
      /** Last day of a hold for the waiting list, which lasts for days; else null. */
      day: optional,
      extensionsLeft: v.number(),
    }),
  ),
  /** `open` while it can be paid on the provider's page, `confirm` while its buyer has to confirm, `waits` for the provider, `failed` after a refusal; null without any. */
  payment: v.nullable(v.picklist(['open', 'confirm', 'waits', 'failed'])),
  /** Money that the order waits for: a transfer to an account, or payment at the desk on site. */
  due: v.nullable(
    v.strictObject({
      method: v.picklist(outsideMethods),
      /** Account of the organiser, its number in groups; empty texts on site. */
      holder: v.string(),
      account: v.string(),
      bank: v.string(),
      /** "RF18 5390 0754". */
      reference: v.string(),
      /** Last day on which it can be paid. */
      by: v.string(),
    }),
  ),
  /** Last day for a bank transfer that is ordered now. */
  transferBy: v.string(),
  methods: v.array(v.picklist(paymentMethods)),
  /** Number by which people name the order; empty before there is one. */
  number: v.string(),
  orderedOn: optional,
  receipts: v.array(
    v.strictObject({
      kind: v.picklist(['receipt', 'credit']),
      number: v.string(),
      on: v.string(),
      amount: v.string(),
    }),
  ),
  isMember: v.boolean(),
})
export type CheckoutView = v.InferOutput<typeof checkoutView>
