import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readForm } from '../../src/model/values/form.ts'
import { feedbackFields } from '../../src/model/schemas/community/feedback.ts'
import { readModerateCommand } from '../../worker/cli/moderate-command.ts'
import { runModerateCommand } from '../../worker/cli/moderate-verbs.ts'
import { sendFeedback } from '../../worker/domain/community/feedback/send-feedback.ts'
import { moderatedKinds } from '../../worker/domain/registry/moderated-kinds.ts'
import { openTables, type Tables } from '../support/member-tables.ts'

const ada = { id: 7_000_000_001, email: 'ada@example.org' }
const start = new Date('2026-11-21T09:00:00.000Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)

let tables: Tables
let item = 0

beforeAll(async () => {
  tables = await openTables()
})
beforeEach(async () => {
  await tables.empty()
  await tables.addMember(ada)
  for (const table of ['moderation_item', 'feedback', 'mail', 'audit'])
    await tables.all(`DELETE FROM ${table}`)
  const read = readForm(feedbackFields, {
    permalink: 'public-event',
    category: 'other',
    text: 'The start\nis at nine. https://course.example',
  })
  if (!read.ok) throw new Error(JSON.stringify(read.fields))
  const sender = { memberId: ada.id, locale: 'en', network: 'hash' } as const
  await sendFeedback(tables.db, sender, read.values, start)
  const [row] = await tables.all('SELECT id FROM moderation_item')
  item = Number(row?.['id'])
})
afterAll(() => tables.close())

/** Output of `npm run moderate -- …` at a time. */
const moderate = async (words: string[], now = later(60)) =>
  await runModerateCommand(readModerateCommand(words), {
    db: tables.db,
    kinds: moderatedKinds,
    now,
  })

const stored = async () =>
  (await tables.all('SELECT state, reason, answer, decided_by FROM moderation_item'))[0]
const mails = async () => (await tables.all('SELECT kind, address FROM mail')).length
const audited = async () =>
  (await tables.all('SELECT detail FROM audit')).map(({ detail }) => detail)

test('list names the waiting items with their age, the late ones marked, and the counts', async () => {
  expect(await moderate(['list'], later(5 * 3600))).toMatch(
    new RegExp(
      String.raw`^ *${item} {2}5 h +feedback +.*The start is at nine\.[^\n]*\nwaiting: feedback 1; done today: 0$`,
      'u',
    ),
  )
  expect(await moderate(['list'], later(25 * 3600))).toContain('25 h late')
  await moderate(['approve', String(item)])
  expect(await moderate(['list'])).toBe('waiting: nothing; done today: 1')
})

test('show prints the whole text with what is known of its author', async () => {
  const shown = await moderate(['show', String(item)])
  expect(shown).toContain(`item:           ${item}, feedback, waiting`)
  expect(shown).toContain('sent:           2026-11-21T09:00:00.000Z')
  expect(shown).toContain('link:           https://course.example')
  expect(shown).toMatch(/\n\nThe start\nis at nine\. https:\/\/course\.example$/u)
})

test('approve decides for the operator, mails the note as an answer, and is recorded', async () => {
  const out = await moderate(['approve', String(item), '--note', 'Corrected, thank you.'])
  expect(out).toBe(`Item ${item} is approved. "undo ${item}" takes it back within ten seconds.`)
  expect(await stored()).toEqual({
    state: 'approved',
    reason: null,
    answer: 'Corrected, thank you.',
    decided_by: null,
  })
  expect(await mails()).toBe(1)
  expect(await audited()).toEqual([expect.stringContaining('approved')])
})

test('reject states the reason, which is mailed', async () => {
  expect(await moderate(['reject', String(item), 'unfounded'])).toContain('is rejected: unfounded.')
  expect(await stored()).toMatchObject({ state: 'rejected', reason: 'unfounded', answer: null })
  expect(await mails()).toBe(1)
})

test('undo takes a decision back within ten seconds, with its email, and not later', async () => {
  await moderate(['reject', String(item), 'unfounded'])
  expect(await moderate(['undo', String(item)], later(69))).toBe(`Item ${item} waits again.`)
  expect(await stored()).toMatchObject({ state: 'waiting', reason: null })
  expect(await mails()).toBe(0)
  await moderate(['approve', String(item)])
  await expect(moderate(['undo', String(item)], later(71))).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await stored()).toMatchObject({ state: 'approved' })
})

test('an item that is decided is not decided again, an unknown one is not found', async () => {
  await moderate(['approve', String(item)])
  await expect(moderate(['reject', String(item), 'unclear'])).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await stored()).toMatchObject({ state: 'approved' })
  for (const verb of ['show', 'approve', 'undo'])
    await expect(moderate([verb, '999999'])).rejects.toMatchObject({ code: 'not-found' })
})

test.each([
  [],
  ['list', '5'],
  ['show'],
  ['show', '0'],
  ['show', '5', '6'],
  ['approve', 'five'],
  ['approve', '5', 'unclear'],
  ['reject', '5'],
  ['reject', '5', 'because'],
  ['undo', '5', 'now'],
  ['delete', '5'],
  ['approve', '5', '--note'],
  ['approve', '5', '--note', 'x'.repeat(601)],
  ['list', '--all'],
])('the arguments %j %j %j %j are refused', (...words) => {
  expect(() => readModerateCommand(words)).toThrowError(
    expect.objectContaining({ name: 'ModerateCommandError' }),
  )
})
