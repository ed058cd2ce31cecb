import type { SearchIndex } from '../port/engine.ts'
import type { EventDocument } from '../port/event-document.ts'

/** Loads the documents of the events that still exist. */
export type LoadDocuments = (eventIds: number[]) => Promise<EventDocument[]>

/** Writes events to an index as the catalogue has them now, and removes those that it no longer has. */
export async function writeDocuments(
  index: SearchIndex,
  load: LoadDocuments,
  eventIds: number[],
): Promise<void> {
  const documents = await load(eventIds)
  const existing = new Set(documents.map((document) => document.eventId))
  const deleted = eventIds.filter((eventId) => !existing.has(eventId))
  if (documents.length > 0) await index.put(documents)
  if (deleted.length > 0) await index.remove(deleted)
}
