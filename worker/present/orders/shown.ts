import type { PaymentMethod } from '../../../src/model/orders/payment-methods.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import type { Checkout } from '../../domain/commerce/orders/find-checkout.ts'
import type { Payout } from '../../domain/commerce/payouts/find-payout.ts'
import type { PlacePerson } from '../../domain/commerce/people/find-people.ts'
import type { ListedTurn } from '../../domain/commerce/waiting/list-turns.ts'
import type { SaleTerms } from '../../domain/commerce/sales/find-terms.ts'

/** Facts that the pages of a checkout show. */
export interface Shown {
  facts: EventFacts
  /** Name of the organiser who sells. */
  seller: string
  terms: SaleTerms
  /** Null before there is an order. */
  checkout: Checkout | null
  people: readonly PlacePerson[]
  /** Address of the order, or the one that the form makes. */
  token: string
  /** Places that the query of a page without an order names. */
  chosen: ReadonlyMap<number, number>
  member: { email: string } | null
  /** The member's turns on waiting lists, of any edition. */
  turns: readonly ListedTurn[]
  payout: Payout
  /** Addresses of its tickets by the ordinals of its places. */
  tickets: ReadonlyMap<number, string>
  /** Ways to pay that are offered now. */
  methods: readonly PaymentMethod[]
}
