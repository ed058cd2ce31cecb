import {
  completenessOf,
  type Completeness,
} from '../../../../src/model/event-facts/completeness.ts'
import type { Database } from '../../../db/client.ts'
import { readFacts } from '../../catalogue/facts/read-facts.ts'
import { findDraft } from '../../publishing/draft-row.ts'
import { eventKind } from '../publish/event-kind.ts'
import type { DashboardItem } from './list-items.ts'

/** Completeness of an item as its readers see it; of a new event, as its draft has it. Null if it is gone. */
async function filledOf(
  db: Database,
  memberId: number,
  { key, event }: DashboardItem,
  today: string,
): Promise<Completeness | null> {
  if (event === null) {
    const { content, pictured } = await findDraft(db, eventKind, memberId, key)
    return completenessOf(content, { today, hasPicture: pictured === 1 })
  }
  const stored = await readFacts(db, event.eventId)
  if (stored === null) return null
  return completenessOf(stored.facts, { today, hasPicture: event.pictured === 1 })
}

/** Completeness of the items of one page, by key. */
export async function findFilled(
  db: Database,
  memberId: number,
  items: readonly DashboardItem[],
  today: string,
): Promise<Map<string, Completeness>> {
  const found = await Promise.all(
    items.map(async (item) => ({ item, filled: await filledOf(db, memberId, item, today) })),
  )
  return new Map(
    found.flatMap(({ item, filled }) => (filled === null ? [] : [[item.key, filled] as const])),
  )
}
