import { expect, test } from 'vitest'
import { fetchSite } from '../support/fetch-site.ts'
import { weighedPages, weighPage } from '../support/page-weight.ts'

/** kB of a page's own bytes with all that its first visit loads, and of its style sheets; elements of the page. */
const budgets = [
  ['home', { visit: 87.2, rules: 12, elements: 973 }],
  ['calendar', { visit: 95.5, rules: 12, elements: 3850 }],
  ['event', { visit: 90.5, rules: 12, elements: 908 }],
  ['event with drawn races', { visit: 93.4, rules: 12, elements: 1062 }],
  ['sport', { visit: 87.4, rules: 11.9, elements: 1130 }],
  ['news', { visit: 85, rules: 11.5, elements: 560 }],
  ['article', { visit: 85, rules: 11.5, elements: 620 }],
  // All answers are in the page, so that it can be read and searched without scripts.
  ['help', { visit: 87.2, rules: 9.2, elements: 940 }],
  ['policy', { visit: 80.3, rules: 9.2, elements: 460 }],
  ['comparison', { visit: 80, rules: 10, elements: 500 }],
  ['challenges', { visit: 82.5, rules: 12.1, elements: 480 }],
] as const

/** Percentage of the compressed HTML that kilometre bars may take. */
const barsShare = 10

/** kB of the rules of what opens, alike on every page. */
const laterRules = 2.9

test.each(budgets)('a first visit of %s is within its budget', async (name, budget) => {
  const path = weighedPages[name]
  const { visit, rules, files, elements, bars } = weighPage((await fetchSite(path)).body)
  console.log(
    `${name}: ${visit.toFixed(1)} kB, rules ${rules.head.toFixed(1)} + ${rules.body.toFixed(1)} + ${rules.later.toFixed(1)} kB, ${elements} elements, bars ${bars.toFixed(1)} %`,
  )
  const body = path.startsWith('/event/') ? 1 : 0
  expect(files).toEqual({ head: 2, body, later: 1, fonts: 2, scripts: 2 })
  expect(visit).toBeLessThanOrEqual(budget.visit)
  expect(rules.head).toBeLessThanOrEqual(budget.rules)
  expect(rules.later).toBeLessThanOrEqual(laterRules)
  expect(elements).toBeLessThanOrEqual(budget.elements)
  expect(bars).toBeLessThanOrEqual(barsShare)
  // The budget is of this page and not of one that is empty.
  expect(visit).toBeGreaterThan(budget.visit / 2)
})
