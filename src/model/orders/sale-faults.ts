import type {
  SaleExtraFacts,
  SaleFacts,
  SalePromoFacts,
  SaleQuestionFacts,
  SaleRaceFacts,
  SaleRefundFacts,
} from '../schemas/orders/sale-facts.ts'
import { isRealDate } from '../values/dates.ts'

/** Rules of publishing a sale, each with its sentence beside the field. */
export const saleFaults = [
  'required',
  'invalid',
  'window-order',
  'no-race',
  'no-price',
  'step-order',
  'held-back',
  'below-taken',
  'extra-below-taken',
  'promo-below-used',
  'promo-twice',
  'promo-one-value',
  'refund-one-day',
  'refund-day-twice',
  'currency-sold',
  'no-payment',
  'no-payout',
] as const
export type SaleFault = (typeof saleFaults)[number]

/** Fault by path: `races.118.places`. */
export type SaleFaults = Record<string, SaleFault>

/** Terms that may be meant and are worth a look; they hinder no publication. */
export const saleWarnings = ['unpriced-places', 'unpriced-days'] as const
export type SaleWarning = (typeof saleWarnings)[number]

type Rule = readonly [path: string, fault: SaleFault, isBroken: boolean]

const isInstantFault = (text: string | null): boolean => {
  if (text === null) return false
  const [date = '', time = ''] = text.split('T')
  return !isRealDate(date) || time > '23:59' || time.slice(3) > '59'
}

/** True if a place or an extra costs something. */
export const isPaidSale = ({ races, extras }: SaleFacts): boolean =>
  extras.some(({ amount }) => (amount ?? 0) > 0) ||
  races.some(({ isSold, steps }) => isSold && steps.some(({ amount }) => (amount ?? 0) > 0))

/**
 * Ways to pay of a seller: `none` on this installation, `not-chosen` if the organiser has stated none of them, so that only free
 * places can be sold.
 */
export const sellerPayments = ['none', 'not-chosen', 'ready'] as const
export type SellerPayments = (typeof sellerPayments)[number]

/** The first broken rule of each path. */
export function faultsOfSale(
  sale: SaleFacts,
  { payments }: { payments: SellerPayments },
): SaleFaults {
  const { currency, opens, closes } = sale
  const sold = sale.races.filter(({ isSold }) => isSold)
  const rules: Rule[] = [
    ['currency', 'required', currency === null],
    ['currency', 'no-payment', isPaidSale(sale) && payments === 'none'],
    ['currency', 'no-payout', isPaidSale(sale) && payments === 'not-chosen'],
    ['opens', 'required', opens === null],
    ['opens', 'invalid', isInstantFault(opens)],
    ['closes', 'required', closes === null],
    ['closes', 'invalid', isInstantFault(closes)],
    ['closes', 'window-order', opens !== null && closes !== null && opens >= closes],
    ['races', 'no-race', sold.length === 0],
    ...sold.flatMap(rulesOfRace),
    ...sale.extras.flatMap(rulesOfExtra),
    ...sale.questions.flatMap(rulesOfQuestion),
    ...sale.promos.flatMap(rulesOfPromo),
    ...sale.refunds.flatMap(rulesOfRefund),
  ]
  const faults: SaleFaults = {}
  for (const [path, fault, isBroken] of rules) if (isBroken) faults[path] ??= fault
  return faults
}

function rulesOfRace({ key, places, heldBack, steps }: SaleRaceFacts): Rule[] {
  const at = `races.${key}`
  return [
    [`${at}.places`, 'required', places === null],
    [`${at}.heldBack`, 'held-back', (heldBack ?? 0) > (places ?? 0)],
    [`${at}.steps`, 'no-price', steps.length === 0],
    ...steps.flatMap((step, index): Rule[] => {
      const former = steps.slice(0, index).findLast(({ until }) => until !== null)?.until ?? null
      const path = `${at}.steps.${step.key}`
      return [
        [`${path}.amount`, 'required', step.amount === null],
        [`${path}.until`, 'invalid', isInstantFault(step.until)],
        [
          `${path}.until`,
          'step-order',
          step.until !== null && former !== null && step.until < former,
        ],
      ]
    }),
  ]
}

function rulesOfExtra({ key, name, amount, options }: SaleExtraFacts): Rule[] {
  const at = `extras.${key}`
  return [
    [`${at}.name`, 'required', name === ''],
    [`${at}.amount`, 'required', amount === null],
    ...options.map((option): Rule => [
      `${at}.options.${option.key}.name`,
      'required',
      option.name === '',
    ]),
  ]
}

function rulesOfPromo(
  { key, code, percent, amount, until }: SalePromoFacts,
  index: number,
  all: readonly SalePromoFacts[],
): Rule[] {
  const at = `promos.${key}`
  return [
    [`${at}.code`, 'required', code === ''],
    [`${at}.code`, 'promo-twice', all.slice(0, index).some((each) => each.code === code)],
    [`${at}.percent`, 'required', (percent ?? 0) === 0 && (amount ?? 0) === 0],
    [`${at}.percent`, 'promo-one-value', percent !== null && amount !== null],
    [`${at}.until`, 'invalid', isInstantFault(until)],
  ]
}

function rulesOfRefund(
  { key, day, daysBefore, percent }: SaleRefundFacts,
  index: number,
  all: readonly SaleRefundFacts[],
): Rule[] {
  const at = `refunds.${key}`
  const isTwice = all
    .slice(0, index)
    .some((each) => each.day === day && each.daysBefore === daysBefore)
  return [
    [`${at}.day`, 'required', day === null && daysBefore === null],
    [`${at}.day`, 'refund-one-day', day !== null && daysBefore !== null],
    [`${at}.day`, 'invalid', day !== null && !isRealDate(day)],
    [`${at}.day`, 'refund-day-twice', isTwice],
    [`${at}.percent`, 'required', percent === null],
  ]
}

/** Answers of a question as a condition names them. */
export const answersOf = ({ answerType, choices }: SaleQuestionFacts): string[] =>
  answerType === 'yes-no' ? ['yes', 'no'] : choices.map(({ key }) => key)

function rulesOfQuestion(
  question: SaleQuestionFacts,
  index: number,
  all: readonly SaleQuestionFacts[],
): Rule[] {
  const { key, text, answerType, choices, onlyAfter, onlyIf } = question
  const at = `questions.${key}`
  const before = all.slice(0, index).find((each) => each.key === onlyAfter)
  const isOpen = onlyAfter !== '' && (before === undefined || !answersOf(before).includes(onlyIf))
  return [
    [`${at}.text`, 'required', text === ''],
    [`${at}.choices`, 'required', answerType === 'choice' && choices.length === 0],
    [`${at}.onlyIf`, 'required', isOpen],
  ]
}

/** Places and days of a race for which no step has a price. @param closes end of the sale */
export function warningsOfRace(
  { places, heldBack, steps }: SaleRaceFacts,
  closes: string | null,
): SaleWarning[] {
  const limited = steps.reduce((sum, step) => sum + (step.places ?? Infinity), 0)
  const isPlaceLeft = limited < (places ?? 0) - (heldBack ?? 0)
  const isDayLeft =
    closes !== null &&
    steps.length > 0 &&
    steps.every(({ until }) => until !== null && until < closes)
  return [
    ...(steps.length > 0 && isPlaceLeft ? (['unpriced-places'] as const) : []),
    ...(isDayLeft ? (['unpriced-days'] as const) : []),
  ]
}
