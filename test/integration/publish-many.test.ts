import { afterAll, beforeAll, expect, test } from 'vitest'
import '../../src/i18n/all-words.ts'
import { draftsPerRequest } from '../../src/model/members/organiser-events.ts'
import {
  publishDrafts,
  summariseDrafts,
} from '../../worker/domain/organisers/dashboard/publish-drafts.ts'
import {
  presentPublished,
  presentSummaries,
} from '../../worker/present/organiser/publish-drafts.ts'
import { drafting } from '../support/drafting.ts'
import {
  openOrganiserTables,
  owner,
  publishing,
  soundFacts,
  stranger,
  type OrganiserTables,
} from '../support/organiser-tables.ts'

/** Many drafts published at once. */

let tables: OrganiserTables
let make: ReturnType<typeof drafting>
beforeAll(async () => {
  tables = await openOrganiserTables()
  make = drafting(tables)
})
afterAll(async () => await tables.close())

const today = '2026-11-21'
const publish = async (drafts: { key: string; version: number }[], memberId = owner) =>
  await publishDrafts(tables.db, drafts, { memberId, ...publishing })

/** A draft with facts that can be published, but for those that `change` takes away. */
async function newDraft(name: string, change = (facts: ReturnType<typeof soundFacts>) => facts) {
  const key = await make.start(name)
  await make.edit(key, change(soundFacts(name)))
  return key
}

/** Publishes in portions as the dialog does: what the summaries found ready, in their versions. */
async function publishReady(keys: readonly string[]) {
  const states = new Map<string, number>()
  const versions: { key: string; version: number }[] = []
  for (let at = 0; at < keys.length; at += draftsPerRequest) {
    const portion = keys.slice(at, at + draftsPerRequest)
    const { drafts } = presentSummaries(
      await summariseDrafts(tables.db, owner, portion, today),
      'en',
    )
    const ready = drafts.filter(({ problems }) => problems.length === 0)
    const wanted = ready.map(({ event, version }) => ({ key: event, version }))
    versions.push(...wanted)
    for (const { outcome } of await publish(wanted))
      states.set(outcome.state, (states.get(outcome.state) ?? 0) + 1)
  }
  return { states: Object.fromEntries(states), versions }
}

const publishedEvents = async () => (await tables.all('SELECT id FROM event')).length

test('of forty drafts the sound ones are published once, also when all are sent again', async () => {
  const keys: string[] = []
  for (let index = 1; index <= 38; index += 1) keys.push(await newDraft(`Forty ${index}`))
  keys.push(
    await newDraft('Forty without a language', (facts) => ({ ...facts, nameLanguage: null })),
  )
  keys.push(
    await newDraft('Forty without a date', (facts) => ({
      ...facts,
      editions: facts.editions.map((each) => ({ ...each, date: null, endDate: null })),
    })),
  )
  const { states, versions } = await publishReady(keys)
  expect(states).toEqual({ published: 38 })
  expect(await publishedEvents()).toBe(38)
  expect(await tables.all('SELECT event_id FROM event_revision')).toHaveLength(38)
  const again = await publish(versions.slice(0, draftsPerRequest))
  expect(new Set(again.map(({ outcome }) => outcome.state))).toEqual(new Set(['gone']))
  expect(await publishedEvents()).toBe(38)
})

test('a summary names each fault with a link to its field', async () => {
  const key = await newDraft('Faulty run', (facts) => ({ ...facts, nameLanguage: null }))
  const [found] = presentSummaries(
    await summariseDrafts(tables.db, owner, [key], today),
    'en',
  ).drafts
  expect(found).toMatchObject({ event: key, name: 'Faulty run', isModerated: false })
  expect(found?.changes).toMatch(/^Changes: \d+$/u)
  expect(found?.problems).toEqual([
    {
      label: 'Language of the name',
      text: expect.any(String),
      path: `/organiser-events/${key}/basics#nameLanguage`,
    },
  ])
  const [refused] = presentPublished(await publish([{ key, version: 1 }]), 'de').drafts
  expect(refused).toMatchObject({ state: 'failed', problems: [{ label: 'Sprache des Namens' }] })
})

test('a draft that was saved since its summary stays, and one of others is gone', async () => {
  const key = await newDraft('Saved meanwhile')
  const before = await publishedEvents()
  const outcomes = async (version: number, memberId?: number) =>
    (await publish([{ key, version }], memberId)).map(({ outcome }) => outcome.state)
  expect(await outcomes(0)).toEqual(['changed'])
  expect(await outcomes(1, stranger)).toEqual(['gone'])
  expect(await publishedEvents()).toBe(before)
  expect(await outcomes(1)).toEqual(['published'])
})

test('drafts of an organiser who is not verified wait for a moderator, in the order of the first time', async () => {
  const key = await newDraft('First of a new club')
  await tables.run(`UPDATE event_draft SET organiser_id = 3 WHERE id = '${key}'`)
  await tables.run(
    `INSERT INTO organiser_member (organiser_id, member_id, role, created_at) VALUES (3, ${owner}, 'owner', '2026-11-02')`,
  )
  const [found] = presentSummaries(
    await summariseDrafts(tables.db, owner, [key], today),
    'en',
  ).drafts
  expect(found).toMatchObject({ isModerated: true, problems: [] })
  const before = await publishedEvents()
  const state = async () =>
    await tables.all(`SELECT state, updated_at FROM event_draft WHERE id = '${key}'`)
  const send = async (now: Date) =>
    await publishDrafts(tables.db, [{ key, version: 1 }], { memberId: owner, ...publishing, now })
  expect((await send(publishing.now))[0]?.outcome.state).toBe('waiting')
  const first = await state()
  expect(first).toMatchObject([{ state: 'waiting' }])
  expect((await send(new Date('2026-11-22T09:00:00Z')))[0]?.outcome.state).toBe('waiting')
  expect(await state()).toEqual(first)
  expect(await publishedEvents()).toBe(before)
})
