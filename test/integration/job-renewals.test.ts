import { afterAll, beforeAll, expect, test } from 'vitest'
import { moderatedKinds } from '../../worker/domain/registry/moderated-kinds.ts'
import { decideItem } from '../../worker/domain/moderation/decide-item.ts'
import { corrections } from '../../worker/jobs/corrections.ts'
import { deletedAccounts } from '../../worker/jobs/deleted-accounts.ts'
import { firstEvents } from '../../worker/jobs/first-events.ts'
import type { Job } from '../../worker/jobs/job.ts'
import { searchIndex } from '../../worker/jobs/search-index.ts'
import { renderingMark, type Rendered } from '../../worker/runtime/rendered-since.ts'
import { readSettings } from '../../worker/settings/env.ts'
import { correcting, editors, later, runner } from '../support/correcting.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { findDraft } from '../../worker/domain/publishing/draft-row.ts'
import { drafting } from '../support/drafting.ts'
import {
  openOrganiserTables,
  soundFacts,
  type OrganiserTables,
} from '../support/organiser-tables.ts'

/** Jobs that publish, index or delete renew the pages that the isolate of their run has cached. */

const newcomer = 602

let tables: OrganiserTables

beforeAll(async () => {
  tables = await openOrganiserTables()
  await tables.addMembers([{ id: runner }, { id: newcomer }])
  await tables.run(`INSERT INTO organiser_member (organiser_id, member_id, role, created_at)
    VALUES (3, ${newcomer}, 'owner', '2026-11-01')`)
})
afterAll(async () => await tables.close())

const markOf = (page: Rendered) => renderingMark(page, new Date('2026-11-21T09:00:00Z'))

/** Runs a job. @returns the pages that have another mark after it, of an event and of a list */
async function renewedBy({ run }: Job, at: Date): Promise<string[]> {
  const KV = { get: async () => null, put: async () => {}, delete: async () => {} }
  const settings = readSettings({ DB: tables.binding, KV, FIXED_NOW: at.toISOString() })
  const pages = ['event/any', 'lists'] as const
  const before = pages.map(markOf)
  await run({ settings, env: {}, db: tables.db, now: at })
  return pages.filter((page, index) => markOf(page) !== before[index])
}

const everything = ['event/any', 'lists']
const minute = 60_000

test('a correction that the job publishes renews everything, and the next run nothing', async () => {
  const made = await correcting(tables)
  await made.propose(`${made.at.race}.startTime`, { time: '10:30' })
  await made.decide(editors)
  expect(await renewedBy(corrections, later(minute))).toEqual(everything)
  expect(await renewedBy(corrections, later(2 * minute))).toEqual([])
})

test('indexed events renew lists and no page of an event', async () => {
  await renewedBy(searchIndex, later(minute))
  await tables.run(`INSERT INTO search_outbox (event_id, queued_at, version, attempts)
    SELECT id, '2026-11-21T09:00:00.000Z', 1, 0 FROM event LIMIT 1`)
  expect(await renewedBy(searchIndex, later(2 * minute))).toEqual(['lists'])
  expect(await renewedBy(searchIndex, later(3 * minute))).toEqual([])
})

test('the first event of an organiser renews everything when it is published, not when it waits', async () => {
  const drafts = drafting(tables)
  const id = await drafts.start('First run', newcomer)
  await drafts.edit(id, soundFacts('First run'), newcomer)
  await drafts.publish(id, newcomer)
  expect(await renewedBy(firstEvents, later(0))).toEqual([])
  const [item] = await tables.all(
    `SELECT id, submitted_at FROM moderation_item WHERE kind = 'event' AND state = 'waiting'`,
  )
  const [itemId, submittedAt] = [Number(item?.['id']), String(item?.['submitted_at'])]
  const { version } = await findDraft(tables.db, eventKind, newcomer, id)
  const verdict = { itemId, submittedAt, version, reason: null, answer: null }
  await decideItem(tables.db, moderatedKinds, verdict, { memberId: 11, from: null }, later(0))
  expect(await renewedBy(firstEvents, later(minute))).toEqual(everything)
})

test('deleted accounts renew everything', async () => {
  expect(await renewedBy(deletedAccounts, later(0))).toEqual([])
  await tables.addMembers([{ id: 603, deleteAt: '2026-11-21T08:00:00.000Z' }])
  expect(await renewedBy(deletedAccounts, later(0))).toEqual(everything)
})
