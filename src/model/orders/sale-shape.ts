import type { DocumentShape } from '../documents/shape.ts'
import {
  saleFacts,
  type SaleFacts,
  type SaleRaceFacts,
  type SaleStepFacts,
} from '../schemas/orders/sale-facts.ts'

/** A step of which nothing is stated. */
export const emptyStep = (key: string): SaleStepFacts => ({
  key,
  amount: null,
  until: null,
  places: null,
})

/** A race that is not sold here. */
export const emptySaleRace = (key: string): SaleRaceFacts => ({
  key,
  isSold: false,
  places: null,
  heldBack: null,
  steps: [],
})

const emptySale = (): SaleFacts => ({
  isPaused: false,
  currency: null,
  opens: null,
  closes: null,
  feeMode: 'inside',
  races: [],
})

/** A sale of which nothing is stated, of the races with these ids. */
export const newSale = (races: readonly string[]): SaleFacts => ({
  ...emptySale(),
  races: races.map(emptySaleRace),
})

/** The terms of a sale as a document. */
export const saleShape: DocumentShape<SaleFacts> = {
  empty: emptySale,
  lists: { races: [emptySaleRace('')], steps: [emptyStep('')] },
  optional: {},
  schema: saleFacts,
}

/** A sale without steps of which nothing is stated, its steps numbered in their order. */
export const normaliseSale = (sale: SaleFacts): SaleFacts => ({
  ...sale,
  races: sale.races.map((race) => ({
    ...race,
    steps: race.steps
      .filter(({ amount, until, places }) => amount !== null || until !== null || places !== null)
      .map((step, index) => ({ ...step, key: String(index + 1) })),
  })),
})
