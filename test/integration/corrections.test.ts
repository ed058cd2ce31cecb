import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { undoMs } from '../../src/model/community/moderation.ts'
import {
  findApproved,
  applyCorrection,
} from '../../worker/domain/community/corrections/apply-correction.ts'
import {
  correctionsFor,
  waitingCorrections,
} from '../../worker/domain/community/corrections/corrections-for.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { feedbackData } from '../../worker/domain/community/feedback/feedback-data.ts'
import { listFeedback } from '../../worker/domain/community/feedback/list-feedback.ts'
import { countInbox } from '../../worker/domain/moderation/list-inbox.ts'
import { moderationData } from '../../worker/domain/moderation/moderation-data.ts'
import { moderatedKinds } from '../../worker/domain/registry/moderated-kinds.ts'
import { openItem } from '../../worker/domain/moderation/open-item.ts'
import { undoDecision } from '../../worker/domain/moderation/undo-decision.ts'
import { publishChanges } from '../../worker/domain/publishing/publish-changes.ts'
import { presentWaiting } from '../../worker/present/community/waiting-corrections.ts'
import {
  correcting,
  editors,
  later,
  runner,
  source,
  swimmer,
  type Correcting,
} from '../support/correcting.ts'
import {
  editor,
  openOrganiserTables,
  organiserNow,
  owner,
  organiserStatement,
  publishing,
  stranger,
  type OrganiserTables,
} from '../support/organiser-tables.ts'

const strangers = correctionsFor({ id: stranger, role: 'organiser' })

let tables: OrganiserTables
let made: Correcting

beforeAll(async () => {
  tables = await openOrganiserTables()
  await tables.addMembers([{ id: runner }, { id: swimmer }])
})
beforeEach(async () => {
  made = await correcting(tables)
})
afterAll(async () => await tables.close())

const proposeStart = async (time = '10:30', from = runner) =>
  await made.propose(`${made.at.race}.startTime`, { time }, from)

/** Deletes the inbox entries and the feedback of a member, as the deletion of the account does. */
async function leave(id: number) {
  const member = { id, email: '', idIfDue: sql`(SELECT ${id})`, now: organiserNow }
  for (const data of [feedbackData, moderationData])
    for (const statement of await data.deleteRows(tables.db, member))
      await tables.db.batch([statement])
}

const firstRace = async () => (await made.editionNow())?.races[0]
const mails = async () =>
  await tables.all('SELECT kind, member_id FROM mail ORDER BY kind, member_id')
const revisions = async () =>
  await tables.all(
    `SELECT number, origin, author_id FROM event_revision WHERE event_id = ${made.eventId} AND number > 1`,
  )

test('an accepted correction is published with its source and day, and its sender gets an email', async () => {
  await proposeStart()
  const { decisionId } = await made.decide(editors, null, 'The club confirmed it.')
  expect(await made.apply(decisionId)).toEqual([true])
  expect(await firstRace()).toMatchObject({ startTime: '10:30' })
  expect(await revisions()).toEqual([{ number: 2, origin: 'correction', author_id: editor }])
  const [event] = await tables.all(`SELECT sources FROM event WHERE id = ${made.eventId}`)
  const stated = { url: source, facts: ['races'], check: { kind: 'page', on: '2026-11-21' } }
  expect(JSON.parse(String(event?.['sources']))[0]).toEqual(stated)
  expect(await tables.all(`SELECT kind, member_id, details ->> 'note' AS note FROM mail`)).toEqual([
    { kind: 'correction-accepted', member_id: runner, note: 'The club confirmed it.' },
  ])
  expect(await listFeedback(tables.db, runner, 'en')).toMatchObject([{ state: 'answered' }])
})

test('its organisation sees which facts of an event have a correction waiting, until it is decided', async () => {
  const seen = async (member: number, permalink: string | null = null) =>
    presentWaiting(await waitingCorrections(tables.db, member, permalink), 'en')
  expect(await seen(owner)).toBeNull()
  await proposeStart()
  await made.propose('place.venue', { proposed: 'Town hall' })
  const both = {
    label: 'Corrections: Start time, Marathon · Venue',
    path: '/organiser-events/corrections',
  }
  expect(await seen(owner)).toEqual(both)
  expect(await seen(editor, made.permalink)).toEqual(both)
  expect(await seen(owner, 'other-run')).toBeNull()
  expect(await seen(stranger)).toBeNull()
  await made.decide(editors)
  await made.decide(editors)
  expect(await seen(owner)).toBeNull()
})

test('the page of the event shows an accepted correction, and its source with the day', async () => {
  const before = await made.pageNow()
  expect(before.races[0]?.start).toBe('09:00')
  await proposeStart()
  const { decisionId } = await made.decide(editors)
  expect(await made.pageNow()).toEqual(before)
  await made.apply(decisionId)
  const page = await made.pageNow()
  expect(page.races[0]?.start).toBe('10:30')
  const check = { checkKind: 'page', checkedOn: '21 November 2026' }
  const [first] = page.sources
  expect(first).toMatchObject({ url: source, facts: ['races'], ...check })
})

