import { longDate } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { PaymentMethod } from '../../../src/model/orders/payment-methods.ts'
import type { SaleEditionView, SaleEditor } from '../../../src/model/schemas/orders/sale-editor.ts'
import type { SaleFacts } from '../../../src/model/schemas/orders/sale-facts.ts'
import { sellerPaymentsOf } from '../../domain/commerce/payouts/offered-methods.ts'
import type { SaleOfEdition, SaleOfEvent } from '../../domain/commerce/sales/find-sale-editions.ts'

/** Places for sale of a race. */
const forSale = ({ races }: SaleFacts, id: number): number => {
  const race = races.find(({ key }) => key === String(id))
  return race?.isSold === true ? (race.places ?? 0) - (race.heldBack ?? 0) : 0
}

function presentEdition(edition: SaleOfEdition, locale: Locale): SaleEditionView {
  const { id, date, zone, isPublished, hasOrders, draft, published } = edition
  return {
    id,
    label: longDate(date, locale),
    clock: zone.replaceAll('_', ' '),
    isPublished,
    hasOrders,
    draftVersion: draft?.version ?? null,
    published,
    facts: draft?.facts ?? published,
    extrasTaken: edition.extrasTaken,
    promosTaken: edition.promosTaken,
    races: edition.races.map(({ id: raceId, name, counts }) => ({
      key: String(raceId),
      name,
      counts:
        counts === null
          ? null
          : {
              sold: counts.sold,
              held: counts.held,
              left: Math.max(0, forSale(published, raceId) - counts.sold - counts.held),
            },
    })),
  }
}

/** The data of the editor of an event's sales. */
export const presentSaleEditor = (
  { name, permalink, payout, editions }: SaleOfEvent,
  methods: readonly PaymentMethod[],
  locale: Locale,
): SaleEditor => ({
  name,
  permalink,
  payments: sellerPaymentsOf(payout, methods),
  editions: editions.map((edition) => presentEdition(edition, locale)),
})
