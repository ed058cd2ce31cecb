import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChallengeRule } from '../../src/model/challenges/rule.ts'
import { checkChallenges } from '../../worker/cli/check-challenges.ts'
import { readContent } from '../../worker/content-files/read-content.ts'
import { findReach } from '../../worker/domain/content/challenges/find-reach.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { openCatalogue } from '../support/open-catalogue.ts'

/** The demo catalogue suffices for the challenges, on a real D1. */

let catalogue: ReturnType<typeof openCatalogue>
beforeAll(() => {
  catalogue = openCatalogue()
})
afterAll(async () => await catalogue.close())

const today = '2026-11-24'
const distinct = (by: 'day' | 'country', need: number, more: Partial<ChallengeRule>) => ({
  filter: {},
  window: {},
  goal: { kind: 'distinct' as const, by, need },
  ...more,
})

test('every shipped challenge can be met with the races ahead', async () => {
  const { lines, failed } = await checkChallenges(
    createDatabase(catalogue.db),
    readContent(),
    today,
  )
  expect(failed).toEqual([])
  expect(lines).toHaveLength(10)
})

test('a challenge that nobody can meet is named with what could be reached', async () => {
  const week = distinct('day', 6, {
    filter: { sports: ['xc_skiing'], metres: [40_000, 10_000_000], events: ['vasaloppet'] },
    window: { days: 7 },
  })
  const { reached, need } = await findReach(createDatabase(catalogue.db), week, today)
  expect(need).toBe(6)
  expect(reached).toBeLessThan(6)
})

test('a sum takes one race a day', async () => {
  const day: ChallengeRule = {
    filter: { from: '2027-05-01', until: '2027-05-01' },
    goal: { kind: 'sum', of: 'metres', need: 100_000_000 },
    window: {},
  }
  const { reached } = await findReach(createDatabase(catalogue.db), day, today)
  expect(reached).toBeGreaterThan(0)
  expect(reached).toBeLessThan(400_000)
})
