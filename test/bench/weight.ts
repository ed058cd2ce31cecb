import { weighedPages, weighPage } from '../support/page-weight.ts'
import type { BenchResult, Goal } from './report.ts'

/** The most that a page may weigh and hold (docs/performance.md); pages without a goal are shown beside them. */
const goals: Partial<Record<keyof typeof weighedPages, { visit: number; elements?: number }>> = {
  home: { visit: 95 },
  calendar: { visit: 110 },
  event: { visit: 95, elements: 900 },
  'event with drawn races': { visit: 95 },
}

/** The weight of first visits, up to an interaction. `npm test` holds tighter budgets of the same figures. */
export async function benchWeight(url: string): Promise<BenchResult> {
  const result: BenchResult = {
    title: 'Weight of a first visit',
    note: 'Kilobytes of everything before an interaction with brotli, elements that a browser with scripts builds, and requests.',
    figures: {},
    goals: [],
  }
  for (const [name, path] of Object.entries(weighedPages)) {
    const { visit, html, rules, files, elements, bars } = weighPage(
      await (await fetch(url + path)).text(),
    )
    result.figures[name] = {
      'all br kB': visit,
      'HTML br kB': html.brotli,
      'HTML gz kB': html.gzip,
      'rules gz kB': rules.head,
      'bars %': bars,
      elements,
      requests: 1 + Object.values(files).reduce((sum, each) => sum + each, 0),
    }
    const most = (what: string, measured: number, goal: number, unit: string): Goal => ({
      what: `${name}: ${what}`,
      measured,
      bound: 'most',
      goal,
      unit,
    })
    const goal = Object.entries(goals).find(([key]) => key === name)?.[1]
    if (goal !== undefined) result.goals.push(most('first visit', visit, goal.visit, 'kB'))
    if (goal?.elements !== undefined)
      result.goals.push(most('elements', elements, goal.elements, ''))
    result.goals.push(most('bars, of the compressed HTML', bars, 10, '%'))
    result.goals.push(most('rules of the head', rules.head, 12, 'kB'))
  }
  return result
}
