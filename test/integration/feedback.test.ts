import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readForm } from '../../src/model/values/form.ts'
import { feedbackPerDay } from '../../src/model/values/limits.ts'
import { feedbackFields } from '../../src/model/schemas/community/feedback.ts'
import { listFeedback } from '../../worker/domain/community/feedback/list-feedback.ts'
import { sendFeedback } from '../../worker/domain/community/feedback/send-feedback.ts'
import { openTables, type Tables } from '../support/member-tables.ts'

const ada = { id: 7_000_000_001, email: 'ada@example.org' }
const bert = { id: 7_000_000_002, email: 'bert@example.org' }
const start = new Date('2026-11-21T09:00:00.000Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const day = 86_400

let tables: Tables

beforeAll(async () => {
  tables = await openTables()
})
beforeEach(async () => {
  await tables.empty()
  for (const someone of [ada, bert]) await tables.addMember(someone)
  for (const table of ['moderation_item', 'feedback']) await tables.all(`DELETE FROM ${table}`)
})
afterAll(() => tables.close())

const about = (form: object) => {
  const read = readForm(feedbackFields, { permalink: 'public-event', ...form })
  if (!read.ok) throw new Error(JSON.stringify(read.fields))
  return read.values
}
const note = (text: string) => about({ category: 'other', text })

const sent = async (fields: ReturnType<typeof about>, from = ada, now = start) =>
  await sendFeedback(tables.db, { memberId: from.id, locale: 'de', network: 'hash' }, fields, now)

const items = async () =>
  await tables.all('SELECT kind, subject_id, member_id, state FROM moderation_item')
const listed = async (from = ada) => await listFeedback(tables.db, from.id, 'en')

test('60 simultaneous requests with the same feedback store one row and one item; the others get conflict', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, () => sent(note('The start is at nine.'))),
  )
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(59)
  expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(['conflict']))
  const [only, ...more] = await listed()
  expect(more).toEqual([])
  expect(await items()).toEqual([
    { kind: 'feedback', subject_id: only?.id, member_id: ada.id, state: 'waiting' },
  ])
})

test('feedback that was answered is not reopened when the same is sent again', async () => {
  await sent(note('The start is at nine.'))
  await tables.all(`UPDATE moderation_item SET state = 'approved', answer = 'Corrected.'`)
  await expect(sent(note('The start is at nine.'))).rejects.toMatchObject({ code: 'conflict' })
  expect(await listed()).toMatchObject([{ state: 'answered', answer: 'Corrected.' }])
})

test('the states of an item are those of its feedback, and a member sees their own only', async () => {
  await sent(note('One'), ada, later(1))
  await sent(note('Two'), bert, later(2))
  expect(await listed()).toMatchObject([{ text: 'One', state: 'received', answer: null }])
  await tables.all(`UPDATE moderation_item SET state = 'rejected', reason = 'unclear'`)
  expect(await listed()).toMatchObject([{ state: 'closed', reason: 'unclear' }])
})

test('a member sends ten messages in 24 hours, and the error says when the next one can be sent', async () => {
  for (let n = 0; n < feedbackPerDay; n += 1) await sent(note(`Message ${n}`), ada, later(n * 60))
  await expect(sent(note('One more'), ada, later(3600))).rejects.toMatchObject({
    code: 'too-many-requests',
    details: { retryAfter: day - 3600 },
  })
  await sent(note('Of another member'), bert, later(3600))
  await expect(sent(note('Too early'), ada, later(day - 1))).rejects.toThrow('too-many-requests')
  await sent(note('On time'), ada, later(day))
  expect(await listed()).toHaveLength(feedbackPerDay + 1)
})

test('simultaneous messages do not exceed the limit', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, n) => sent(note(`Message ${n}`))),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(feedbackPerDay)
  expect(await listed()).toHaveLength(feedbackPerDay)
  expect(await items()).toHaveLength(feedbackPerDay)
})

test('an unknown event is an error of the field that named it, and stores nothing', async () => {
  const unknown = { category: 'other', text: 'Hello' } as const
  const byNumber = readForm(feedbackFields, { ...unknown, eventId: 99 })
  if (!byNumber.ok) throw new Error('refused')
  await expect(sent(byNumber.values)).rejects.toMatchObject({
    details: { fields: { eventId: 'invalid' } },
  })
  await expect(sent(about({ ...unknown, permalink: 'nowhere' }))).rejects.toMatchObject({
    details: { fields: { permalink: 'invalid' } },
  })
  expect([await listed(), await items()]).toEqual([[], []])
})

test('a cheaper offer keeps its link and price, a wrong fact its fact; values of other categories are dropped', async () => {
  const all = {
    fact: 'dates',
    proposed: '12 June 2027',
    link: 'https://offers.example/run',
    price: '72,50',
    currency: 'SEK',
    text: 'See there',
  }
  await sent(about({ category: 'price-match', ...all }), ada, later(1))
  await sent(about({ category: 'wrong-fact', ...all }), ada, later(2))
  await sent(about({ category: 'problem', ...all }), ada, later(3))
  expect(await listed()).toMatchObject([
    { fact: null, proposed: null, link: null, amount: null, currency: null },
    {
      fact: 'dates',
      proposed: '12 June 2027',
      link: 'https://offers.example/run',
      amount: null,
      currency: null,
    },
    {
      fact: null,
      proposed: null,
      link: 'https://offers.example/run',
      amount: 72.5,
      currency: 'SEK',
    },
  ])
})
