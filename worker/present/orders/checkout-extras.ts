import { count } from '../../../src/i18n/format.ts'
import { joined } from '../../../src/i18n/joins.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { mostOfExtra } from '../../../src/model/orders/holds.ts'
import type { CheckoutView } from '../../../src/model/schemas/orders/checkout.ts'
import type { Order } from '../../domain/commerce/orders/find-order.ts'
import type { SaleTerms } from '../../domain/commerce/sales/find-terms.ts'
import { choicesOf } from '../../domain/commerce/sales/offer.ts'
import { isFew } from '../../domain/commerce/sales/sale-state.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import { amountText } from './checkout-races.ts'

interface Offered {
  terms: SaleTerms
  order: Order
  /** Language in which the organiser writes. */
  language: string
}

type Item = Order['items'][number]

/** The extras of a sale, with those that an order has. */
export const presentExtras = (
  { terms, order, language }: Offered,
  reader: Reader,
): CheckoutView['extras'] =>
  terms.offer.extras.map((extra) => {
    const { id, name, amount, isPerOrder } = extra
    const choices = choicesOf(extra)
    return {
      id,
      name,
      lang: foreignTag(language, reader.locale),
      price: amountText(amount, terms.currency, reader),
      isPerOrder,
      options: choices.map((choice) => optionOf({ terms, order }, choice, reader)),
      places: order.places.map(
        (_place, at) =>
          order.items.find(
            ({ ordinal, optionId }) =>
              ordinal === at && choices.some((each) => each.id === optionId),
          )?.optionId ?? 0,
      ),
    }
  })

function optionOf(
  { terms, order }: Pick<Offered, 'terms' | 'order'>,
  { id, name }: { id: number; name: string },
  { locale }: Reader,
): CheckoutView['extras'][number]['options'][number] {
  const stock = terms.rooms.find(({ kind, ownerId }) => kind === 'extra' && ownerId === id)
  const room = Math.max(0, stock?.room ?? 0)
  const chosen = order.items
    .filter(({ optionId }) => optionId === id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    id,
    name,
    left: stock !== undefined && isFew(room, stock.quantity) ? count(room, locale) : null,
    most: Math.min(room, mostOfExtra),
    chosen,
  }
}

/** Lines of extras: "Shirt · M", "2 × Bus". */
export const presentItems = (
  items: readonly Item[],
  { currency, language }: { currency: string; language: string },
  reader: Reader,
): CheckoutView['extraLines'] =>
  items.map(({ name, option, quantity, price }) => {
    const whole = joined(option === '' ? [name] : [name, option], reader.locale)
    return {
      name: quantity === 1 ? whole : `${count(quantity, reader.locale).n} × ${whole}`,
      lang: foreignTag(language, reader.locale),
      price: amountText(price, currency, reader),
    }
  })
