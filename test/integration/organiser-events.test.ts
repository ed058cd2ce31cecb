import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BulkAct, EventState } from '../../src/model/members/organiser-events.ts'
import { organiserEventsView } from '../../src/model/schemas/organiser/organiser-events.ts'
import * as v from 'valibot'
import { findOrganiser } from '../../worker/domain/catalogue/organisers/find-organiser.ts'
import { addCounts } from '../../worker/domain/organisers/counts/add-counts.ts'
import { bulkAct } from '../../worker/domain/organisers/dashboard/bulk-act.ts'
import { findFilled } from '../../worker/domain/organisers/dashboard/find-filled.ts'
import { listOrganiserEvents } from '../../worker/domain/organisers/dashboard/list-events.ts'
import { listItems } from '../../worker/domain/organisers/dashboard/list-items.ts'
import { presentBulk } from '../../worker/present/organiser/organiser-bulk.ts'
import { presentOrganiserEvents } from '../../worker/present/organiser/organiser-events.ts'
import { organiserRow } from '../../worker/present/organiser/organiser-row.ts'
import { drafting } from '../support/drafting.ts'
import {
  editor,
  openOrganiserTables,
  owner,
  publishing,
  race,
  soundFacts,
  stranger,
  type OrganiserTables,
} from '../support/organiser-tables.ts'

/** The organisers' list of events and the acts on several. */

const today = '2026-11-21'

let tables: OrganiserTables
let make: ReturnType<typeof drafting>
beforeAll(async () => {
  tables = await openOrganiserTables()
  make = drafting(tables)
})
afterAll(async () => await tables.close())

const expected = (name: string) => {
  const facts = soundFacts(name)
  return {
    ...facts,
    usualDate: { kind: 'weekday', month: 6, week: 1, weekday: 'sat', days: 2 } as const,
    editions: facts.editions.map((each) => ({ ...each, dateConfirmed: false })),
  }
}

const act = async (name: BulkAct, keys: string[], memberId = owner) =>
  await bulkAct(tables.db, name, keys, { memberId, ...publishing })
const failures = async (...[name, keys, memberId]: Parameters<typeof act>) =>
  (await act(name, keys, memberId)).map(({ failure }) => failure)
const editionsOf = async (permalink: string) =>
  await tables.all(
    `SELECT e.date_confirmed AS confirmed, e.status FROM edition e JOIN event ev ON ev.id = e.event_id
      WHERE ev.permalink = '${permalink}' ORDER BY e.date`,
  )
const revisions = async (permalink: string) =>
  await tables.all(
    `SELECT number FROM event_revision r JOIN event ev ON ev.id = r.event_id WHERE ev.permalink = '${permalink}'`,
  )

test('owners and editors act on their events; for others they are unknown and stay as they are', async () => {
  const { permalink } = await make.publishedEvent(expected('Matrix run'))
  for (const name of ['confirm', 'renew', 'archive-past', 'archive-next'] as const)
    expect([name, await failures(name, [permalink], stranger)]).toEqual([name, ['unknown']])
  expect(await editionsOf(permalink)).toEqual([{ confirmed: 0, status: null }])
  expect(await tables.all('SELECT id FROM event_draft WHERE event_id IS NOT NULL')).toEqual([])
  expect(await failures('confirm', [permalink], editor)).toEqual([null])
  expect(await failures('archive-next', [permalink], owner)).toEqual([null])
  expect(await editionsOf(permalink)).toEqual([{ confirmed: 1, status: 'archived' }])
})

