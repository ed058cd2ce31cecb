import { DatabaseSync } from 'node:sqlite'
import { createEmbeddedEngine } from '../../../worker/search/embedded/embedded-engine.ts'
import type { RunStatements } from '../../../worker/search/embedded/statement.ts'
import type { Autocomplete } from '../../../worker/search/port/engine.ts'
import { runOn } from '../search-contract/memory-database.ts'
import { questionClasses } from './classes.ts'
import { judge, scoreOf, type ClassScore, type Verdict } from './judge.ts'
import { judgedEvents } from './judged-catalogue.ts'

export interface CatalogueScore {
  classes: Map<string, ClassScore>
  /** Answers that lack an event or have a wrong one first. */
  misses: Verdict[]
}

/**
 * Scores of an engine on the file of a database with the demo catalogue and its index.
 * @param createEngine the embedded engine by default
 */
export async function scoreCatalogue(
  file: string,
  now: Date,
  createEngine: (run: RunStatements, clock: () => Date) => Autocomplete = createEmbeddedEngine,
): Promise<CatalogueScore> {
  const events = judgedEvents(file)
  const db = new DatabaseSync(file)
  const engine = createEngine(runOn(db), () => now)
  const classes = new Map<string, ClassScore>()
  const misses: Verdict[] = []
  for (const [name, questions] of Object.entries(questionClasses)) {
    const verdicts: Verdict[] = []
    for (const question of questions) verdicts.push(await judge(engine, question, events))
    classes.set(name, scoreOf(verdicts))
    misses.push(...verdicts.filter(({ recall, reciprocalRank }) => recall * reciprocalRank < 1))
  }
  db.close()
  return { classes, misses }
}
