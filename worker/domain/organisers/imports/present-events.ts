import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { eventFacts, type EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { storedRowFacts } from '../../../imports/row-facts.ts'
import { readFacts } from '../../catalogue/facts/read-facts.ts'
import type { SoundRow } from './draft-facts.ts'
import type { PresentEvent } from './plan-event.ts'

/** An event of the organisation: a published one by its id, or the draft of a new one. */
export interface EventTarget {
  eventId: number | null
  draftId: string | null
}

/** An event with the draft that a list changes; null if it is to be opened. */
export interface OpenEvent extends PresentEvent {
  draft: { id: string; version: number; text: string; importId: string | null } | null
}

export const targetKey = ({ eventId, draftId }: EventTarget): string =>
  eventId === null ? (draftId ?? '') : String(eventId)

const document = v.pipe(v.string(), v.parseJson(), eventFacts)

const draftRow = v.object({
  id: v.string(),
  eventId: v.nullable(v.number()),
  version: v.number(),
  text: v.string(),
  base: document,
  facts: document,
  importId: v.nullable(v.string()),
})

const listRow = v.object({
  importId: v.string(),
  eventId: v.nullable(v.number()),
  draftId: v.nullable(v.string()),
  facts: v.string(),
  cityId: v.number(),
})

/** Events of the organisation by `targetKey`; one that is gone has no entry. */
export async function openEvents(
  db: Database,
  organiserId: number,
  targets: readonly EventTarget[],
): Promise<ReadonlyMap<string, OpenEvent>> {
  if (targets.length === 0) return new Map()
  const eventIds = targets.flatMap(({ eventId }) => eventId ?? [])
  const draftIds = targets.flatMap(({ eventId, draftId }) =>
    eventId === null && draftId !== null ? [draftId] : [],
  )
  const inList = (values: readonly unknown[]) =>
    sql`IN (SELECT value FROM json_each(${JSON.stringify(values)}))`
  const [draftRows, listRows, published] = await Promise.all([
    readBatch(db, [
      sql`SELECT id, event_id AS "eventId", version, facts AS text, base, facts, import_id AS "importId"
        FROM event_draft WHERE event_id ${inList(eventIds)} OR (id ${inList(draftIds)} AND event_id IS NULL)`,
    ]),
    readBatch(db, [
      sql`SELECT r.import_id AS "importId", r.event_id AS "eventId", r.draft_id AS "draftId", r.facts, r.city_id AS "cityId"
        FROM event_import_row r JOIN event_import i ON i.id = r.import_id AND i.organiser_id = ${organiserId}
        WHERE r.state = 'written' AND r.city_id IS NOT NULL
          AND (r.event_id ${inList(eventIds)} OR r.draft_id ${inList(draftIds)})
        ORDER BY i.created_at DESC, r.number`,
    ]),
    Promise.all(eventIds.map(async (id) => [id, await readFacts(db, id)] as const)),
  ])
  const drafts = v.parse(v.array(draftRow), draftRows[0])
  const rows = v.parse(v.array(listRow), listRows[0])
  const stored = new Map(published)
  return new Map(
    targets.flatMap((target) => {
      const { eventId, draftId } = target
      const isTarget = (row: { eventId: number | null; id?: string; draftId?: string | null }) =>
        eventId === null ? (row.id ?? row.draftId) === draftId : row.eventId === eventId
      const draft = drafts.find(isTarget) ?? null
      const of = eventId === null ? null : (stored.get(eventId)?.facts ?? null)
      const facts: EventFacts | null = draft?.facts ?? of
      if (facts === null) return []
      const open = { facts, published: of, lists: listsOf(rows.filter(isTarget)), draft }
      return [[targetKey(target), open] as const]
    }),
  )
}

/** Rows by the list that they are of. */
function listsOf(rows: readonly v.InferOutput<typeof listRow>[]): SoundRow[][] {
  const lists = new Map<string, SoundRow[]>()
  for (const { importId, facts: text, cityId } of rows) {
    const facts = storedRowFacts(text)
    if (facts !== null) lists.set(importId, [...(lists.get(importId) ?? []), { facts, cityId }])
  }
  return [...lists.values()]
}
