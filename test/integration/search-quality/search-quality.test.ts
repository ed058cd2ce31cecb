import { afterAll, beforeAll, expect, test } from 'vitest'
import { newState, type LocalState } from '../../support/local-state.ts'
import { testNow } from '../../support/site.ts'
import { databaseFile } from '../../support/template-state.ts'
import { questionClasses } from './classes.ts'
import { leastMrr, recallGoals, together } from './goals.ts'
import { scoreCatalogue, type CatalogueScore } from './score-catalogue.ts'

/** Goals of search quality (docs/search.md), on the demo catalogue. */

let state: LocalState
let score: CatalogueScore
beforeAll(async () => {
  state = newState('catalogue')
  score = await scoreCatalogue(databaseFile(state.path), new Date(testNow))
})
afterAll(() => state.remove())

const missed = (): string =>
  score.misses.map(({ question, found }) => `${question.text}: ${found.join(' ')}`).join('\n')

test.each(recallGoals)('recall and rank of $classes reach their goals', ({ classes, recall }) => {
  const scores = [...score.classes].filter(([name]) => name.startsWith(classes))
  const all = together(scores.map(([, each]) => each))
  expect(all.recall, missed()).toBeGreaterThanOrEqual(recall)
  expect(all.mrr, missed()).toBeGreaterThanOrEqual(leastMrr)
})

test('a class without a goal of its own finds most answers', () => {
  for (const [name, { recall }] of score.classes)
    expect(recall, `${name}\n${missed()}`).toBeGreaterThanOrEqual(0.85)
})

test('at least 400 texts are judged', () => {
  const all = Object.values(questionClasses)
    .flat()
    .map(({ text, locale }) => `${locale} ${text}`)
  expect(all.length).toBeGreaterThanOrEqual(400)
})
