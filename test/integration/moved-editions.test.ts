import { afterAll, beforeAll, expect, test } from 'vitest'
import { movedEdition } from '../../src/model/event-facts/move-edition.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { readFacts } from '../../worker/domain/catalogue/facts/read-facts.ts'
import { openDraft } from '../../worker/domain/publishing/open-draft.ts'
import { drafting, type Drafting } from '../support/drafting.ts'
import {
  openOrganiserTables,
  organiserNow,
  owner,
  type OrganiserTables,
} from '../support/organiser-tables.ts'

let tables: OrganiserTables
let drafts: Drafting

beforeAll(async () => {
  tables = await openOrganiserTables()
  drafts = drafting(tables)
})
afterAll(async () => await tables.close())

test('a confirmed date that is moved states the date before and the status, unless a status is stated', async () => {
  const { eventId, permalink, facts } = await drafts.publishedEvent()
  const move = async (date: string, more = {}) => {
    await openDraft(tables.db, eventKind, {
      memberId: owner,
      reference: permalink,
      now: organiserNow,
    })
    const [edition] = (await readFacts(tables.db, eventId))?.facts.editions ?? []
    if (edition === undefined) throw new Error('The event has an edition')
    const moved = { ...movedEdition(edition, date, '2026-11-21'), ...more }
    await drafts.edit(permalink, { ...facts, editions: [moved] })
    expect(await drafts.publish(permalink)).toMatchObject({ state: 'published' })
    return (await readFacts(tables.db, eventId))?.facts.editions[0]
  }
  expect(await move('2027-06-12')).toMatchObject({
    endDate: '2027-06-13',
    previousDate: '2027-06-05',
    status: 'rescheduled',
    races: [{ date: null }, { date: '2027-06-13' }],
  })
  expect(await move('2027-06-19', { status: 'all-hybrid' })).toMatchObject({
    previousDate: '2027-06-12',
    status: 'all-hybrid',
  })
})
