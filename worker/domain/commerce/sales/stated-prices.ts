import { differences } from '../../../../src/model/documents/differences.ts'
import { emptyPrice, newKey } from '../../../../src/model/event-facts/empty-facts.ts'
import { eventShape } from '../../../../src/model/event-facts/event-shape.ts'
import { toMajor } from '../../../../src/model/money/minor-units.ts'
import type { EventFacts, PriceFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { SaleFacts, SaleRaceFacts } from '../../../../src/model/schemas/orders/sale-facts.ts'
import { addDays } from '../../../../src/model/values/dates.ts'
import type { Database } from '../../../db/client.ts'
import { eventKind } from '../../organisers/publish/event-kind.ts'
import { revisionStatements } from '../../publishing/add-revision.ts'
import type { SaleTypes, StoredSale } from './sale-types.ts'

/** Last day on which a step is charged from morning to evening, or as long as the day had it. */
const lastDay = (until: string): string =>
  until.endsWith('T00:00') ? addDays(until.slice(0, 10), -1) : until.slice(0, 10)

/**
 * The prices that the event's facts state, from the steps: those that end by their day alone, because one for a number of
 * places may be gone at any moment, and a stated price must be one that can be paid.
 */
export function statedPrices(
  { steps }: Pick<SaleRaceFacts, 'steps'>,
  currency: SaleFacts['currency'],
): PriceFacts[] {
  const lasting = steps.filter(({ places }) => places === null)
  let from: string | null = null
  return lasting.flatMap(({ amount, until }) => {
    const validFrom = from
    const validUntil = until === null ? null : lastDay(until)
    if (validUntil !== null && validFrom !== null && validUntil < validFrom) return []
    from = validUntil === null ? null : addDays(validUntil, 1)
    const minor = amount ?? 0
    const major = currency === null ? minor : toMajor(minor, currency)
    return [{ ...emptyPrice(newKey(), currency), amount: major, validFrom, validUntil }]
  })
}

const isSame = (a: readonly PriceFacts[], b: readonly PriceFacts[]) =>
  JSON.stringify(a.map((each) => ({ ...each, key: '' }))) ===
  JSON.stringify(b.map((each) => ({ ...each, key: '' })))

/** Facts of an event with the prices of the races that are sold. */
function withPrices(facts: EventFacts, sale: SaleFacts): EventFacts {
  const sold = new Map(
    sale.races.filter(({ isSold }) => isSold).map((race) => [race.key, race] as const),
  )
  return {
    ...facts,
    editions: facts.editions.map((edition) => ({
      ...edition,
      races: edition.races.map((race) => {
        const terms = sold.get(race.key)
        const prices = terms === undefined ? race.prices : statedPrices(terms, sale.currency)
        return prices.length === 0 || isSame(prices, race.prices) ? race : { ...race, prices }
      }),
    })),
  }
}

/** Statements that publish the prices of a sale as facts of its event; none if they are stated already. */
export async function stateSoldPrices(
  db: Database,
  { read: { eventId } }: StoredSale,
  sale: SaleFacts,
  { now, rates }: SaleTypes['context'],
): Promise<D1PreparedStatement[]> {
  const stored = await eventKind.read(db, eventId)
  if (stored === null) return []
  const at = now.toISOString()
  const facts = withPrices(stored.document, sale)
  if (differences(eventShape, stored.document, facts).length === 0) return []
  const details = { source: null, organiserId: null }
  const plan = await eventKind.plan(db, stored, { stated: facts, details }, { now, rates })
  if ('faults' in plan) return []
  const { id, document, changed, statements } = plan
  const revision = { id, stored, document, changed, origin: 'editor', authorId: null, at } as const
  return [...statements, ...revisionStatements(db, eventKind, revision)]
}
