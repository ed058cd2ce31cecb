import { eventShape } from '../../../../src/model/event-facts/event-shape.ts'
import { sql } from 'drizzle-orm'
import { emptyEvent } from '../../../../src/model/event-facts/empty-facts.ts'
import type { FactFaults } from '../../../../src/model/event-facts/faults/fault-codes.ts'
import { differences } from '../../../../src/model/documents/differences.ts'
import type { Rates } from '../../../../src/model/values/rates.ts'
import { euroOf } from '../../../rates/convert.ts'
import type { EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { changedRows } from '../../catalogue/facts/changed-rows.ts'
import { findRowContext } from '../../catalogue/facts/row-context.ts'
import { createRowIds, keysOfEntries } from '../../catalogue/facts/row-ids.ts'
import { withRowKeys } from '../../catalogue/facts/with-row-keys.ts'
import { rowsOfFacts } from '../../catalogue/facts/rows-of-facts.ts'
import type { FactsWrite } from '../../catalogue/facts/write-facts.ts'
import { settlePlaces } from './settle-places.ts'
import { freePermalink } from './event-permalink.ts'
import type { EventTypes, StoredEvent } from '../drafts/event-types.ts'
import { statedSources } from './stated-sources.ts'

/** Weight for ranking of an event that the catalogue's editors have not weighed. */
const newEventWeight = 20

/** A publication before it is written. */
export interface PublicationPlan {
  eventId: number
  permalink: string
  /** With the ids of rows as keys. */
  facts: EventFacts
  /** Paths of the facts that change. */
  changed: string[]
  write: FactsWrite
}

/**
 * The rows that a publication writes, or faults of its places.
 * @param stored present facts; null for a new event
 * @param stated facts without faults, as they are to be published
 */
export async function planPublication(
  db: Database,
  stored: StoredEvent | null,
  { stated, details }: { stated: EventFacts; details: EventTypes['details'] },
  { now, rates }: { now: Date; rates: Rates },
): Promise<PublicationPlan | { faults: FactFaults }> {
  const at = now.toISOString()
  const { source } = details
  const event = stored?.read.event ?? null
  const organiserId = event?.organiserId ?? details.organiserId ?? 0
  const before = stored?.document ?? emptyEvent()
  const places = await settlePlaces(db, stated, stored?.document ?? null)
  if (Object.keys(places.faults).length > 0) return { faults: places.faults }
  const settled = places.facts
  const context = await findRowContext(db, stored === null ? [settled] : [before, settled])
  const facts = withRowKeys(settled, createRowIds(keysOfEntries(before), context.last))
  const changed = differences(eventShape, before, facts).map(({ path }) => path)
  const eventId = event?.id ?? context.last.event + 1
  const rowsOf = (each: EventFacts) =>
    rowsOfFacts(each, {
      eventId,
      cities: context.cities,
      euro: (amount, currency) => euroOf(amount, currency, rates),
    })
  const rows = rowsOf(facts)
  const former =
    stored === null
      ? { ...rows, edition: [], race: [], activity: [], ticket_price: [] }
      : rowsOf(before)
  const permalink = event?.permalink ?? (await freePermalink(db, facts.name ?? ''))
  const page = source ?? {
    url: `/organiser/${await organiserPermalink(db, organiserId)}`,
    checked: at.slice(0, 10),
  }
  return {
    eventId,
    permalink,
    facts,
    changed,
    write: {
      rows,
      changes: changedRows(former, rows),
      sources: statedSources(event?.sources ?? '[]', changed, page),
      provenance: { page: source?.url ?? null, checkedOn: page.checked },
      origin: stored === null ? { permalink, organiserId, weight: newEventWeight } : null,
      at,
    },
  }
}

async function organiserPermalink(db: Database, organiserId: number): Promise<string> {
  const statement = sql`SELECT permalink FROM organiser WHERE id = ${organiserId}`
  return (await prepare(db, statement).first<string>('permalink')) ?? ''
}
