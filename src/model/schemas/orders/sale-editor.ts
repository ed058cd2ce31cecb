import * as v from 'valibot'
import { documentChange } from '../../documents/change.ts'
import { sellerPayments } from '../../orders/sale-faults.ts'
import { strictly } from '../../values/form.ts'
import { saleFacts } from './sale-facts.ts'

/** Responses and bodies of `/api/organiser/sales`. */

export const saleChanges = v.strictObject(
  { changes: v.pipe(v.array(documentChange), v.maxLength(2_000)) },
  strictly,
)

const race = v.strictObject({
  /** Key of the race in the facts. */
  key: v.string(),
  name: v.string(),
  /** Numbers of places that are sold, held by orders that are not paid, and left; null for a race that was never sold. */
  counts: v.nullable(v.strictObject({ sold: v.number(), held: v.number(), left: v.number() })),
})

const edition = v.strictObject({
  id: v.number(),
  /** "Saturday 5 June 2027". */
  label: v.string(),
  /** "Berlin, UTC+01:00": the place whose clock the instants are read by. */
  clock: v.string(),
  /** True if terms are published. */
  isPublished: v.boolean(),
  /** True if there are orders, so that the currency stays. */
  hasOrders: v.boolean(),
  /** Version of the draft; null if nothing waits to be published. */
  draftVersion: v.nullable(v.number()),
  /** Terms as they are published; blank without. */
  published: saleFacts,
  /** Terms to edit: those of the draft, or the published ones. */
  facts: saleFacts,
  races: v.array(race),
  /** Numbers of extras that are sold or held, by the key of the option, or of the extra without options. */
  extrasTaken: v.record(v.string(), v.number()),
  /** Numbers of orders that use or hold promo codes, by the key of the code. */
  promosTaken: v.record(v.string(), v.number()),
})

/** `GET /api/organiser/sales/{permalink}`. */
export const saleEditor = v.strictObject({
  name: v.string(),
  permalink: v.string(),
  /** Ways to pay of the organiser who sells. */
  payments: v.picklist(sellerPayments),
  /** Editions that have not ended, by date. */
  editions: v.array(edition),
})

export const savedSale = v.strictObject({ version: v.number() })

export type SaleEditor = v.InferOutput<typeof saleEditor>
export type SaleEditionView = SaleEditor['editions'][number]
