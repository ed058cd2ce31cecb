import { afterAll, beforeAll, expect, test } from 'vitest'
import { normaliseFacts } from '../../src/model/event-facts/normalise-facts.ts'
import type { EventFacts } from '../../src/model/schemas/event/event-facts.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { readFacts } from '../../worker/domain/catalogue/facts/read-facts.ts'
import { findDraft } from '../../worker/domain/publishing/draft-row.ts'
import { openDraft } from '../../worker/domain/publishing/open-draft.ts'
import { restoreRevision } from '../../worker/domain/publishing/restore-revision.ts'
import { changeOf, drafting, type Drafting } from '../support/drafting.ts'
import {
  openOrganiserTables,
  organiserNow,
  owner,
  race,
  soundFacts,
  stranger,
  type OrganiserTables,
} from '../support/organiser-tables.ts'

let tables: OrganiserTables
let drafts: Drafting

beforeAll(async () => {
  tables = await openOrganiserTables()
  drafts = drafting(tables)
})
afterAll(async () => await tables.close())

/** Facts without the keys of entries, which become the ids of rows. */
const withoutKeys = (facts: EventFacts): unknown =>
  JSON.parse(JSON.stringify(facts, (key, value: unknown) => (key === 'key' ? undefined : value)))

test('a published draft is read back as it was written, and is gone', async () => {
  const facts = soundFacts('Round trip')
  const event = await drafts.publishedEvent(facts)
  expect(withoutKeys(event.facts)).toEqual(withoutKeys(normaliseFacts(facts)))
  expect(event).toMatchObject({ permalink: 'round-trip', revision: 1 })
  expect(await tables.all('SELECT * FROM event_draft WHERE event_id = ?', event.eventId)).toEqual(
    [],
  )
  const [row] = await tables.all(
    `SELECT e.zone, e.sport, e.version, r.metres, p.amount_eur, ev.cell, ev.sources FROM event ev
      JOIN edition e ON e.event_id = ev.id JOIN race r ON r.edition_id = e.id
      JOIN ticket_price p ON p.race_id = r.id WHERE ev.id = ? LIMIT 1`,
    event.eventId,
  )
  expect(row).toMatchObject({ zone: 'Europe/Zurich', version: 0, metres: 10_000, amount_eur: 30 })
  expect(JSON.parse(String(row?.['sources']))).toEqual([
    {
      url: '/organiser/alpine-club',
      facts: ['name', 'place', 'dates', 'races'],
      check: { kind: 'organiser', on: '2026-11-21' },
    },
  ])
  const queued = await tables.all('SELECT 1 FROM search_outbox WHERE event_id = ?', event.eventId)
  expect(queued).toHaveLength(1)
})

test('events of one name, of a reserved word and without ASCII get permalinks of their own', async () => {
  const permalinks: string[] = []
  for (const name of ['Twice', 'Twice', 'Signup', '東京マラソン'])
    permalinks.push((await drafts.publishedEvent(soundFacts(name))).permalink)
  expect(permalinks).toEqual(['twice', 'twice-2', 'event-signup', 'event-2'])
})

test('a publication writes only the rows that changed and counts the change of their edition', async () => {
  const { eventId, permalink, facts } = await drafts.publishedEvent()
  await openDraft(tables.db, eventKind, {
    memberId: owner,
    reference: permalink,
    now: organiserNow,
  })
  const [edition] = facts.editions
  const [marathon, short] = edition?.races ?? []
  if (marathon === undefined || short === undefined) throw new Error('Two races are published')
  await drafts.edit(permalink, changeOf(facts, { races: [marathon, race('nr3', 'Relay')] }))
  expect(await drafts.publish(permalink)).toMatchObject({ state: 'published', revision: 2 })
  const stored = await readFacts(tables.db, eventId)
  expect(stored?.facts.editions[0]?.races.map(({ key, name }) => [key, name])).toEqual([
    [marathon.key, 'Marathon'],
    [expect.stringMatching(/^\d+$/u), 'Relay'],
  ])
  expect(stored?.versions).toBe(1)
  const legs = await tables.all('SELECT 1 FROM activity WHERE race_id = ?', Number(short.key))
  expect(legs).toEqual([])
  const revisions = await tables.all(
    'SELECT number, origin, changed FROM event_revision WHERE event_id = ? ORDER BY number',
    eventId,
  )
  expect(revisions.map(({ number: each, origin }) => [each, origin])).toEqual([
    [1, 'editor'],
    [2, 'editor'],
  ])
  expect(String(revisions[1]?.['changed'])).toContain('races')
})