test('the page of an organiser lists no archived edition, neither ahead nor past', async () => {
  const held = soundFacts('Shelved run')
  const [ahead] = held.editions
  if (ahead === undefined) throw new Error('Sound facts have an edition')
  const races = [race('n9', 'Past race')]
  const past = { ...ahead, key: 'n8', date: '2025-06-07', endDate: null, races }
  const { permalink } = await make.publishedEvent({ ...held, editions: [past, ahead] })
  const listed = async () => {
    const { cards, past: bars } = await findOrganiser(tables.db, 'alpine-club', 'en', today)
    return [cards, bars].map((list) => list.some((each) => each.permalink === permalink))
  }
  expect(await listed()).toEqual([true, true])
  expect(await failures('archive-next', [permalink])).toEqual([null])
  expect(await listed()).toEqual([false, true])
  expect(await failures('archive-past', [permalink])).toEqual([null])
  expect(await listed()).toEqual([false, false])
})

test('what cannot be done is named with its reason, and the rest is done', async () => {
  const { permalink } = await make.publishedEvent(expected('Partial run'))
  const draft = await make.start('Unpublished run')
  const outcomes = await act('confirm', [draft, permalink, 'no-such-event'])
  expect(outcomes).toEqual([
    { key: draft, name: 'Unpublished run', failure: 'waiting' },
    { key: permalink, name: 'Partial run', failure: null },
    { key: 'no-such-event', name: 'no-such-event', failure: 'unknown' },
  ])
  expect(presentBulk('confirm', outcomes, 'en')).toEqual({
    done: 'Dates confirmed: 1',
    failures: [
      { event: draft, text: 'Unpublished run is waiting for a moderator.' },
      { event: 'no-such-event', text: 'no-such-event is not one of your events.' },
    ],
  })
  expect(await editionsOf(permalink)).toMatchObject([{ confirmed: 1 }])
})

test('archiving takes the past editions that were held, and the next one only if it is chosen', async () => {
  const facts = expected('Archive run')
  const [next] = facts.editions
  if (next === undefined) throw new Error('The event has an edition')
  const past = (year: number, more = {}) => ({
    ...next,
    key: `n${year}`,
    date: `${year}-06-05`,
    endDate: `${year}-06-05`,
    dateConfirmed: true,
    races: [race(`n${year}`, '10 km')],
    ...more,
  })
  const cancelled = past(2024, { status: 'cancelled', statusReason: { en: 'Storm.' } })
  const { permalink } = await make.publishedEvent({
    ...facts,
    editions: [past(2023), cancelled, past(2025), next],
  })
  const statuses = async () => (await editionsOf(permalink)).map(({ status }) => status)
  const archives = async () => {
    const items = listItems(await listOrganiserEvents(tables.db, owner, 'en', today), today)
    const item = items.find(({ key }) => key === permalink)
    return item === undefined ? null : organiserRow(item, null, 'en', today).archives
  }
  expect(await archives()).toEqual({ past: '5 June 2023, 5 June 2025', next: '5 June 2027' })
  expect(await failures('archive-past', [permalink, permalink])).toEqual([null])
  expect(await statuses()).toEqual(['archived', 'cancelled', 'archived', null])
  expect(await archives()).toEqual({ past: '', next: '5 June 2027' })
  expect(await failures('archive-past', [permalink])).toEqual([null])
  expect(await failures('archive-next', [permalink])).toEqual([null])
  expect(await statuses()).toEqual(['archived', 'cancelled', 'archived', 'archived'])
  const { permalink: young } = await make.publishedEvent(expected('Young run'))
  expect(await failures('archive-past', [young])).toEqual(['no-past'])
})

test('60 simultaneous equal acts confirm a date once and make one draft', async () => {
  const { permalink } = await make.publishedEvent(expected('Busy run'))
  const before = (await revisions(permalink)).length
  const sixty = async (name: BulkAct) => {
    const acts = Array.from({ length: 60 }, () => failures(name, [permalink]))
    // The test's own connection to the database drops some of 60 simultaneous requests.
    const settled = await Promise.allSettled(acts)
    return settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  }
  expect(new Set(await sixty('confirm'))).toEqual(new Set([null]))
  expect(await revisions(permalink)).toHaveLength(before + 1)
  expect(new Set(await sixty('renew'))).toEqual(new Set([null]))
  const drafts = await tables.all(
    `SELECT json_array_length(d.facts, '$.editions') AS editions, d.facts ->> '$.editions[#-1].date' AS date
      FROM event_draft d JOIN event ev ON ev.id = d.event_id WHERE ev.permalink = '${permalink}'`,
  )
  expect(drafts).toEqual([{ editions: 2, date: '2028-06-03' }])
})

