import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reportsPerDay } from '../../src/model/values/limits.ts'
import type { ReportFields } from '../../src/model/schemas/community/report.ts'
import { decideItem } from '../../worker/domain/moderation/decide-item.ts'
import { moderatedKinds } from '../../worker/domain/registry/moderated-kinds.ts'
import { undoDecision } from '../../worker/domain/moderation/undo-decision.ts'
import { sendReport } from '../../worker/domain/community/reports/send-report.ts'
import { addReview } from '../../worker/domain/community/reviews/add-review.ts'
import { deleteDueMembers } from '../../worker/domain/registry/delete-due-members.ts'
import { countInbox, listInbox } from '../../worker/domain/moderation/list-inbox.ts'
import { removeReview } from '../../worker/domain/registry/remove-review.ts'
import { openTables, type Tables } from '../support/member-tables.ts'

const ada = { id: 7_000_000_001, email: 'ada@example.org' }
const bert = { id: 7_000_000_002, email: 'bert@example.org' }
const start = new Date('2026-11-21T09:00:00.000Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const moderator = { memberId: 99, from: null }

let tables: Tables
let reviewId: number

async function decide(kind: string, reason: 'unfounded' | null = null, now = later(60)) {
  const [item] = await tables.all('SELECT * FROM moderation_item WHERE kind = ?', kind)
  const itemId = Number(item?.['id'])
  const verdict = { itemId, submittedAt: String(item?.['submitted_at']), reason, answer: null }
  return {
    itemId,
    decisionId: await decideItem(tables.db, moderatedKinds, verdict, moderator, now),
  }
}
const states = async () =>
  (await tables.all('SELECT kind, state FROM moderation_item ORDER BY kind')).map(
    ({ kind, state }) => `${String(kind)} ${String(state)}`,
  )
const shown = async () => (await tables.all('SELECT state FROM review')).map(({ state }) => state)
const ratings = async () =>
  (await tables.all('SELECT review_count FROM event WHERE id = 1'))[0]?.['review_count']

const report = async (change: Partial<ReportFields> = {}, from = bert, now = later(120)) =>
  await sendReport(
    tables.db,
    { memberId: from.id, network: null },
    { reviewId, category: 'advert', text: 'It sells shoes.', ...change },
    now,
  )

beforeAll(async () => {
  tables = await openTables()
})
beforeEach(async () => {
  await tables.empty()
  for (const someone of [ada, bert]) await tables.addMember(someone)
  for (const table of [
    'review_report',
    'anonymous_report',
    'review',
    'moderation_item',
    'mail',
    'audit',
  ])
    await tables.all(`DELETE FROM ${table}`)
  await tables.all('UPDATE event SET rating = NULL, review_count = 0')
  await addReview(
    tables.db,
    ada.id,
    {
      rating: 5,
      course: null,
      organisation: null,
      atmosphere: null,
      value: null,
      raceId: null,
      text: 'Buy my shoes.',
      locale: 'en',
      eventId: 1,
      edition: 1,
      isAuthentic: true,
    },
    { now: start, network: null },
  )
  await decide('review', null, later(30))
  reviewId = Number((await tables.all('SELECT id FROM review'))[0]?.['id'])
})
afterAll(() => tables.close())

test('60 simultaneous reports of a member are one report; the others get conflict', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => report()))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(['conflict']))
  expect(refused).toHaveLength(59)
  expect(await states()).toEqual(['report waiting', 'review approved'])
})

test('an unknown review, one that is not published, and one’s own are errors of the field', async () => {
  const refusal = { details: { fields: { reviewId: 'invalid' } } }
  await expect(report({ reviewId: reviewId + 1 })).rejects.toMatchObject(refusal)
  await expect(report({}, ada)).rejects.toMatchObject(refusal)
  await tables.all(`UPDATE review SET state = 'waiting'`)
  await expect(report()).rejects.toMatchObject(refusal)
  expect(await states()).toEqual(['review approved'])
})

