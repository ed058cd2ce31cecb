import { dateBib, number, price } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { toMajor } from '../../../src/model/money/minor-units.ts'
import { orderNumber } from '../../../src/model/orders/order-number.ts'
import type { MemberOrdersView } from '../../../src/model/schemas/orders/member-orders.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { ListedOrder } from '../../domain/commerce/orders/list-orders.ts'
import { foreignTag } from '../texts/foreign-tag.ts'

const states = {
  held: m.order_state_held,
  paying: m.order_state_paying,
  awaiting: m.order_state_awaiting,
  paid: m.order_state_paid,
  refunded: m.order_state_refunded,
} as const satisfies Record<ListedOrder['state'], unknown>

export function presentMemberOrders(
  orders: readonly ListedOrder[],
  locale: Locale,
): MemberOrdersView {
  const to = { locale }
  return {
    texts: { heading: m.orders_heading({}, to) },
    orders: orders.map(
      ({ id, state, total, currency, date, endDate, places, name, nameLanguage }) => ({
        number: m.checkout_number({ number: orderNumber(id) }, to),
        event: name,
        lang: foreignTag(nameLanguage, locale),
        bib: dateBib(date, endDate, locale),
        state: states[state]({}, to),
        places: m.orders_places({ n: number(places, locale) }, to),
        total: price(toMajor(total, currency), currency, locale),
        id,
      }),
    ),
  }
}
