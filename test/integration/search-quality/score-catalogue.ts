import { DatabaseSync } from 'node:sqlite'
import { createEmbeddedEngine } from '../../../worker/search/embedded/embedded-engine.ts'
import { runOn } from '../search-contract/memory-database.ts'
import { questionClasses } from './classes.ts'
import { judge, scoreOf, type ClassScore, type Verdict } from './judge.ts'
import { judgedEvents } from './judged-catalogue.ts'

export interface CatalogueScore {
  classes: Map<string, ClassScore>
  /** Answers that lack an event or have a wrong one first. */
  misses: Verdict[]
}

/** Scores of the embedded engine on the file of a database with the demo catalogue and its index. */
export async function scoreCatalogue(file: string, now: Date): Promise<CatalogueScore> {
  const events = judgedEvents(file)
  const db = new DatabaseSync(file)
  const engine = createEmbeddedEngine(runOn(db), () => now)
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
