import { indexExists } from '../search/meilisearch/build-index.ts'
import { checkServer } from '../search/meilisearch/check-server.ts'
import { patientWaiting, type TaskWaiting } from '../search/meilisearch/run-task.ts'
import type { SearchServer } from '../search/meilisearch/server.ts'
import { ConfigError, type Settings } from '../settings/env.ts'
import { checkSearch } from './search-check.ts'
import { rebuildSearch, replayOutbox } from './search-rebuild.ts'

/** Settings that a command takes from the environment if they are there. */
export const searchSettingNames = [
  'MEILISEARCH_URL',
  'MEILISEARCH_INDEX',
  'MEILISEARCH_SEARCH_KEY',
  'MEILISEARCH_INDEXER_KEY',
]

/**
 * `setup` builds the index if it is missing or has other settings, and writes what waits; run again, it changes nothing.
 * `reindex` always builds it. `check` writes nothing.
 * @returns false if `check` found a fault
 * @throws ConfigError, or SearchServerError
 */
export async function runSearchCommand(
  verb: string,
  settings: Settings,
  waiting: TaskWaiting = patientWaiting,
): Promise<boolean> {
  const { MEILISEARCH_URL: url, MEILISEARCH_INDEX: index } = settings
  const { MEILISEARCH_SEARCH_KEY: searchKey, MEILISEARCH_INDEXER_KEY: indexerKey } = settings
  if (url === '' || searchKey === '' || indexerKey === '')
    throw new ConfigError(
      'Set MEILISEARCH_URL, MEILISEARCH_SEARCH_KEY and MEILISEARCH_INDEXER_KEY (docs/operations.md, “Meilisearch”).',
    )
  const visitors = { url, key: searchKey, index }
  const indexer = { url, key: indexerKey, index }
  if (verb === 'setup') await setUp(settings, visitors, indexer, waiting)
  else if (verb === 'reindex') await rebuildSearch(settings, indexer, waiting)
  else if (verb !== 'check')
    throw new ConfigError('Use search setup, search check or search reindex.')
  const findings = await checkSearch(settings, visitors, indexer)
  for (const { checked, fault } of findings)
    console.log(fault === null ? `ok    ${checked}` : `FAULT ${checked}: ${fault}`)
  return findings.every(({ fault }) => fault === null)
}

async function setUp(
  settings: Settings,
  visitors: SearchServer,
  indexer: SearchServer,
  waiting: TaskWaiting,
): Promise<void> {
  if (!(await indexExists(indexer))) {
    await rebuildSearch(settings, indexer, waiting)
    return
  }
  const findings = await checkServer(visitors, indexer)
  if (findings.some(({ checked, fault }) => checked === 'settings' && fault !== null))
    await rebuildSearch(settings, indexer, waiting)
  else await replayOutbox(settings, indexer, waiting)
}
