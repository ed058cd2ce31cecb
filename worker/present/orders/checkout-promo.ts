import type { Reader } from '../../../src/i18n/reader.ts'
import type { CheckoutView } from '../../../src/model/schemas/orders/checkout.ts'
import type { Order } from '../../domain/commerce/orders/find-order.ts'
import type { SaleTerms } from '../../domain/commerce/sales/find-terms.ts'
import { amountText } from './checkout-races.ts'
import { discountOf } from './order.ts'

/** The promo code of an order, with what it takes off. */
export const presentPromo = (
  order: Order | null,
  { currency }: SaleTerms,
  reader: Reader,
): CheckoutView['promo'] =>
  order === null || order.promoCode === null
    ? null
    : { code: order.promoCode, discount: amountText(discountOf(order), currency, reader) }