test('a member sends twenty reports in 24 hours', async () => {
  await tables.all(
    `WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < ?)
      INSERT INTO review_report (member_id, review_id, category, sent_at) SELECT ?, 1000 + id, 'other', ? FROM n`,
    reportsPerDay,
    bert.id,
    start.toISOString(),
  )
  await expect(report()).rejects.toMatchObject({ code: 'too-many-requests' })
  await report({}, bert, later(86_401))
})

test('the inbox shows the reason with the reported text', async () => {
  await report()
  const [{ id = 0 } = {}] = await tables.all('SELECT id FROM review_report')
  const subjects = await moderatedKinds.get('report')?.findSubjects(tables.db, [Number(id)], 'en')
  expect(subjects?.get(Number(id))).toMatchObject({
    title: 'Public event',
    text: 'It sells shoes.',
    event: { year: 2026 },
    fields: [
      { name: 'report-reason', value: 'It is advertising' },
      { name: 'reported-text', value: 'Buy my shoes.' },
    ],
  })
})

test('an approved report puts the review back into the inbox and takes it off its page; undo shows it again', async () => {
  await report()
  expect([await shown(), await ratings()]).toEqual([['approved'], 1])
  const decision = await decide('report', null, later(180))
  expect(await states()).toEqual(['report approved', 'review waiting'])
  expect([await shown(), await ratings()]).toEqual([['waiting'], 0])
  await undoDecision(tables.db, moderatedKinds, decision, moderator, later(185))
  expect(await states()).toEqual(['report waiting', 'review approved'])
  expect([await shown(), await ratings()]).toEqual([['approved'], 1])
})

test('a rejected report leaves the review as it is', async () => {
  await report()
  await decide('report', 'unfounded', later(180))
  expect(await states()).toEqual(['report rejected', 'review approved'])
  expect(await shown()).toEqual(['approved'])
})

test('a review that its member deletes takes its reports along', async () => {
  await report()
  await removeReview(tables.db, ada.id, reviewId, later(200))
  expect([await tables.all('SELECT * FROM review_report'), await states()]).toEqual([[], []])
})

const leave = async (someone: { id: number }) => {
  await tables.all('DELETE FROM media')
  const at = later(240)
  await tables.all('UPDATE member SET delete_at = ? WHERE id = ?', at.toISOString(), someone.id)
  expect(await deleteDueMembers(tables.db, async () => {}, at, 20)).toEqual([someone.id])
}

test('a report whose member leaves stays in the inbox, without the member and the words, and is decided', async () => {
  await report()
  await leave(bert)
  expect(
    await tables.all(`SELECT state, member_id, network FROM moderation_item WHERE kind = 'report'`),
  ).toEqual([{ state: 'waiting', member_id: null, network: null }])
  const { entries } = await listInbox(
    tables.db,
    moderatedKinds,
    { kind: 'report', after: null },
    'en',
  )
  expect(entries.map(({ subject }) => subject)).toMatchObject([
    {
      title: 'Public event',
      text: null,
      fields: [
        { name: 'report-reason', value: 'It is advertising' },
        { name: 'reported-text', value: 'Buy my shoes.' },
      ],
    },
  ])
  await decide('report', null, later(300))
  expect(await states()).toEqual(['report approved', 'review waiting'])
})

test('a report of a review whose member leaves goes with it, also one without a member', async () => {
  await report()
  await leave(bert)
  await leave(ada)
  expect([await tables.all('SELECT * FROM anonymous_report'), await states()]).toEqual([[], []])
})

test('decisions of a day are counted once made, less when taken back, and still when the text is gone', async () => {
  await tables.all('DELETE FROM audit')
  const done = async () => (await countInbox(tables.db, moderatedKinds, '2026-11-21')).done
  await report()
  const decision = await decide('report', 'unfounded', later(180))
  expect(await done()).toBe(1)
  await undoDecision(tables.db, moderatedKinds, decision, moderator, later(185))
  expect(await done()).toBe(0)
  await decide('report', 'unfounded', later(190))
  await leave(bert)
  expect(await done()).toBe(1)
  await removeReview(tables.db, ada.id, reviewId, later(250))
  expect(await done()).toBe(1)
})
