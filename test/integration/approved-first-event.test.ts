import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { undoMs } from '../../src/model/community/moderation.ts'
import { publishApprovedLater } from '../../worker/api/middleware/publish-approved.ts'
import { decideItem } from '../../worker/domain/moderation/decide-item.ts'
import { listInbox } from '../../worker/domain/moderation/list-inbox.ts'
import { moderatedKinds } from '../../worker/domain/registry/moderated-kinds.ts'
import { readSettings } from '../../worker/settings/env.ts'
import { drafting, type Drafting } from '../support/drafting.ts'
import {
  openOrganiserTables,
  organiserNow,
  soundFacts,
  type OrganiserTables,
} from '../support/organiser-tables.ts'

// The ten seconds in which a decision can be taken back are over at once.
vi.mock(import('../../worker/api/middleware/after-undo.ts'), () => ({ afterUndo: async () => {} }))

const newcomer = 601
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

test('an approved first event is published by the request that approved it, and shown; other decisions wait for nothing', async () => {
  const id = await drafts.start('Approved at once', newcomer)
  await drafts.edit(id, soundFacts('Approved at once'), newcomer)
  expect(await drafts.publish(id, newcomer)).toMatchObject({ state: 'waiting' })
  const { entries } = await listInbox(
    tables.db,
    moderatedKinds,
    { kind: 'event', after: null },
    'en',
  )
  const [entry] = entries
  if (entry === undefined) throw new Error('The draft waits in the inbox')
  const { id: itemId, submittedAt } = entry.item
  const version = entry.subject.version ?? null
  const verdict = { itemId, submittedAt, version, reason: null, answer: null }
  const moderator = { memberId: 11, from: null }
  const decisionId = await decideItem(tables.db, moderatedKinds, verdict, moderator, later(0))
  const KV = { get: async () => null, put: async () => {}, delete: async () => {} }
  const work: Promise<unknown>[] = []
  const [sendMail, renewPages] = [vi.fn<() => void>(), vi.fn<(...pages: string[]) => void>()]
  const context = {
    var: {
      db: tables.db,
      settings: readSettings({ DB: tables.binding, KV, FIXED_NOW: later(0).toISOString() }),
      clock: {
        now: () => later(undoMs + 250),
        today: () => '2026-11-21',
        firstDay: () => '2026-11-20',
      },
      waitUntil: (each: Promise<unknown>) => void work.push(each),
      sendMail,
      renewPages,
    },
  }
  publishApprovedLater(context, 'another decision')
  await Promise.all(work)
  expect(renewPages).not.toHaveBeenCalled()
  publishApprovedLater(context, decisionId)
  while (work.length > 0) await work.shift()
  expect(await tables.all(`SELECT id FROM event WHERE name = 'Approved at once'`)).toHaveLength(1)
  expect(renewPages.mock.calls).toEqual([['everything'], ['lists']])
  expect(sendMail).toHaveBeenCalledOnce()
})
