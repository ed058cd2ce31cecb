import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reviewsPerDay } from '../../src/model/values/limits.ts'
import type { ReviewFields } from '../../src/model/schemas/community/reviews.ts'
import { addReview } from '../../worker/domain/community/reviews/add-review.ts'
import { changeReview } from '../../worker/domain/community/reviews/change-review.ts'
import { findReviews } from '../../worker/domain/community/reviews/find-reviews.ts'
import { listMemberReviews } from '../../worker/domain/community/reviews/list-member-reviews.ts'
import { removeReview } from '../../worker/domain/registry/remove-review.ts'
import { findReviewInputs } from '../../worker/domain/community/reviews/review-inputs.ts'
import { decideItem } from '../../worker/domain/moderation/decide-item.ts'
import { moderatedKinds } from '../../worker/domain/registry/moderated-kinds.ts'
import { undoDecision } from '../../worker/domain/moderation/undo-decision.ts'
import { openTables, type Tables } from '../support/member-tables.ts'

const ada = { id: 7_000_000_001, email: 'ada@example.org' }
const bert = { id: 7_000_000_002, email: 'bert@example.org' }
const start = new Date('2026-11-21T09:00:00.000Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const moderator = { memberId: 99, from: null }

let tables: Tables

const content = {
  rating: 4,
  course: 5,
  organisation: null,
  atmosphere: null,
  value: null,
  raceId: 1,
  text: 'Steep, but <b>worth it</b>.',
  locale: 'de',
} satisfies Partial<ReviewFields>
const fields = { ...content, eventId: 1, edition: 1, isAuthentic: true } satisfies ReviewFields

const at = (now = start) => ({ now, network: null })

const write = async (memberId: number, changes: Partial<ReviewFields> = {}, now = start) =>
  await addReview(tables.db, memberId, { ...fields, ...changes }, at(now))

const eventRow = async () =>
  (await tables.all('SELECT rating, review_count FROM event WHERE id = 1'))[0]
const states = async () =>
  (
    await tables.all(
      `SELECT r.state AS review, i.state AS item FROM review r LEFT JOIN moderation_item i
        ON i.kind = 'review' AND i.subject_id = r.id ORDER BY r.id`,
    )
  ).map(({ review, item }) => [review, item])

async function decide(id: number, reason: 'insult' | null = null, now = later(60)) {
  const [item] = await tables.all(
    `SELECT id, submitted_at FROM moderation_item WHERE kind = 'review' AND subject_id = ?`,
    id,
  )
  const itemId = Number(item?.['id'])
  const submittedAt = String(item?.['submitted_at'])
  const verdict = { itemId, submittedAt, reason, answer: null }
  const decisionId = await decideItem(tables.db, moderatedKinds, verdict, moderator, now)
  return { itemId, decisionId }
}

beforeAll(async () => {
  tables = await openTables()
  for (const [id, date, confirmed, status] of [
    [2, '2027-09-19', 1, null],
    [3, '2025-09-20', 0, null],
    [4, '2024-09-20', 1, 'cancelled'],
  ])
    await tables.all(
      `INSERT INTO edition (id, event_id, date, end_date, date_confirmed, sport, status, city_id, zone)
        VALUES (?, 1, ?, ?, ?, 0, ?, 1, 'Europe/Berlin')`,
      id,
      date,
      date,
      confirmed,
      status,
    )
  await tables.all(
    `INSERT INTO race (id, edition_id, ordinal, sport, name) VALUES (2, 2, 0, 0, 'Next race')`,
  )
})
beforeEach(async () => {
  await tables.empty()
  await tables.addMember(ada)
  await tables.addMember(bert)
  for (const table of ['review', 'moderation_item', 'search_outbox', 'mail', 'audit'])
    await tables.all(`DELETE FROM ${table}`)
  await tables.all('UPDATE event SET rating = NULL, review_count = 0')
})
afterAll(() => tables.close())

test('parallel identical reviews: one row that waits, the others conflicts', async () => {
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => write(ada.id)))
  const refused = results.flatMap((each) =>
    each.status === 'rejected' ? [String(each.reason)] : [],
  )
  expect(refused).toEqual(Array.from({ length: 11 }, () => 'DomainError: conflict: edition'))
  expect(await states()).toEqual([['waiting', 'waiting']])
})

test.each([
  ['an unknown event', { eventId: 9 }, { eventId: 'invalid' }],
  ['an unknown edition', { edition: 9 }, { edition: 'invalid' }],
  ['an unknown race', { raceId: 9 }, { raceId: 'invalid' }],
  ['a race of another edition', { raceId: 2 }, { raceId: 'invalid' }],
])('%s is refused with its field', async (_, changes, refused) => {
  await expect(write(ada.id, changes)).rejects.toMatchObject({ details: { fields: refused } })
  expect(await states()).toEqual([])
})

test.each([
  ['ahead', 2],
  ['only expected', 3],
  ['cancelled', 4],
])('an edition that is %s is refused with the reason', async (_, edition) => {
  await expect(write(ada.id, { edition, raceId: null })).rejects.toMatchObject({
    code: 'not-held',
    field: 'edition',
  })
})

test('the form offers held editions with their races, and nothing of those ahead', async () => {
  const { eventId, editions } = await findReviewInputs(
    tables.db,
    'public-event',
    'en',
    '2026-11-21',
  )
  expect(eventId).toBe(1)
  expect(editions.map(({ id, races }) => [id, races.map((race) => race.id)])).toEqual([[1, [1]]])
  await expect(findReviewInputs(tables.db, 'none', 'en', '2026-11-21')).rejects.toMatchObject({
    code: 'event-not-found',
  })
})