test('an approval that is applied twice at once makes one revision and one email', async () => {
  await proposeStart()
  const { decisionId } = await made.decide(editors)
  const [approved] = await findApproved(tables.db, { decisionId })
  if (approved === undefined) throw new Error('not approved')
  await Promise.all([1, 2].map(() => applyCorrection(tables.db, approved, publishing)))
  expect(await revisions()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
  expect(await tables.all('SELECT state FROM moderation_item')).toEqual([{ state: 'approved' }])
})

test('of two members of the organisation who decide at once, one does and the other gets conflict', async () => {
  await proposeStart()
  const outcomes = await Promise.allSettled([made.decide(editors), made.decide(editors)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a fact that was changed meanwhile is a conflict with both values, and stays', async () => {
  await proposeStart()
  const change = { path: `${made.at.race}.startTime`, from: '09:00', to: '09:15' }
  const edit = { id: made.eventId, changes: [change], authorId: owner, details: organiserStatement }
  await publishChanges(tables.db, eventKind, { ...edit, origin: 'editor' }, publishing)
  const [entry] = await made.waiting(editors)
  const id = entry?.item.id ?? 0
  const opened = await openItem(tables.db, editors, id, editor, 'en', organiserNow)
  expect(opened.change).toMatchObject({
    present: '09:15',
    proposed: '10:30',
    former: { value: '09:00' },
  })
  await expect(made.decide(editors)).rejects.toMatchObject({ code: 'conflict', field: 'former' })
  expect(await firstRace()).toMatchObject({ startTime: '09:15' })
})

test('a fact that changes between approval and publication is not overwritten, and the correction waits again', async () => {
  await proposeStart()
  const { decisionId } = await made.decide(editors)
  const change = { path: `${made.at.race}.startTime`, from: '09:00', to: '09:15' }
  const edit = { id: made.eventId, changes: [change], authorId: owner, details: organiserStatement }
  await publishChanges(tables.db, eventKind, { ...edit, origin: 'editor' }, publishing)
  expect(await made.apply(decisionId)).toEqual([false])
  expect(await firstRace()).toMatchObject({ startTime: '09:15' })
  expect(await made.waiting(editors)).toHaveLength(1)
  expect(await mails()).toEqual([])
})

test('another organisation neither sees nor decides a correction, nor do moderators in their own inbox', async () => {
  await proposeStart()
  for (const kinds of [strangers, moderatedKinds]) {
    expect(await made.waiting(kinds)).toEqual([])
    expect((await countInbox(tables.db, kinds, '2026-11-21')).waiting).toEqual([])
    await expect(made.decide(kinds)).rejects.toThrow('not-found')
  }
  expect(await made.waiting(editors)).toHaveLength(1)
  const anyModerator = correctionsFor({ id: 999, role: 'moderator' })
  expect(await made.waiting(anyModerator)).toHaveLength(1)
})

test('moderators decide corrections of events without a verified organiser, and those left for a week', async () => {
  await tables.run('UPDATE organiser SET verified_on = NULL WHERE id = 1')
  await proposeStart()
  expect([await made.waiting(editors), await made.waiting(moderatedKinds)]).toMatchObject([
    [],
    [{}],
  ])
  await tables.run(`UPDATE organiser SET verified_on = '2026-11-01' WHERE id = 1`)
  const week = 7 * 86_400_000
  await made.sweep(later(week - 1000))
  expect(await made.waiting(moderatedKinds)).toEqual([])
  await made.sweep(later(week + 1000))
  expect([await made.waiting(editors), await made.waiting(moderatedKinds)]).toMatchObject([
    [{}],
    [{}],
  ])
})

test('the same proposal of another member counts to the first, and both get the email', async () => {
  await proposeStart()
  await proposeStart('10:30', swimmer)
  const [entry, ...more] = await made.waiting(editors)
  expect(more).toEqual([])
  expect(entry?.subject.fields).toContainEqual({ name: 'senders', value: '2' })
  const { decisionId } = await made.decide(editors)
  await made.apply(decisionId)
  expect(await mails()).toEqual([
    { kind: 'correction-accepted', member_id: runner },
    { kind: 'correction-accepted', member_id: swimmer },
  ])
  expect(await listFeedback(tables.db, swimmer, 'en')).toMatchObject([{ state: 'answered' }])
})

test('a correction whose first sender leaves passes to the others who propose the same', async () => {
  await proposeStart()
  await proposeStart('10:30', swimmer)
  await proposeStart('10:30', stranger)
  await leave(runner)
  const [entry, ...more] = await made.waiting(editors)
  expect(more).toEqual([])
  expect(entry?.subject.fields).toContainEqual({ name: 'senders', value: '2' })
  const { decisionId } = await made.decide(editors)
  expect(await made.apply(decisionId)).toEqual([true])
  expect(await mails()).toEqual([
    { kind: 'correction-accepted', member_id: stranger },
    { kind: 'correction-accepted', member_id: swimmer },
  ])
  expect(await listFeedback(tables.db, stranger, 'en')).toMatchObject([{ state: 'answered' }])
})

test('a declined correction changes nothing and mails the reason; undo takes both back', async () => {
  await proposeStart()
  const decision = await made.decide(editors, 'unfounded')
  expect(await mails()).toEqual([{ kind: 'correction-declined', member_id: runner }])
  const by = { memberId: editor, from: null }
  await undoDecision(tables.db, editors, decision, by, later(undoMs / 2))
  expect([await mails(), await made.waiting(editors)]).toMatchObject([[], [{}]])
  expect(await revisions()).toEqual([])
})

test('an approval is published by the scheduled handler once it stands, and is not taken back after that', async () => {
  await proposeStart()
  const decision = await made.decide(editors)
  expect(await made.sweep(later(1000 + undoMs))).toBe(0)
  expect(await made.sweep(later(2000 + undoMs))).toBe(1)
  const by = { memberId: editor, from: null }
  const undo = undoDecision(tables.db, editors, decision, by, later(1000 + undoMs / 2))
  await expect(undo).rejects.toThrow('conflict')
  expect(await firstRace()).toMatchObject({ startTime: '10:30' })
})
