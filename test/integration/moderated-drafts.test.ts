import { afterAll, beforeAll, expect, test } from 'vitest'
import { undoMs, type RejectionReason } from '../../src/model/community/moderation.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { decideItem } from '../../worker/domain/moderation/decide-item.ts'
import { listInbox } from '../../worker/domain/moderation/list-inbox.ts'
import { moderatedKinds } from '../../worker/domain/registry/moderated-kinds.ts'
import { undoDecision } from '../../worker/domain/moderation/undo-decision.ts'
import { usualReviewMs } from '../../worker/domain/moderation/usual-review.ts'
import { listItems } from '../../worker/domain/organisers/dashboard/list-items.ts'
import { listOrganiserEvents } from '../../worker/domain/organisers/dashboard/list-events.ts'
import { presentDraft } from '../../worker/present/organiser/draft.ts'
import { findDraft } from '../../worker/domain/publishing/draft-row.ts'
import { discardDraft } from '../../worker/domain/publishing/discard-draft.ts'
import { moderateDrafts } from '../../worker/domain/organisers/publish/moderate-drafts.ts'
import { drafting, type Drafting } from '../support/drafting.ts'
import {
  openOrganiserTables,
  organiserNow,
  publishing,
  soundFacts,
  type OrganiserTables,
} from '../support/organiser-tables.ts'

const newcomer = 601
const moderator = { memberId: 11, from: null }
const later = (ms: number) => new Date(organiserNow.getTime() + ms)

let tables: OrganiserTables
let drafts: Drafting

beforeAll(async () => {
  tables = await openOrganiserTables()
  drafts = drafting(tables)
  await tables.addMembers([{ id: newcomer }])
  await tables.run(`INSERT INTO organiser_member (organiser_id, member_id, role, created_at)
    VALUES (3, ${newcomer}, 'owner', '2026-11-01')`)
})
afterAll(async () => await tables.close())

const run = async (at: Date) => await moderateDrafts(tables.db, { ...publishing, now: at }, 20)
const inbox = async () =>
  (await listInbox(tables.db, moderatedKinds, { kind: 'event', after: null }, 'en')).entries
/** The item that waits, as a moderator reads it now. */
const read = async () => {
  const [entry] = await inbox()
  if (entry === undefined) throw new Error('nothing waits')
  return entry
}
type Entry = Awaited<ReturnType<typeof read>>
const decideOn = async (
  { item, subject }: Entry,
  reason: RejectionReason | null,
  at: Date,
  version = subject.version ?? null,
) => {
  const { id: itemId, submittedAt } = item
  const note = reason === null ? null : 'Which lake?'
  const verdict = { itemId, submittedAt, version, reason, answer: note }
  return { itemId, decisionId: await decideItem(tables.db, moderatedKinds, verdict, moderator, at) }
}
const decide = async (reason: RejectionReason | null, at: Date) =>
  await decideOn(await read(), reason, at)
const draftOf = async (id: string) => await findDraft(tables.db, eventKind, newcomer, id)
const isGone = async (id: string) =>
  (await tables.all('SELECT 1 FROM event_draft WHERE id = ?', id)).length === 0
const mails = async () =>
  (await tables.all('SELECT kind, member_id, details FROM mail ORDER BY created_at')).map(
    (mail) => ({
      kind: mail['kind'],
      memberId: mail['member_id'],
      ...Object(JSON.parse(String(mail['details']))),
    }),
  )

/** A draft of an organisation without a published event, sent for review. */
const sent = async (name: string) => {
  await tables.run('UPDATE organiser SET verified_on = NULL WHERE id = 3')
  await tables.run('DELETE FROM moderation_item')
  await tables.run('DELETE FROM mail')
  const id = await drafts.start(name, newcomer)
  await drafts.edit(id, soundFacts(name), newcomer)
  expect(await drafts.publish(id, newcomer)).toEqual({ state: 'waiting' })
  return id
}

