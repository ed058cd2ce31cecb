import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { EventFacts } from '../../src/model/schemas/event/event-facts.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { renewDates } from '../../worker/domain/catalogue/renewal/renew-dates.ts'
import { readFacts } from '../../worker/domain/catalogue/facts/read-facts.ts'
import { openDraft } from '../../worker/domain/publishing/open-draft.ts'
import { drafting, type Drafting } from '../support/drafting.ts'
import {
  openOrganiserTables,
  organiserNow,
  owner,
  soundFacts,
  type OrganiserTables,
} from '../support/organiser-tables.ts'

let tables: OrganiserTables
let drafts: Drafting

beforeAll(async () => {
  tables = await openOrganiserTables()
  drafts = drafting(tables)
})
afterAll(async () => await tables.close())

/** An event with a past edition and the next one expected on 5 June 2027; its draft may be open before that. */
async function renewed(
  name: string,
  before: (permalink: string) => Promise<unknown> = async () => {},
) {
  const facts = soundFacts(name)
  const editions = facts.editions.map((edition) => ({
    ...edition,
    date: '2026-06-06',
    endDate: '2026-06-07',
    races: edition.races.map((race) => ({
      ...race,
      date: race.date === null ? null : '2026-06-07',
    })),
  }))
  const usualDate = { kind: 'weekday', month: 6, week: 1, weekday: 'sat', days: 2 } as const
  const made = await drafts.publishedEvent({ ...facts, usualDate, editions })
  await before(made.permalink)
  expect((await renewDates(tables.db, organiserNow, 500)).added).toContain(made.permalink)
  return made
}

const open = async (reference: string) =>
  await openDraft(tables.db, eventKind, { memberId: owner, reference, now: organiserNow })
const datesOf = async (eventId: number) =>
  (await readFacts(tables.db, eventId))?.facts.editions.map(({ date, dateConfirmed }) => [
    date,
    dateConfirmed,
  ])
const past = ['2026-06-06', true]

/** The facts with another edition beside those there, confirmed. */
function withNew(facts: EventFacts, date: string): EventFacts {
  const [first] = soundFacts().editions
  if (first === undefined) throw new Error('Sound facts have an edition')
  const races = first.races.map((each) => ({ ...each, date: null }))
  const added = { ...first, key: 'nx', date, endDate: date, races, dateConfirmed: true }
  return { ...facts, editions: [...facts.editions, added] }
}

test('an edition that an organiser adds replaces the expected one of its year, also from a draft opened before', async () => {
  const early = await renewed('Early draft', open)
  await drafts.edit(early.permalink, withNew(early.facts, '2027-06-05'))
  expect(await drafts.publish(early.permalink)).toMatchObject({ state: 'published' })
  expect(await datesOf(early.eventId)).toEqual([past, ['2027-06-05', true]])

  const late = await renewed('Late draft')
  const { content } = await open(late.permalink)
  await drafts.edit(late.permalink, withNew(content, '2027-06-12'))
  expect(await drafts.publish(late.permalink)).toMatchObject({ state: 'published' })
  expect(await datesOf(late.eventId)).toEqual([past, ['2027-06-12', true]])
})

test('an edition of another season leaves the expected one, and so does one that the organiser has changed', async () => {
  const made = await renewed('Two seasons')
  const { content } = await open(made.permalink)
  await drafts.edit(made.permalink, withNew(content, '2027-12-04'))
  await drafts.publish(made.permalink)
  expect(await datesOf(made.eventId)).toEqual([past, ['2027-06-05', false], ['2027-12-04', true]])

  const touched = await renewed('Changed by hand')
  const drafted = await open(touched.permalink)
  const editions = drafted.content.editions.map((edition) =>
    edition.date === '2027-06-05' ? { ...edition, maxParticipants: 300 } : edition,
  )
  await drafts.edit(touched.permalink, { ...drafted.content, editions })
  await drafts.publish(touched.permalink)
  const again = await open(touched.permalink)
  await drafts.edit(touched.permalink, withNew(again.content, '2027-06-12'))
  await drafts.publish(touched.permalink)
  expect(await datesOf(touched.eventId)).toEqual([
    past,
    ['2027-06-05', false],
    ['2027-06-12', true],
  ])
})

test('a publication whose new rows have lost their ids to another one fails as a whole and is repeated', async () => {
  const made = await renewed('Id race')
  const { content } = await open(made.permalink)
  await drafts.edit(made.permalink, withNew(content, '2027-12-04'))
  const { batch } = tables.binding
  let isFirst = true
  vi.spyOn(tables.binding, 'batch').mockImplementation(async (statements) => {
    if (isFirst && statements.length > 8) {
      isFirst = false
      await tables.run(`INSERT INTO edition (event_id, date, end_date, date_confirmed, sport, city_id, zone, added_on)
        SELECT event_id, '2029-01-01', '2029-01-01', 1, 0, city_id, zone, added_on FROM edition ORDER BY id DESC LIMIT 1`)
    }
    return await batch.call(tables.binding, statements)
  })
  expect(await drafts.publish(made.permalink)).toMatchObject({ state: 'published' })
  vi.restoreAllMocks()
  expect(isFirst).toBe(false)
  expect((await datesOf(made.eventId))?.map(([date]) => date)).toEqual([
    '2026-06-06',
    '2027-06-05',
    '2027-12-04',
    '2029-01-01',
  ])
})
