import { indexSettings } from './index-settings.ts'
import { patientWaiting, succeededTask, type TaskWaiting } from './run-task.ts'
import { clientOf, errorCode, errorText, type SearchServer } from './server.ts'
import { SearchServerError } from '../port/search-server-error.ts'

/** A new index beside the one that answers. */
export interface IndexBuild {
  /** The new index, with our settings and without records. */
  next: SearchServer
  /** Number of records that the new index has. */
  count(): Promise<number>
  /** Puts it in the place of the old one at once, so that no search falls between them, and deletes the old one. */
  swap(): Promise<void>
  /** Deletes the new index. */
  drop(): Promise<void>
}

/**
 * Creates an index with our settings beside the one that answers; one that an earlier build left behind is deleted.
 * @param server with the indexer's key
 * @throws SearchServerError
 */
export async function buildIndex(
  server: SearchServer,
  waiting: TaskWaiting = patientWaiting,
): Promise<IndexBuild> {
  const client = clientOf(server)
  const next = { ...server, index: `${server.index}_next` }
  const drop = async () => {
    if (await indexExists(next)) await succeededTask(client.deleteIndex(next.index), waiting)
  }
  const create = async (index: string) =>
    await succeededTask(client.createIndex(index, { primaryKey: 'id' }), waiting)
  await drop()
  await create(next.index)
  // Settings come before records, which a change of them would index again.
  await succeededTask(client.index(next.index).updateSettings(indexSettings), waiting)
  return {
    next,
    count: async () => (await client.index(next.index).getStats()).numberOfDocuments,
    swap: async () => {
      // A swap needs both.
      if (!(await indexExists(server))) await create(server.index)
      const swap = { indexes: [server.index, next.index] satisfies [string, string], rename: false }
      const { createdAt } = await client.index(next.index).getRawInfo()
      await accepted(client.swapIndexes([swap]))
      // A key for some indexes may not read the task of a swap, and tasks run in order: one that does nothing follows it.
      await succeededTask(client.index(server.index).deleteDocuments([]), waiting)
      const live = await client.index(server.index).getRawInfo()
      if (live.createdAt !== createdAt)
        throw new SearchServerError(
          'failed',
          'Meilisearch: the new index did not take the place of the old one; run npm run search:reindex again',
        )
      await drop()
    },
    drop,
  }
}

async function accepted(request: Promise<unknown>): Promise<void> {
  try {
    await request
  } catch (error) {
    throw new SearchServerError('failed', `Meilisearch: ${errorText(error)}`)
  }
}

/** @throws SearchServerError for any error but a missing index */
export async function indexExists(server: SearchServer): Promise<boolean> {
  try {
    await clientOf(server).index(server.index).getRawInfo()
    return true
  } catch (error) {
    if (errorCode(error) === 'index_not_found') return false
    throw new SearchServerError('failed', `Meilisearch: ${errorText(error)}`)
  }
}
