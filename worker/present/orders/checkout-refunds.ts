import type { Reader } from '../../../src/i18n/reader.ts'
import type { CheckoutView } from '../../../src/model/schemas/orders/checkout.ts'
import { ruleOf } from '../../domain/commerce/sales/sale-state.ts'
import { presentRefundRule } from '../texts/refund-rule.ts'
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
