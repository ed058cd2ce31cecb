import { afterAll, beforeAll, expect, test } from 'vitest'
import { undoMs } from '../../src/model/community/moderation.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { decideItem } from '../../worker/domain/moderation/decide-item.ts'
import { listInbox } from '../../worker/domain/moderation/list-inbox.ts'
import { moderatedKinds } from '../../worker/domain/registry/moderated-kinds.ts'
import { undoDecision } from '../../worker/domain/moderation/undo-decision.ts'
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
const decide = async (reason: 'unfounded' | null, at: Date) => {
  const [entry] = await inbox()
  if (entry === undefined) throw new Error('nothing waits')
  const { id: itemId, submittedAt } = entry.item
  const verdict = { itemId, submittedAt, reason, answer: null }
  return { itemId, decisionId: await decideItem(tables.db, moderatedKinds, verdict, moderator, at) }
}
const stateOf = async (id: string) =>
  (await tables.all('SELECT state FROM event_draft WHERE id = ?', id))[0]?.['state']

test('the first event of a new organiser waits in the inbox, and is published once its approval is final', async () => {
  const id = await drafts.start('First run', newcomer)
  await drafts.edit(id, soundFacts('First run'), newcomer)
  expect(await drafts.publish(id, newcomer)).toEqual({ state: 'waiting' })
  expect(await run(later(0))).toBe(0)
  const [entry] = await inbox()
  expect(entry?.subject).toMatchObject({
    title: 'First run',
    fields: [{ name: 'organisation', value: 'New club' }],
  })
  expect(entry?.subject.text).toContain('2027-06-05 – 2027-06-06\n· Marathon')

  // An approval that is taken back publishes nothing.
  const undone = await decide(null, later(1000))
  expect(await run(later(2000))).toBe(0)
  await undoDecision(tables.db, moderatedKinds, undone, moderator, later(3000))
  expect(await run(later(undoMs + 5000))).toBe(0)
  // A rejection gives the draft back; published again, it waits again.
  await decide('unfounded', later(20_000))
  expect([await stateOf(id), await inbox()]).toEqual(['editing', []])
  expect(await drafts.publish(id, newcomer)).toEqual({ state: 'waiting' })
  await tables.run(`UPDATE event_draft SET updated_at = '${later(30_000).toISOString()}'`)
  await run(later(31_000))

  await decide(null, later(40_000))
  expect(await run(later(40_000 + undoMs))).toBe(0)
  expect(await run(later(40_001 + undoMs))).toBe(1)
  expect(await stateOf(id)).toBeUndefined()
  expect(await tables.all(`SELECT organiser_id FROM event WHERE name = 'First run'`)).toEqual([
    { organiser_id: 3 },
  ])
  expect(await tables.all('SELECT verified_on FROM organiser WHERE id = 3')).toEqual([
    { verified_on: '2026-11-21' },
  ])
  expect(await run(later(90_000))).toBe(0)
})

test('the item of a draft that is gone is never that of a later one', async () => {
  await tables.run(`UPDATE organiser SET verified_on = NULL WHERE id = 3`)
  const first = await drafts.start('Withdrawn run', newcomer)
  await drafts.edit(first, soundFacts('Withdrawn run'), newcomer)
  await drafts.publish(first, newcomer)
  await run(later(100_000))
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
  await run(later(110_000))
  const entries = await inbox()
  expect(entries.map(({ subject }) => subject.title)).toEqual(['Other run'])
  expect(entries[0]?.item.id).not.toBe(former[1])
})