test('the first event of a new organiser waits in the inbox, and is published once its approval is final', async () => {
  const id = await sent('First run')
  const { subject } = await read()
  expect(subject).toMatchObject({
    title: 'First run',
    version: 1,
    fields: [
      { name: 'organisation', value: 'New club' },
      { name: 'site', value: 'https://example.org/enter' },
    ],
  })
  expect(subject.text).toMatch(/5\s–\s6 June 2027\n· Marathon/u)
  expect(subject.text).toContain('en: Up and down.')

  // An approval that is taken back publishes nothing.
  const undone = await decide(null, later(1000))
  expect(await run(later(2000))).toBe(0)
  await undoDecision(tables.db, moderatedKinds, undone, moderator, later(3000))
  expect(await run(later(undoMs + 5000))).toBe(0)
  // A rejection gives the draft back; sent again, it waits again.
  await decide('unfounded', later(20_000))
  expect([(await draftOf(id)).state, await inbox()]).toEqual(['editing', []])
  expect(await drafts.publish(id, newcomer)).toEqual({ state: 'waiting' })

  await decide(null, later(40_000))
  expect(await run(later(40_000 + undoMs))).toBe(0)
  expect(await run(later(40_001 + undoMs))).toBe(1)
  expect(await isGone(id)).toBe(true)
  expect(await tables.all(`SELECT organiser_id FROM event WHERE name = 'First run'`)).toEqual([
    { organiser_id: 3 },
  ])
  expect(await tables.all('SELECT verified_on FROM organiser WHERE id = 3')).toEqual([
    { verified_on: '2026-11-21' },
  ])
  expect(await run(later(90_000))).toBe(0)
})

test('a draft that is edited while it waits stays in its place, and is read and published as it is then', async () => {
  const id = await sent('Edited run')
  const before = await read()
  await drafts.edit(id, { ...soundFacts('Edited run'), since: 1999, name: 'Lake run' }, newcomer)
  const after = await read()
  expect(after.item).toMatchObject({ id: before.item.id, submittedAt: before.item.submittedAt })
  expect(after.subject).toMatchObject({ title: 'Lake run', version: 2 })
  await decide(null, later(1000))
  expect(await run(later(undoMs + 2000))).toBe(1)
  expect(await tables.all(`SELECT since FROM event WHERE name = 'Lake run'`)).toEqual([
    { since: 1999 },
  ])
})

test.each([null, 'unclear'] as const)(
  'a decision (%s) on a version that was changed since is not made, and the next one names the new version',
  async (reason) => {
    const id = await sent('Raced run')
    const stale = await read()
    await drafts.edit(id, { ...soundFacts('Raced run'), name: 'Casino night' }, newcomer)
    await expect(decideOn(stale, reason, later(1000))).rejects.toThrow('conflict: version')
    expect(await draftOf(id)).toMatchObject({ state: 'waiting', decision: { state: 'waiting' } })
    const withoutVersion = decideOn(stale, reason, later(1000), null)
    await expect(withoutVersion).rejects.toThrow('conflict: version')
    await decide(reason, later(2000))
    expect((await draftOf(id)).state).toBe(reason === null ? 'waiting' : 'editing')
    await discardDraft(tables.db, eventKind, {
      memberId: newcomer,
      reference: id,
      now: later(3000),
    })
  },
)

test('a draft that is changed after its approval is not published, and a moderator reads the difference', async () => {
  const id = await sent('Approved run')
  await decide(null, later(1000))
  await drafts.edit(id, { ...soundFacts('Approved run'), name: 'Casino night' }, newcomer)
  expect(await run(later(undoMs + 2000))).toBe(0)
  expect(await tables.all(`SELECT 1 FROM event WHERE name LIKE 'Casino%'`)).toEqual([])
  const { subject } = await read()
  expect(subject.text).toContain('Casino night')
  expect(subject.former).toContain('Approved run')
  await decide(null, later(30_000))
  expect(await run(later(40_001))).toBe(1)
  expect(await tables.all(`SELECT 1 FROM event WHERE name = 'Casino night'`)).toHaveLength(1)
})

