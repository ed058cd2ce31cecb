import type { Meilisearch } from 'meilisearch'
import type { EventDocument } from '../port/event-document.ts'
import { SearchServerError } from '../port/search-server-error.ts'
import { createFoldName } from '../text/event-words.ts'
import { eventRecord } from './event-record.ts'
import { findEvents } from './find-events.ts'
import { clientOf, errorStatus, errorText, type SearchServer } from './server.ts'
import { settingsDrift } from './settings-drift.ts'

/** A fault, or null if all is well, with the name of what was checked. */
export interface Finding {
  checked: string
  fault: string | null
}

/** Servers after 1.50 give the right to read their version to keys of all indexes only, and ours is for one. */
const unknownVersion = 'version: not known, the key of the indexer may not read it'

/** Versions that this code was written for: by recorded answers of 1.50 and by the API description of 1.53. */
const testedVersion = /^1\.(?:5\d|[6-9]\d)\./u

async function finding(checked: string, check: () => Promise<string | null>): Promise<Finding> {
  try {
    return { checked, fault: await check() }
  } catch (error) {
    const fault = error instanceof SearchServerError ? error.message : errorText(error)
    return { checked, fault }
  }
}

async function versionFinding(indexing: Meilisearch): Promise<Finding> {
  const checked = 'version'
  try {
    const { pkgVersion } = await indexing.getVersion()
    const fault = testedVersion.test(pkgVersion)
      ? null
      : `${pkgVersion} is not tested: 1.50 to 1.99 are; see docs/operations.md, “Upgrading”`
    return { checked, fault }
  } catch (error) {
    return errorStatus(error) === 403
      ? { checked: unknownVersion, fault: null }
      : { checked, fault: errorText(error) }
  }
}

/** True if the server refuses it to the key. */
async function isForbidden(request: Promise<unknown>): Promise<boolean> {
  try {
    await request
    return false
  } catch (error) {
    if (errorStatus(error) === 403) return true
    throw error
  }
}

/** Version, rights of both keys, and settings. Nothing is written. */
export async function checkServer(
  visitors: SearchServer,
  indexer: SearchServer,
): Promise<Finding[]> {
  const [searching, indexing] = [clientOf(visitors), clientOf(indexer)]
  const index = indexing.index(indexer.index)
  const answers = await finding('server answers', async () => {
    await searching.health()
    return null
  })
  // A server that is down would only be named once more by each check.
  if (answers.fault !== null) return [answers]
  return [
    answers,
    await versionFinding(indexing),
    await finding('key of visitors may search', async () => {
      await findEvents(visitors, [{ alternatives: ['berlin'], dense: false }])
      return null
    }),
    await finding('key of visitors may do nothing else', async () =>
      (await isForbidden(searching.index(visitors.index).getSettings())) &&
      (await isForbidden(searching.index(visitors.index).getStats()))
        ? null
        : 'it may read settings or statistics: create one with the action "search" alone',
    ),
    await finding('key of the indexer may read tasks, statistics and settings', async () => {
      await Promise.all([
        index.getStats(),
        index.getSettings(),
        indexing.tasks.getTasks({ limit: 1 }),
      ])
      return null
    }),
    await finding('settings', async () => {
      const different = settingsDrift({ ...(await index.getSettings()) })
      return different.length === 0
        ? null
        : `differ: ${different.join(', ')}; run npm run search:setup`
    }),
  ]
}

/** Number of records in the index. */
export async function countRecords(indexer: SearchServer): Promise<number> {
  return (await clientOf(indexer).index(indexer.index).getStats()).numberOfDocuments
}

/** Ids of the documents whose record in the index is missing or has other words. */
export async function differingRecords(
  indexer: SearchServer,
  documents: readonly EventDocument[],
): Promise<number[]> {
  const foldName = createFoldName()
  const ids = documents.map(({ eventId }) => eventId)
  const { results } = await clientOf(indexer)
    .index(indexer.index)
    .getDocuments({ ids, fields: ['id', 'own', 'words'], limit: ids.length })
  const found = new Map(results.map((record) => [Number(record['id']), record]))
  return documents
    .filter((document) => {
      // The day decides the order only, not the words.
      const { own: names, words } = eventRecord(document, Date.parse('9999-12-31'), foldName)
      const record = found.get(document.eventId)
      return JSON.stringify([names, words]) !== JSON.stringify([record?.['own'], record?.['words']])
    })
    .map(({ eventId }) => eventId)
}
