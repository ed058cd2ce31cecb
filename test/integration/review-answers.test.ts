import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  findAnswer,
  mayAnswerReviews,
  removeAnswer,
  writeAnswer,
} from '../../worker/domain/community/answers/answer-of-organisation.ts'
import { decideItem } from '../../worker/domain/moderation/decide-item.ts'
import { moderatedKinds } from '../../worker/domain/registry/moderated-kinds.ts'
import { undoDecision } from '../../worker/domain/moderation/undo-decision.ts'
import { sendReport } from '../../worker/domain/community/reports/send-report.ts'
import { findReviews } from '../../worker/domain/community/reviews/find-reviews.ts'
import { removeReview } from '../../worker/domain/registry/remove-review.ts'
import {
  editor,
  openOrganiserTables,
  organiserNow as start,
  owner,
  stranger,
  type OrganiserTables,
} from '../support/organiser-tables.ts'

/** Answers of organisations to reviews: who may write one, how they are moderated, and what takes them along. */

const runner = 504
const moderator = { memberId: 99, from: null }
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const by = (memberId: number) => ({ memberId, reviewId: 1 })

let tables: OrganiserTables
beforeAll(async () => {
  tables = await openOrganiserTables()
  await tables.addEvents([7], { date: '2026-06-05', endDate: '2026-06-05' })
  await tables.run('UPDATE event SET organiser_id = 1')
  await tables.addMembers([{ id: runner }])
})
beforeEach(async () => {
  for (const table of ['review_answer', 'review_report', 'review', 'moderation_item', 'mail'])
    await tables.run(`DELETE FROM ${table}`)
  await tables.run(`INSERT INTO review (id, member_id, event_id, edition_id, rating, text, locale, state, written_at)
    VALUES (1, ${runner}, 7, 7, 4, 'Muddy.', 'en', 'approved', '2026-11-01')`)
  await tables.run(`INSERT INTO moderation_item (kind, subject_id, member_id, submitted_at, state)
    VALUES ('review', 1, ${runner}, '2026-11-01', 'approved')`)
})
afterAll(() => tables.close())

const write = async (memberId: number, text: string, now = start) =>
  await writeAnswer(tables.db, by(memberId), { text, locale: 'de' }, { now, network: null })
async function decide(kind: string, now: Date, reason: 'advert' | null = null) {
  const [item] = await tables.all('SELECT * FROM moderation_item WHERE kind = ?', kind)
  const itemId = Number(item?.['id'])
  const verdict = { itemId, submittedAt: String(item?.['submitted_at']), reason, answer: null }
  return {
    itemId,
    decisionId: await decideItem(tables.db, moderatedKinds, verdict, moderator, now),
  }
}
const shown = async () => {
  const page = { sort: 'mostRecent', limit: 10, offset: 0 } as const
  const { reviews } = await findReviews(tables.db, 7, page, 'en')
  return reviews.map(({ reply, repliedBy }) => [reply, repliedBy])
}
const states = async () =>
  (await tables.all('SELECT kind, state FROM moderation_item ORDER BY kind')).map(
    ({ kind, state }) => `${String(kind)} ${String(state)}`,
  )

test('an approved answer is shown under the name of the organisation; a change waits anew, by any of its people', async () => {
  await write(editor, 'New course in 2027.')
  expect(await shown()).toEqual([[null, null]])
  await decide('answer', later(60))
  expect(await shown()).toEqual([['New course in 2027.', 'Alpine club']])
  await write(owner, 'Gravel from 2027.', later(120))
  expect(await shown()).toEqual([[null, null]])
  expect(await states()).toEqual(['answer waiting', 'review approved'])
  const { answer } = await findAnswer(tables.db, by(editor))
  expect(answer).toMatchObject({ text: 'Gravel from 2027.', state: 'waiting', memberId: owner })
})

test('60 simultaneous answers are one answer', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, n) => write(owner, `Answer ${n}`)))
  expect(await tables.all('SELECT count(*) AS n FROM review_answer')).toEqual([{ n: 1 }])
})

test.each([
  ['a member of another organisation', stranger],
  ['the author of the review', runner],
])('%s reads, writes and removes nothing', async (_who, memberId) => {
  await write(owner, 'Thanks.')
  const before = await tables.all('SELECT * FROM review_answer')
  const unknown = { code: 'not-found' }
  await expect(findAnswer(tables.db, by(memberId))).rejects.toMatchObject(unknown)
  await expect(write(memberId, 'Mine')).rejects.toMatchObject(unknown)
  await expect(removeAnswer(tables.db, by(memberId))).rejects.toMatchObject(unknown)
  expect(await tables.all('SELECT * FROM review_answer')).toEqual(before)
})

test('the people of the organisation may answer reviews of its events, and no one else', async () => {
  const may = async (memberId: number, permalink = 'race-7') =>
    await mayAnswerReviews(tables.db, memberId, permalink)
  expect(await Promise.all([owner, editor].map((id) => may(id)))).toEqual([true, true])
  expect(await Promise.all([stranger, runner].map((id) => may(id)))).toEqual([false, false])
  expect(await may(owner, 'unknown')).toBe(false)
})

test('a review that is not published cannot be answered', async () => {
  await tables.run(`UPDATE review SET state = 'waiting'`)
  await expect(write(owner, 'Thanks.')).rejects.toMatchObject({ code: 'not-found' })
})

test('a rejected answer is not shown, and its author is told why', async () => {
  await write(owner, 'Buy our shoes.')
  await decide('answer', later(60), 'advert')
  expect(await shown()).toEqual([[null, null]])
  expect(await tables.all('SELECT kind, member_id FROM mail')).toEqual([
    { kind: 'text-rejected', member_id: owner },
  ])
})

test('a removed answer leaves page and inbox; a deleted review takes its answer along', async () => {
  await write(owner, 'Thanks.')
  await removeAnswer(tables.db, by(editor))
  expect(await states()).toEqual(['review approved'])
  await write(owner, 'Thanks.')
  await removeReview(tables.db, runner, 1, later(60))
  expect([await tables.all('SELECT * FROM review_answer'), await states()]).toEqual([[], []])
})

test('an approved report takes the review and its answer down; undo shows both again', async () => {
  await write(owner, 'Thanks.')
  await decide('answer', later(60))
  const report = { reviewId: 1, category: 'advert', text: '' } as const
  await sendReport(tables.db, { memberId: stranger, network: null }, report, later(120))
  const decision = await decide('report', later(180))
  expect(await states()).toEqual(['answer waiting', 'report approved', 'review waiting'])
  expect(await shown()).toEqual([])
  await undoDecision(tables.db, moderatedKinds, decision, moderator, later(185))
  expect(await states()).toEqual(['answer approved', 'report waiting', 'review approved'])
  expect(await shown()).toEqual([['Thanks.', 'Alpine club']])
})
