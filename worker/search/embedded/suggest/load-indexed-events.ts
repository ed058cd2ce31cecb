import type { IndexedEvent } from '../../suggestion/indexed-event.ts'
import type { RunStatements } from '../statement.ts'

/** Events by id, in the order of suggestions; those that the index does not have are left out. One round trip. */
export async function loadIndexedEvents(
  run: RunStatements,
  eventIds: readonly number[],
): Promise<IndexedEvent[]> {
  const [rows = []] = await run([
    {
      sql: `SELECT e.id, e.own, e.words, d.document FROM json_each(?1) hit
        CROSS JOIN search_event e ON e.event_id = hit.value CROSS JOIN search_display d ON d.id = e.id
        ORDER BY e.id`,
      params: [JSON.stringify(eventIds)],
    },
  ])
  return rows.map(({ id, own: nameWords, words, document }) => ({
    order: Number(id),
    nameWords: String(nameWords),
    words: String(words),
    suggestion: String(document),
  }))
}