test('an organiser who is not verified publishes nothing', async () => {
  const { permalink, eventId } = await make.publishedEvent(expected('New club run'))
  await tables.run(`UPDATE event SET organiser_id = 3 WHERE id = ${eventId}`)
  await tables.run(
    `INSERT INTO organiser_member (organiser_id, member_id, role, created_at) VALUES (3, ${owner}, 'owner', '2026-11-02')`,
  )
  expect(await failures('confirm', [permalink])).toEqual(['waiting'])
  expect(await editionsOf(permalink)).toMatchObject([{ confirmed: 0 }])
})

test('the list has saves, counts of 28 days and what is missing, for members of the organisation only', async () => {
  const { permalink, eventId } = await make.publishedEvent(expected('Listed run'))
  await tables.save([owner, stranger], [eventId])
  await addCounts(tables.db, [
    { permalink, day: today, views: 5, clicks: 2 },
    { permalink, day: '2026-10-01', views: 90, clicks: 90 },
  ])
  const list = await listOrganiserEvents(tables.db, owner, 'en', today)
  expect(list.countedFrom).toBe('2026-10-01')
  const item = listItems(list, today).find(({ key }) => key === permalink)
  expect(item?.event).toMatchObject({ saves: 2, views: 5, clicks: 2, city: 'City CH', races: 2 })
  const shown = item === undefined ? [] : [item]
  const filled = await findFilled(tables.db, owner, shown, today)
  const lists = { list, items: shown, matching: shown, shown, filled }
  const corrections = ['place.venue', 'url'].map((path) => ({
    permalink,
    path,
    race: null,
    sport: null,
  }))
  const page = { ...lists, state: 'all', page: 1, corrections } as const
  const view = v.parse(organiserEventsView, presentOrganiserEvents(page, 'en', today))
  expect(view.rows[0]).toMatchObject({ saved: '2', views: '5', clicks: '2' })
  expect(view.rows[0]?.corrections).toEqual({
    label: 'Corrections: Venue · Official site',
    path: '/organiser-events/corrections',
  })
  expect(view.rows[0]?.filled?.missing.map(({ name }) => name)).toContain('confirmed date')
  expect(view.tasks).toMatchObject([
    { number: '2', title: 'Corrections are waiting for your decision' },
    { number: '2', title: 'Confirm the date of Listed run' },
  ])
  const tabs = (state: EventState) =>
    presentOrganiserEvents({ ...page, state }, 'en', today).tabs.map((each) => each.state)
  expect(tabs('all'), 'without tabs that have no event').toEqual(['all', 'needs'])
  expect(tabs('drafts'), 'with the open tab').toContain('drafts')
  const others = await listOrganiserEvents(tables.db, stranger, 'en', today)
  expect([others.events, others.drafts]).toEqual([[], []])
})

test('the list names the member’s organisations with the role in each', async () => {
  const rolesOf = async (memberId: number) => {
    const list = await listOrganiserEvents(tables.db, memberId, 'en', today)
    const none = { items: [], matching: [], shown: [], corrections: [] }
    const page = { list, ...none, filled: new Map(), state: 'all', page: 1 } as const
    return presentOrganiserEvents(page, 'en', today).organisations
  }
  const [club] = await rolesOf(owner)
  expect(club?.role).toBe('Owner')
  expect(await rolesOf(editor)).toEqual([{ ...club, role: 'Editor' }])
  expect((await rolesOf(stranger)).map(({ value }) => value)).not.toContain(club?.value)
})