test('two editions can exchange their dates', async () => {
  const sound = soundFacts('Exchange')
  const [first] = sound.editions
  if (first === undefined) throw new Error('The event has an edition')
  const second = { ...first, key: 'ne2', date: '2028-06-03', endDate: '2028-06-04' }
  const moved = second.races.map((each) => ({
    ...each,
    key: `${each.key}x`,
    date: null,
    legs: each.legs,
    prices: [],
  }))
  const facts = { ...sound, editions: [first, { ...second, races: moved }] }
  const event = await drafts.publishedEvent(facts)
  const swapped = event.facts.editions.map((edition, index) => ({
    ...edition,
    date: index === 0 ? '2028-06-03' : '2027-06-05',
    endDate: index === 0 ? '2028-06-04' : '2027-06-06',
    races: edition.races.map((each) => ({ ...each, date: null })),
  }))
  await openDraft(tables.db, eventKind, {
    memberId: owner,
    reference: event.permalink,
    now: organiserNow,
  })
  await drafts.edit(event.permalink, { ...event.facts, editions: swapped })
  expect(await drafts.publish(event.permalink)).toMatchObject({ state: 'published' })
})

test('the number of a race of another event does not reach its row', async () => {
  const other = await drafts.publishedEvent()
  const foreign = other.facts.editions[0]?.races[0]?.key ?? ''
  const facts = soundFacts('Foreign key')
  const races = [race(foreign, 'Mine')]
  await drafts.publishedEvent(changeOf(facts, { races }))
  const [row] = await tables.all('SELECT name FROM race WHERE id = ?', Number(foreign))
  expect(row).toEqual({ name: 'Marathon' })
})

test('faults keep a draft from being published, and nothing is written', async () => {
  const id = await drafts.start('Faulty')
  await drafts.edit(id, { ...soundFacts('Faulty'), url: 'javascript:alert(1)' })
  expect(await drafts.publish(id)).toEqual({ state: 'faults', faults: { url: 'url' } })
  expect(await tables.all(`SELECT 1 FROM event WHERE name = 'Faulty'`)).toEqual([])
  expect(await findDraft(tables.db, eventKind, owner, id)).toMatchObject({ state: 'editing' })
})

test('an edition with reviews cannot be removed', async () => {
  const { eventId, permalink, facts } = await drafts.publishedEvent()
  const [edition] = facts.editions
  const key = edition?.key ?? ''
  await tables.run(`INSERT INTO review (member_id, event_id, edition_id, rating, text, locale, state, written_at)
    VALUES (${stranger}, ${eventId}, ${key}, 5, '', 'en', 'approved', '2026-11-01')`)
  await openDraft(tables.db, eventKind, {
    memberId: owner,
    reference: permalink,
    now: organiserNow,
  })
  const { editions } = changeOf(soundFacts(), { key: 'nx', races: [race('nr', 'Fun run')] })
  await drafts.edit(permalink, { ...facts, editions })
  expect(await drafts.publish(permalink)).toEqual({
    state: 'faults',
    faults: { [`editions.${key}`]: 'edition-has-reviews' },
  })
})

test('a new edition is news, a moved date is news and leaves the former date', async () => {
  const { eventId, permalink, facts } = await drafts.publishedEvent()
  await openDraft(tables.db, eventKind, {
    memberId: owner,
    reference: permalink,
    now: organiserNow,
  })
  const races = facts.editions[0]?.races.map((each) => ({ ...each, date: null })) ?? []
  await drafts.edit(
    permalink,
    changeOf(facts, { date: '2027-06-12', endDate: '2027-06-12', races }),
  )
  expect(await drafts.publish(permalink)).toMatchObject({ state: 'published' })
  expect(
    await tables.all('SELECT kind, former, present FROM event_news WHERE event_id = ?', eventId),
  ).toEqual([
    { kind: 'confirmed', former: null, present: '2027-06-05/2027-06-06' },
    { kind: 'moved', former: '2027-06-05/2027-06-06', present: '2027-06-12' },
  ])
  expect(await tables.all('SELECT previous_date FROM edition WHERE event_id = ?', eventId)).toEqual(
    [{ previous_date: '2027-06-05' }],
  )
})

test('a published restoration is one in the history, and a draft with further changes is not', async () => {
  const { permalink, eventId, facts } = await drafts.publishedEvent()
  const origins = async () =>
    (
      await tables.all(
        'SELECT origin FROM event_revision WHERE event_id = ? ORDER BY number',
        eventId,
      )
    ).map(({ origin }) => origin)
  const restore = async () =>
    await restoreRevision(
      tables.db,
      eventKind,
      { memberId: owner, reference: permalink, number: 1 },
      organiserNow,
    )
  await openDraft(tables.db, eventKind, {
    memberId: owner,
    reference: permalink,
    now: organiserNow,
  })
  await drafts.edit(permalink, { ...facts, since: 1999 })
  await drafts.publish(permalink)
  await restore()
  await drafts.publish(permalink)
  expect(await origins()).toEqual(['editor', 'editor', 'restore'])
  await openDraft(tables.db, eventKind, {
    memberId: owner,
    reference: permalink,
    now: organiserNow,
  })
  await drafts.edit(permalink, { ...facts, since: 2001 })
  await drafts.publish(permalink)
  await restore()
  await drafts.edit(permalink, { ...facts, since: 2002 })
  await drafts.publish(permalink)
  expect(await origins()).toEqual(['editor', 'editor', 'restore', 'editor', 'editor'])
})