test('a day has a limit of reviews for a member', async () => {
  await tables.all(
    `WITH RECURSIVE n(id) AS (SELECT 100 UNION ALL SELECT id + 1 FROM n WHERE id < ?)
      INSERT INTO edition (id, event_id, date, end_date, date_confirmed, sport, city_id, zone)
      SELECT id, 1, date('1900-01-01', '+' || id || ' days'), date('1900-01-01', '+' || id || ' days'), 1, 0, 1, 'UTC' FROM n`,
    100 + reviewsPerDay,
  )
  for (let n = 0; n < reviewsPerDay; n += 1) await write(ada.id, { edition: 100 + n, raceId: null })
  const more = { edition: 100 + reviewsPerDay, raceId: null }
  await expect(write(ada.id, more)).rejects.toMatchObject({ code: 'too-many-requests' })
  expect(await write(ada.id, more, later(86_401))).toBeGreaterThan(0)
})

test('approval sets rating, number and search; undo and a rejection take them back', async () => {
  const id = await write(ada.id)
  await write(bert.id, { rating: 1, text: '' })
  expect(
    await findReviews(tables.db, 1, { sort: 'mostRecent', limit: 10, offset: 0 }, 'en'),
  ).toEqual({ reviews: [], counts: new Map() })
  const { itemId, decisionId } = await decide(id)
  expect(await states()).toEqual([
    ['approved', 'approved'],
    ['waiting', 'waiting'],
  ])
  expect(await eventRow()).toEqual({ rating: 4, review_count: 1 })
  expect(await tables.all('SELECT event_id FROM search_outbox')).toEqual([{ event_id: 1 }])
  await undoDecision(tables.db, moderatedKinds, { itemId, decisionId }, moderator, later(65))
  expect(await states()).toEqual([
    ['waiting', 'waiting'],
    ['waiting', 'waiting'],
  ])
  expect(await eventRow()).toEqual({ rating: null, review_count: 0 })
  await decide(id, 'insult', later(70))
  expect(await eventRow()).toEqual({ rating: null, review_count: 0 })
  const [own] = await listMemberReviews(tables.db, ada.id, 'en')
  expect([own?.state, own?.reason]).toEqual(['rejected', 'insult'])
})

test('a rejected review queues one email with the reason, due when it cannot be taken back', async () => {
  const id = await write(ada.id)
  const { itemId, decisionId } = await decide(id, 'insult')
  const mails = async () => await tables.all('SELECT kind, address, due_at, details FROM mail')
  const [queued, ...more] = await mails()
  expect(more).toEqual([])
  expect(queued).toMatchObject({ kind: 'text-rejected', address: ada.email })
  expect(queued?.['due_at']).toBe(later(75).toISOString())
  const details: unknown = JSON.parse(String(queued?.['details']))
  expect(details).toMatchObject({ event: 'Public event', reason: 'insult', note: null })
  await undoDecision(tables.db, moderatedKinds, { itemId, decisionId }, moderator, later(65))
  expect(await mails()).toEqual([])
  await decide(id, null, later(80))
  expect(await mails()).toEqual([])
})

test('the list is sorted and paged, and counts all approved reviews by stars', async () => {
  const first = await write(ada.id)
  const second = await write(bert.id, { rating: 1, text: '' }, later(1))
  await decide(first)
  await decide(second)
  const list = async (sort: 'mostRecent' | 'highest' | 'lowest', offset = 0) => {
    const { reviews, counts } = await findReviews(tables.db, 1, { sort, limit: 1, offset }, 'en')
    expect([...counts]).toEqual([
      [1, 1],
      [4, 1],
    ])
    return reviews.map(({ id }) => id)
  }
  expect(await list('mostRecent')).toEqual([second])
  expect(await list('mostRecent', 1)).toEqual([first])
  expect(await list('highest')).toEqual([first])
  expect(await list('lowest')).toEqual([second])
  expect(await list('lowest', 2)).toEqual([])
  const [named] = (await findReviews(tables.db, 1, { sort: 'highest', limit: 1, offset: 0 }, 'en'))
    .reviews
  expect([named?.author, named?.race?.text, named?.date]).toEqual([
    null,
    'Public race',
    '2026-09-20',
  ])
})

test('a review is changed until it is judged, and once after, which takes it off the page', async () => {
  const id = await write(ada.id)
  const change = async (rating: number, seconds: number) =>
    await changeReview(tables.db, ada.id, id, { ...content, rating }, at(later(seconds)))
  await change(3, 1)
  await change(2, 2)
  await decide(id)
  expect(await eventRow()).toEqual({ rating: 2, review_count: 1 })
  await change(5, 90)
  expect(await states()).toEqual([['waiting', 'waiting']])
  expect(await eventRow()).toEqual({ rating: null, review_count: 0 })
  await expect(change(1, 91)).rejects.toMatchObject({ code: 'conflict' })
  await decide(id, null, later(120))
  expect(await eventRow()).toEqual({ rating: 5, review_count: 1 })
  await expect(change(1, 121)).rejects.toMatchObject({ code: 'conflict' })
})

test('another member changes and deletes nothing; deletion takes the review out of inbox and rating', async () => {
  const id = await write(ada.id)
  await decide(id)
  await expect(changeReview(tables.db, bert.id, id, content, at())).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(removeReview(tables.db, bert.id, id, start)).rejects.toMatchObject({
    code: 'not-found',
  })
  expect(await eventRow()).toEqual({ rating: 4, review_count: 1 })
  await removeReview(tables.db, ada.id, id, later(100))
  expect(await eventRow()).toEqual({ rating: null, review_count: 0 })
  expect(await tables.all('SELECT id FROM moderation_item')).toEqual([])
})
