import { databaseFile } from '../support/template-state.ts'
import { leastMrr, recallGoals, together } from '../integration/search-quality/goals.ts'
import { scoreCatalogue } from '../integration/search-quality/score-catalogue.ts'
import type { BenchResult, Goal } from './report.ts'
import { benchNow } from './workers.ts'

/** Judged questions on the demo catalogue (docs/search.md). @param state folder with the loaded catalogue */
export async function benchSearchQuality(state: string): Promise<BenchResult> {
  const { classes } = await scoreCatalogue(databaseFile(state), new Date(benchNow))
  const figures = [...classes].map(([name, { questions, recall, mrr }]) => [
    name,
    { questions, 'recall@6': recall, MRR: mrr },
  ])
  const goals = recallGoals.flatMap(({ classes: prefix, recall }): Goal[] => {
    const all = together(
      [...classes].flatMap(([name, score]) => (name.startsWith(prefix) ? [score] : [])),
    )
    return [
      {
        what: `recall@6 of ${prefix}`,
        measured: all.recall,
        bound: 'least',
        goal: recall,
        unit: '',
      },
      { what: `MRR of ${prefix}`, measured: all.mrr, bound: 'least', goal: leastMrr, unit: '' },
    ]
  })
  return {
    title: 'Search quality, the embedded engine',
    note: 'Judged questions on the demo catalogue, by class.',
    figures: Object.fromEntries(figures),
    goals,
  }
}
