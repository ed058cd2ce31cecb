import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decideItem } from '../../worker/domain/moderation/decide-item.ts'
import type { ModeratedKinds } from '../../worker/domain/moderation/moderated-kind.ts'
import {
  submitForModeration,
  withdrawFromModeration,
} from '../../worker/domain/moderation/submit-for-moderation.ts'
import { openItem } from '../../worker/domain/moderation/open-item.ts'
import { undoDecision } from '../../worker/domain/moderation/undo-decision.ts'
import { moderatedKinds } from '../../worker/domain/registry/moderated-kinds.ts'
import { openTables, type Tables } from '../support/member-tables.ts'
import { createNotices, noticeKind } from '../support/moderated-notices.ts'

const author = { id: 7_000_000_001, email: 'author@example.org' }
const start = new Date('2026-11-21T09:00:00.000Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const first = { memberId: 11, from: null }
const second = { memberId: 12, from: null }

let tables: Tables
const kinds: ModeratedKinds = new Map([['feedback', noticeKind(author.id)]])

beforeAll(async () => {
  tables = await openTables()
  await tables.all(createNotices)
})
beforeEach(async () => {
  await tables.empty()
  await tables.addMember(author)
  for (const table of ['mail', 'audit', 'moderation_item', 'test_notice'])
    await tables.all(`DELETE FROM ${table}`)
  await tables.all(`INSERT INTO test_notice VALUES (5, 'Start at ten', 'waiting')`)
  await submit(start)
})
afterAll(() => tables.close())

const submit = async (now: Date, id = 5) =>
  await submitForModeration(
    tables.db,
    {
      kind: 'feedback',
      subject: sql`SELECT id FROM test_notice WHERE id = ${id}`,
      memberId: author.id,
      network: 'hash',
    },
    now,
  )

const items = async () => await tables.all('SELECT * FROM moderation_item')
const states = async () =>
  await tables.all(
    'SELECT item.state, notice.state AS subject FROM moderation_item item, test_notice notice',
  )
const mails = async () => await tables.all('SELECT member_id, address, due_at, locale FROM mail')
const audited = async () => (await tables.all('SELECT * FROM audit')).map(({ detail }) => detail)

const verdict = async (reason: 'unclear' | null = null) => {
  const [item] = await items()
  return {
    itemId: Number(item?.['id']),
    submittedAt: String(item?.['submitted_at']),
    reason,
    answer: null,
  }
}

test('of two moderators who decide an item at once, one decides and one gets a conflict; one email', async () => {
  const outcomes = await Promise.allSettled([
    decideItem(tables.db, kinds, await verdict(), first, later(60)),
    decideItem(tables.db, kinds, await verdict('unclear'), second, later(60)),
  ])
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(1)
  expect(refused[0]?.reason).toMatchObject({ code: 'conflict' })
  const decided = outcomes[0].status === 'fulfilled' ? 'approved' : 'rejected'
  expect(await states()).toEqual([{ state: decided, subject: decided }])
  expect(await mails()).toEqual([
    {
      member_id: author.id,
      address: author.email,
      due_at: later(75).toISOString(),
      locale: 'en',
    },
  ])
  expect(await audited()).toHaveLength(1)
})

test('control: without the condition on the state, both would decide', async () => {
  const [item] = await items()
  const byBoth = await Promise.all(
    ['a', 'b'].map(
      async (id) =>
        await tables.all(
          'UPDATE moderation_item SET decision_id = ? WHERE id = ? RETURNING id',
          id,
          item?.['id'],
        ),
    ),
  )
  expect(byBoth.map((rows) => rows.length)).toEqual([1, 1])
})

test('a decision is taken back within ten seconds, with its email, and can be made again', async () => {
  const decisionId = await decideItem(tables.db, kinds, await verdict('unclear'), first, start)
  const { itemId } = await verdict()
  await undoDecision(tables.db, kinds, { itemId, decisionId }, first, later(9.999))
  expect(await states()).toEqual([{ state: 'waiting', subject: 'waiting' }])
  expect(await mails()).toEqual([])
  expect(await audited()).toEqual(['feedback 5 rejected: unclear', 'feedback 5 taken back'])
  await decideItem(tables.db, kinds, await verdict(), second, later(11))
  expect(await states()).toEqual([{ state: 'approved', subject: 'approved' }])
  expect(await mails()).toHaveLength(1)
})

test('nobody decides a text of their own, and an operator in the terminal may', async () => {
  const writer = { memberId: author.id, from: null }
  for (const reason of [null, 'unclear'] as const) {
    const decided = decideItem(tables.db, kinds, await verdict(reason), writer, start)
    await expect(decided).rejects.toMatchObject({ code: 'conflict', field: 'author' })
  }
  expect(await states()).toEqual([{ state: 'waiting', subject: 'waiting' }])
  expect(await audited()).toEqual([])
  const operator = { memberId: null, from: null }
  expect(await decideItem(tables.db, kinds, await verdict(), operator, start)).toHaveLength(36)
})

test.each([...moderatedKinds.keys()])(
  'a %s of the moderator is decided by a colleague',
  async (kind) => {
    await tables.all(`DELETE FROM feedback`)
    await tables.all(
      `INSERT INTO feedback (id, member_id, event_id, category, text, path, locale, digest, sent_at)
      VALUES (900, ?1, 1, 'wrong-fact', '', 'site', 'en', 'x', ?2)`,
      author.id,
      start.toISOString(),
    )
    const [row] = await tables.all(
      `INSERT INTO moderation_item (kind, subject_id, member_id, submitted_at, state)
      VALUES (?1, 900, ?2, ?3, 'waiting') RETURNING id`,
      kind,
      author.id,
      start.toISOString(),
    )
    const itemId = Number(row?.['id'])
    const read = { itemId, submittedAt: start.toISOString(), reason: null, answer: null }
    const decided = decideItem(
      tables.db,
      moderatedKinds,
      read,
      { memberId: author.id, from: null },
      start,
    )
    await expect(decided).rejects.toMatchObject({ code: 'conflict', field: 'author' })
    await tables.all('DELETE FROM moderation_item WHERE subject_id = 900')
  },
)

test('an opened item says whether its reader wrote it', async () => {
  const { itemId } = await verdict()
  const openedBy = async (memberId: number | null) =>
    (await openItem(tables.db, kinds, itemId, memberId, 'en', start)).isByReader
  expect(await openedBy(author.id)).toBe(true)
  expect(await openedBy(first.memberId)).toBe(false)
  expect(await openedBy(null)).toBe(false)
})

test('undo of an item that waits is a conflict before any statement of its kind is made', async () => {
  const { itemId } = await verdict()
  const statementless: ModeratedKinds = new Map([
    [
      'feedback',
      {
        ...noticeKind(author.id),
        undo: () => {
          throw new Error('The statements of undo were made for an item that waits.')
        },
      },
    ],
  ])
  for (const decisionId of ['a', crypto.randomUUID()]) {
    const undo = undoDecision(tables.db, statementless, { itemId, decisionId }, first, start)
    await expect(undo).rejects.toMatchObject({ code: 'conflict' })
  }
})

test('a second undo of the same decision is a conflict', async () => {
  const decisionId = await decideItem(tables.db, kinds, await verdict(), first, start)
  const { itemId } = await verdict()
  const undo = async () =>
    await undoDecision(tables.db, kinds, { itemId, decisionId }, first, later(1))
  await undo()
  await expect(undo()).rejects.toMatchObject({ code: 'conflict' })
})

test('after ten seconds, or by another decision, nothing is taken back', async () => {
  const decisionId = await decideItem(tables.db, kinds, await verdict(), first, start)
  const { itemId } = await verdict()
  for (const [id, at] of [
    [decisionId, 10],
    ['another', 1],
  ] as const) {
    const undo = undoDecision(tables.db, kinds, { itemId, decisionId: id }, first, later(at))
    await expect(undo).rejects.toMatchObject({ code: 'conflict' })
  }
  expect(await states()).toEqual([{ state: 'approved', subject: 'approved' }])
  expect(await mails()).toHaveLength(1)
  expect(await audited()).toEqual(['feedback 5 approved'])
})

test('a text that was changed after the moderator read it is not decided', async () => {
  const read = await verdict()
  await submit(later(30))
  const decided = decideItem(tables.db, kinds, read, first, later(31))
  await expect(decided).rejects.toMatchObject({ code: 'conflict' })
  expect(await mails()).toEqual([])
})

test('a change puts a decided subject back into the inbox as the same item', async () => {
  const [before] = await items()
  await decideItem(tables.db, kinds, await verdict('unclear'), first, later(1))
  await submit(later(60))
  const [after] = await items()
  expect(after).toEqual({ ...before, submitted_at: later(60).toISOString() })
})

test('a write that made no subject submits nothing, and a withdrawn subject leaves no item', async () => {
  await submit(start, 404)
  expect(await items()).toHaveLength(1)
  await withdrawFromModeration(tables.db, 'feedback', sql`SELECT 5`)
  expect(await items()).toEqual([])
})
