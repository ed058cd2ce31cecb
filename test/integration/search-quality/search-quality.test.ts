import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newState, type LocalState } from '../../support/local-state.ts'
import { testNow } from '../../support/site.ts'
import { databaseFile } from '../../support/database-file.ts'
import { createEmbeddedEngine } from '../../../worker/search/embedded/embedded-engine.ts'
import { runOn } from '../search-contract/memory-database.ts'
import { questionClasses } from './classes.ts'
import { firstGoals, leastMrr, recallGoals, together } from './goals.ts'
import { noSuch } from './questions/no-such.ts'
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

test.each(firstGoals)('the first suggestion of $classes is right', ({ classes, first }) => {
  const scores = [...score.classes].filter(([name]) => name.startsWith(classes))
  expect(scores).toHaveLength(1)
  for (const [, each] of scores) expect(each.first, missed()).toBeGreaterThanOrEqual(first)
})

test.each(noSuch)(
  '%s, which no event has, finds nothing that looks like an answer',
  async (text) => {
    const db = new DatabaseSync(databaseFile(state.path))
    const engine = createEmbeddedEngine(runOn(db), () => new Date(testNow))
    const found = await engine.suggest({ text, locale: 'en', limit: 6 })
    db.close()
    expect(found.filter(({ isPart }) => !isPart).map(({ permalink }) => permalink)).toEqual([])
  },
)

test('a class without a goal of its own finds most answers', () => {
  for (const [name, { recall }] of score.classes)
    expect(recall, `${name}\n${missed()}`).toBeGreaterThanOrEqual(0.85)
})

test('at least 700 texts are judged beside the drawn slips', () => {
  const written = Object.entries(questionClasses)
    .filter(([name]) => !name.includes('drawn'))
    .flatMap(([, questions]) => questions.map(({ text, locale }) => `${locale} ${text}`))
  expect(new Set(written).size).toBeGreaterThanOrEqual(700)
})
