import { longDate } from '../../../src/i18n/format.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { CheckoutView } from '../../../src/model/schemas/orders/checkout.ts'
import { validPlaces } from '../../domain/commerce/payments/give-up-places.ts'
import { refundOfPlaces } from '../../domain/commerce/payments/order-costs.ts'
import { ruleOf } from '../../domain/commerce/sales/sale-state.ts'
import { presentRefundRule } from '../texts/refund-rule.ts'
import { amountText } from './checkout-races.ts'
import type { Shown } from './shown.ts'

/** The refund rule of an order, or that of the sale before there is one. */
export function presentRefunds(
  { checkout, terms, facts }: Shown,
  { locale }: Reader,
): CheckoutView['refunds'] {
  const order = checkout?.order ?? null
  const isFree =
    order === null ? terms.steps.every(({ amount }) => amount === 0) : order.total === 0
  if (isFree) return null
  const stated = ruleOf(terms)
  const agreed =
    order === null
      ? stated
      : { ...stated, rule: order.terms.refunds, hasExtras: order.items.length > 0 }
  return presentRefundRule(agreed, facts.event.today, locale)
}

/** Terms on which a place can be given up now; null if it cannot be. */
export function presentGiveUp(
  { checkout }: Shown,
  ordinal: number,
  reader: Reader,
  now: Date,
): CheckoutView['lines'][number]['giveUp'] {
  const order = checkout?.order
  if (order?.state !== 'paid' || order.places[ordinal]?.state !== 'valid') return null
  const ruled = refundOfPlaces(order, [ordinal], now)
  if (ruled.reason !== undefined) return null
  const { amount, step } = ruled
  return {
    text: amountText(amount, order.currency, reader),
    amount,
    until: step === null || amount === 0 ? null : longDate(step.until, reader.locale),
  }
}

/** State of the refunds of an order. */
export function presentPaidBack(
  { checkout }: Shown,
  reader: Reader,
  now: Date,
): Pick<CheckoutView, 'noRefund' | 'beingPaidBack' | 'isPaidBack'> {
  const order = checkout?.order
  if (order === undefined) return { noRefund: null, beingPaidBack: null, isPaidBack: false }
  const asked = checkout?.facts.asked ?? 0
  const reasons = validPlaces(order).map(
    (ordinal) => refundOfPlaces(order, [ordinal], now).reason ?? null,
  )
  const isStuck = order.state === 'paid' && !reasons.includes(null)
  return {
    noRefund: isStuck ? (reasons[0] ?? null) : null,
    beingPaidBack: asked === 0 ? null : amountText(asked, order.currency, reader),
    isPaidBack: order.total > 0 && order.givenBack === order.total,
  }
}
