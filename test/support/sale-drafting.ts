import { differences } from '../../src/model/documents/differences.ts'
import { saleShape } from '../../src/model/orders/sale-shape.ts'
import type { PaymentMethod } from '../../src/model/orders/payment-methods.ts'
import type { SaleFacts, SaleRaceFacts } from '../../src/model/schemas/orders/sale-facts.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { readSale } from '../../worker/domain/commerce/sales/read-sale.ts'
import { saleKind } from '../../worker/domain/commerce/sales/sale-kind.ts'
import { openDraft } from '../../worker/domain/publishing/open-draft.ts'
import { publishDraft } from '../../worker/domain/publishing/publish-draft.ts'
import { saveDraft } from '../../worker/domain/publishing/save-draft.ts'
import { drafting } from './drafting.ts'
import { openOrganiserTables, organiserNow as now, owner, publishing } from './organiser-tables.ts'

/** Sales of an event's edition, edited and published as members do. */
export async function openSaleDrafting() {
  const tables = await openOrganiserTables()
  const { db } = tables
  const events = drafting(tables)

  const read = async (edition: number) => {
    const stored = await readSale(db, edition)
    if (stored === null) throw new Error('The edition is not stored')
    return stored
  }

  const edit = async (edition: number, sale: SaleFacts, memberId = owner) => {
    const reference = String(edition)
    const { content } = await openDraft(db, saleKind, { memberId, reference, now })
    const changes = differences(saleShape, content, sale)
    return await saveDraft(db, saleKind, { memberId, reference, changes, now })
  }

  const publish = async (
    edition: number,
    sale: SaleFacts,
    { methods = ['test-card'], at = now }: { methods?: readonly PaymentMethod[]; at?: Date } = {},
  ) => {
    const { version } = await edit(edition, sale)
    const draft = { memberId: owner, reference: String(edition), version }
    return await publishDraft(db, saleKind, draft, { ...publishing, now: at, methods })
  }

  /** A new event with its only edition, and blank terms of its sale. */
  const newEdition = async () => {
    const event = await events.publishedEvent()
    const edition = Number(event.facts.editions[0]?.key)
    return { event, edition, blank: (await read(edition)).document }
  }

  const hold = async (edition: number, raceId: number, quantity: number, token: string) =>
    await holdOrder(
      db,
      {
        editionId: edition,
        places: [{ raceId, quantity }],
        shownTotal: null,
        token,
        buyerId: null,
        locale: 'en',
      },
      now,
    )

  return { tables, events, read, edit, publish, newEdition, hold }
}

/** Terms by which the first race is sold, with these facts of it. */
export const soldTerms = (
  blank: SaleFacts,
  race: Partial<SaleRaceFacts> = {},
  more: Partial<SaleFacts> = {},
): SaleFacts => ({
  ...blank,
  currency: 'EUR',
  opens: '2026-11-01T00:00',
  closes: '2027-06-01T22:00',
  ...more,
  races: blank.races.map((each, index) =>
    index === 0
      ? {
          ...each,
          isSold: true,
          places: 10,
          steps: [{ key: '1', amount: 3_000, until: null, places: null }],
          ...race,
        }
      : each,
  ),
})
