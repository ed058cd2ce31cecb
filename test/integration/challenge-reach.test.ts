import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyContent } from '../../src/model/blocks/content.ts'
import { newChallenge } from '../../src/model/challenges/challenge.ts'
import type { ChallengeRule } from '../../src/model/challenges/rule.ts'
import { checkChallenges } from '../../worker/cli/check-challenges.ts'
import { readContent } from '../../worker/content-files/read-content.ts'
import { challengeFaults, checkRule } from '../../worker/domain/content/challenges/check-rule.ts'
import { findReach } from '../../worker/domain/content/challenges/find-reach.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { openCatalogue } from '../support/open-catalogue.ts'

/** The demo catalogue suffices for the challenges. */

let catalogue: ReturnType<typeof openCatalogue>
beforeAll(() => {
  catalogue = openCatalogue()
})
afterAll(async () => await catalogue.close())

const today = '2026-11-24'
const one = { kind: 'distinct' as const, by: 'race' as const, need: 1 }
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

test('the desk is told how many events count, and refuses rules that nobody or any race meets', async () => {
  const db = createDatabase(catalogue.db)
  const swims: ChallengeRule = {
    filter: { sports: ['swimming'], from: '2027-01-01', until: '2027-12-31' },
    goal: { kind: 'distinct', by: 'event', need: 5 },
    window: {},
  }
  const sound = await checkRule(db, swims, today)
  expect(sound).toMatchObject({ reached: 5, need: 5, fault: null })
  expect(sound.events).toBeGreaterThan(5)
  expect(sound.all).toBeGreaterThan(sound.events)

  const nobody = distinct('country', 400, {})
  expect(await checkRule(db, nobody, today)).toMatchObject({ need: 400, fault: 'nobody' })
  const anyRace: ChallengeRule = { ...swims, filter: { from: '2020-01-01' }, goal: one }
  expect(await checkRule(db, anyRace, today)).toMatchObject({ fault: 'everybody' })
  const oneSwim = await checkRule(db, { ...swims, goal: one }, today)
  expect(oneSwim.fault).toBeNull()

  const challenge = { ...newChallenge, rule: nobody }
  const content = { ...emptyContent(), challenge }
  expect(await challengeFaults(db, content, today)).toEqual({ 'challenge.rule': 'nobody' })
  const archived = { ...content, challenge: { ...challenge, isArchived: true } }
  expect(await challengeFaults(db, archived, today)).toEqual({})
})
