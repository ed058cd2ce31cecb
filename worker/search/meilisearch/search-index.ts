import type { EnqueuedTaskPromise, Index } from 'meilisearch'
import type { SearchIndex } from '../port/engine.ts'
import { RefusedDocuments, SearchServerError } from '../port/search-server-error.ts'
import { createFoldName } from '../text/event-words.ts'
import { eventRecord, type EventRecord } from './event-record.ts'
import { endedTask, patientWaiting, type TaskWaiting } from './run-task.ts'
import { clientOf, errorCode, errorStatus, errorText, type SearchServer } from './server.ts'

/** Records per request, about 2 MB. */
const recordsPerRequest = 1_000

/** Failures of a task that no other documents would have avoided. */
const serverFailures = new Set([
  'index_not_found',
  'no_space_left_on_device',
  'io_error',
  'too_many_open_files',
  'index_primary_key_already_exists',
])

/**
 * The index in Meilisearch. `put` and `remove` return when the server has done it.
 * @param server with the indexer's key
 * @param now decides which edition of an event is the next
 * @throws SearchServerError, or RefusedDocuments
 */
export function createMeilisearchIndex(
  server: SearchServer,
  now: () => Date,
  waiting: TaskWaiting = patientWaiting,
): SearchIndex {
  const index = clientOf(server).index<EventRecord>(server.index)
  return {
    put: async (documents) => {
      if (documents.length === 0) return
      await requireIndex(index)
      const instant = now().getTime()
      const foldName = createFoldName()
      const latest = new Map(documents.map((document) => [document.eventId, document]))
      const records = [...latest.values()].map((each) => eventRecord(each, instant, foldName))
      for (let at = 0; at < records.length; at += recordsPerRequest) {
        const batch = records.slice(at, at + recordsPerRequest)
        await write(index.addDocuments(batch, { primaryKey: 'id' }), waiting)
      }
    },
    remove: async (eventIds) => {
      if (eventIds.length === 0) return
      await requireIndex(index)
      await write(index.deleteDocuments(eventIds), waiting)
    },
  }
}

/** Documents written to an index that is missing would create one without our settings. */
async function requireIndex(index: Index<EventRecord>): Promise<void> {
  try {
    await index.getRawInfo()
  } catch (error) {
    const hint = errorCode(error) === 'index_not_found' ? ': run npm run search:setup' : ''
    throw new SearchServerError('failed', `Meilisearch: ${errorText(error)}${hint}`)
  }
}

async function write(enqueued: EnqueuedTaskPromise, waiting: TaskWaiting): Promise<void> {
  try {
    await enqueued
  } catch (error) {
    if (errorStatus(error) === 413) throw new RefusedDocuments(`Meilisearch: ${errorText(error)}`)
    // `endedTask` awaits the same promise and turns any other error into a SearchServerError.
  }
  const { status, error } = await endedTask(enqueued, waiting)
  if (status === 'succeeded') return
  const reason = `Meilisearch: ${error?.message ?? status}`
  if (error === null || serverFailures.has(error.code))
    throw new SearchServerError('failed', reason)
  throw new RefusedDocuments(reason)
}
