import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readForm } from '../../src/model/values/form.ts'
import { undoMs } from '../../src/model/community/moderation.ts'
import { feedbackFields } from '../../src/model/schemas/community/feedback.ts'
import { listFeedback } from '../../worker/domain/community/feedback/list-feedback.ts'
import { sendFeedback } from '../../worker/domain/community/feedback/send-feedback.ts'
import { decideItem } from '../../worker/domain/moderation/decide-item.ts'
import { moderatedKinds } from '../../worker/domain/registry/moderated-kinds.ts'
import { undoDecision } from '../../worker/domain/moderation/undo-decision.ts'
import { openTables, type Tables } from '../support/member-tables.ts'

const ada = { id: 7_000_000_001, email: 'ada@example.org' }
const moderator = { memberId: 11, from: null }
const start = new Date('2026-11-21T09:00:00.000Z')
const later = (ms: number) => new Date(start.getTime() + ms)

let tables: Tables

beforeAll(async () => {
  tables = await openTables()
})
beforeEach(async () => {
  await tables.empty()
  await tables.addMember(ada)
  for (const table of ['moderation_item', 'feedback', 'mail'])
    await tables.all(`DELETE FROM ${table}`)
  const read = readForm(feedbackFields, {
    permalink: 'public-event',
    category: 'wrong-fact',
    fact: 'dates',
    proposed: '12 June 2027',
    link: 'https://source.example/2027',
    text: 'The race is a week later.',
  })
  if (!read.ok) throw new Error('refused')
  await sendFeedback(
    tables.db,
    { memberId: ada.id, locale: 'en', network: null },
    read.values,
    start,
  )
})
afterAll(() => tables.close())

const decide = async (reason: 'unfounded' | null, answer: string | null) => {
  const [item] = await tables.all('SELECT id, submitted_at FROM moderation_item')
  const itemId = Number(item?.['id'])
  const verdict = { itemId, submittedAt: String(item?.['submitted_at']), reason, answer }
  const decisionId = await decideItem(tables.db, moderatedKinds, verdict, moderator, later(1000))
  return { itemId, decisionId }
}
const mails = async () =>
  (await tables.all('SELECT kind, address, details FROM mail')).map(({ details, ...row }) => ({
    ...row,
    details: JSON.parse(String(details)),
  }))
const stateOf = async () => (await listFeedback(tables.db, ada.id, 'en'))[0]

test('the inbox shows the text with its category, fact, proposed value and source', async () => {
  const [{ id = 0 } = {}] = await listFeedback(tables.db, ada.id, 'en')
  const subjects = await moderatedKinds.get('feedback')?.findSubjects(tables.db, [id], 'en')
  expect(subjects?.get(id)).toMatchObject({
    title: 'Public event',
    text: 'The race is a week later.',
    event: { permalink: 'public-event' },
    fields: [
      { name: 'category', value: 'A fact is wrong or missing' },
      { name: 'fact', value: 'Dates' },
      { name: 'proposed', value: '12 June 2027' },
      { name: 'link', value: 'https://source.example/2027' },
    ],
  })
})

test('an approval with a text answers the feedback and mails the answer; undo takes both back', async () => {
  const decision = await decide(null, 'Thank you, corrected.')
  expect(await stateOf()).toMatchObject({ state: 'answered', answer: 'Thank you, corrected.' })
  expect(await mails()).toEqual([
    {
      kind: 'text-answered',
      address: ada.email,
      details: { event: 'Public event', note: 'Thank you, corrected.' },
    },
  ])
  await undoDecision(tables.db, moderatedKinds, decision, moderator, later(undoMs / 2))
  expect(await stateOf()).toMatchObject({ state: 'received', answer: null })
  expect(await mails()).toEqual([])
})

test('a rejection closes the feedback with its reason, which is mailed', async () => {
  await decide('unfounded', null)
  expect(await stateOf()).toMatchObject({ state: 'closed', reason: 'unfounded' })
  expect(await mails()).toMatchObject([
    {
      kind: 'text-rejected',
      details: { item: 'feedback', event: 'Public event', reason: 'unfounded', note: null },
    },
  ])
})