test('a draft that was changed into one with faults while it waits cannot be approved, only sent back', async () => {
  const id = await sent('Faulty run')
  await drafts.edit(id, { ...soundFacts('Faulty run'), url: 'javascript:alert(1)' }, newcomer)
  await expect(decide(null, later(1000))).rejects.toThrow('conflict: incomplete')
  await decide('unclear', later(2000))
  expect((await draftOf(id)).state).toBe('editing')
})

test('the author learns of a rejection with its reason and the draft, and of the publication with the page', async () => {
  const id = await sent('Mailed run')
  await decide('unclear', later(1000))
  expect(await mails()).toEqual([
    {
      kind: 'text-rejected',
      memberId: newcomer,
      item: 'event',
      event: 'Mailed run',
      draft: id,
      reason: 'unclear',
      note: 'Which lake?',
    },
  ])
  const returned = { reason: 'unclear', note: 'Which lake?' }
  expect(presentDraft(await draftOf(id))).toMatchObject({ state: 'editing', returned })
  await drafts.edit(id, { ...soundFacts('Mailed run'), since: 2001 }, newcomer)
  expect(presentDraft(await draftOf(id)), 'until it is sent again').toMatchObject({ returned })
  await drafts.publish(id, newcomer)
  expect(presentDraft(await draftOf(id))).toMatchObject({ state: 'waiting', returned: null })
  await decide(null, later(2000))
  expect(await mails(), 'before it is published').toHaveLength(1)
  await run(later(undoMs + 3000))
  expect(await mails()).toContainEqual({
    kind: 'event-approved',
    memberId: newcomer,
    event: 'Mailed run',
    permalink: 'mailed-run',
  })
})

test('the usual time of a review is that of most of the last decisions, and unknown before there are five', async () => {
  await tables.run('DELETE FROM moderation_item')
  const decided = async (hours: number) =>
    await tables.run(`INSERT INTO moderation_item (kind, subject_id, submitted_at, state, decided_at)
      VALUES ('event', ${1000 + hours}, '${later(0).toISOString()}', 'approved', '${later(hours * 3_600_000).toISOString()}')`)
  for (const hours of [30, 1, 2, 3]) await decided(hours)
  expect(await usualReviewMs(tables.db, later(0))).toBeNull()
  await decided(4)
  expect(await usualReviewMs(tables.db, later(0))).toBe(4 * 3_600_000)
})

test('the item of a draft that is gone is never that of a later one', async () => {
  const first = await sent('Withdrawn run')
  const rowid = async (id: string) =>
    (await tables.all('SELECT rowid AS n FROM event_draft WHERE id = ?', id))[0]?.['n']
  const former = [await rowid(first), (await inbox())[0]?.item.id]
  await discardDraft(tables.db, eventKind, {
    memberId: newcomer,
    reference: first,
    now: organiserNow,
  })
  const second = await drafts.start('Other run', newcomer)
  await drafts.edit(second, soundFacts('Other run'), newcomer)
  await drafts.publish(second, newcomer)
  expect(await rowid(second)).toBe(former[0])
  const entries = await inbox()
  expect(entries.map(({ subject }) => subject.title)).toEqual(['Other run'])
  expect(entries[0]?.item.id).not.toBe(former[1])
})

test('the list of events says that a draft was sent back, with reason and note, until it is sent again', async () => {
  const id = await sent('Reed Lake Run')
  const returned = async () => {
    const list = await listOrganiserEvents(tables.db, newcomer, 'en', '2026-11-21')
    return listItems(list, '2026-11-21').find(({ key }) => key === id)?.returned
  }
  await decide('unclear', later(0))
  expect(await returned()).toEqual({ reason: 'unclear', note: 'Which lake?' })
  expect(await drafts.publish(id, newcomer)).toEqual({ state: 'waiting' })
  expect(await returned()).toBeNull()
})
