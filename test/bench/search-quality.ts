import { createEmbeddedEngine } from '../../worker/search/embedded/embedded-engine.ts'
import { createCircuitBreaker } from '../../worker/search/failover/circuit-breaker.ts'
import { withFallback, type SearchObserver } from '../../worker/search/failover/with-fallback.ts'
import { loadIndexedEvents } from '../../worker/search/embedded/suggest/load-indexed-events.ts'
import { createMeilisearchAutocomplete } from '../../worker/search/meilisearch/autocomplete.ts'
import type { SearchServer } from '../../worker/search/meilisearch/server.ts'
import type { ClassScore } from '../integration/search-quality/judge.ts'
import { databaseFile } from '../support/database-file.ts'
import { leastMrr, recallGoals, together } from '../integration/search-quality/goals.ts'
import { scoreCatalogue } from '../integration/search-quality/score-catalogue.ts'
import type { BenchResult, Goal } from './report.ts'
import { benchNow } from './workers.ts'

/**
 * Judged questions on the demo catalogue (docs/search.md): to the embedded engine, and to a Meilisearch where
 * MEILISEARCH_URL and MEILISEARCH_SEARCH_KEY name one that `npm run search:setup` has filled from the same catalogue.
 * @param state folder with the loaded catalogue
 */
export async function benchSearchQuality(state: string): Promise<BenchResult> {
  const file = databaseFile(state)
  const now = new Date(benchNow)
  const engines = [{ engine: 'embedded', classes: (await scoreCatalogue(file, now)).classes }]
  const server = serverOf(process.env)
  if (server !== null) {
    // As visitors have it: the embedded engine answers what the server does not find.
    const { classes } = await scoreCatalogue(file, now, (run, clock) =>
      withFallback(
        createMeilisearchAutocomplete(server, (ids) => loadIndexedEvents(run, ids), clock),
        createEmbeddedEngine(run, clock),
        createCircuitBreaker(),
        observer,
      ),
    )
    engines.push({ engine: 'Meilisearch', classes })
  }
  const figures = engines.flatMap(({ engine, classes }) =>
    [...classes].map(([name, { questions, first, recall, mrr }]) => [
      `${engine}: ${name}`,
      { questions, 'recall@1': first, 'recall@6': recall, MRR: mrr },
    ]),
  )
  return {
    title: 'Search quality',
    note: 'Judged questions on the demo catalogue, by engine and class.',
    figures: Object.fromEntries(figures),
    goals: engines.flatMap(goalsOf),
  }
}

/** A server that fails would be scored by the answers of the other engine. */
const observer: SearchObserver = {
  answered: () => undefined,
  failed: (error) => {
    throw error
  },
}

function serverOf(env: NodeJS.ProcessEnv): SearchServer | null {
  const { MEILISEARCH_URL: url, MEILISEARCH_SEARCH_KEY: key, MEILISEARCH_INDEX: index } = env
  return url === undefined || key === undefined ? null : { url, key, index: index ?? 'events' }
}

function goalsOf({
  engine,
  classes,
}: {
  engine: string
  classes: Map<string, ClassScore>
}): Goal[] {
  return recallGoals.flatMap(({ classes: prefix, recall }): Goal[] => {
    const all = together(
      [...classes].flatMap(([name, score]) => (name.startsWith(prefix) ? [score] : [])),
    )
    const least = (what: string, measured: number, goal: number): Goal => ({
      what: `${engine}: ${what} of ${prefix}`,
      measured,
      bound: 'least',
      goal,
      unit: '',
    })
    return [least('recall@6', all.recall, recall), least('MRR', all.mrr, leastMrr)]
  })
}
