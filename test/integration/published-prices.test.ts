import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { openDraft } from '../../worker/domain/publishing/open-draft.ts'
import { changeOf, drafting, type Drafting } from '../support/drafting.ts'
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

test('a publication logs the prices that it sets, and forgets those of a race that it removes', async () => {
  const { eventId, permalink, facts } = await drafts.publishedEvent()
  const logged = async () =>
    await tables.all(
      `SELECT l.race_id, l.day, l.currency, l.minor, l.lowest_minor AS lowest, l.basis FROM price_log l
        JOIN race r ON r.id = l.race_id JOIN edition e ON e.id = r.edition_id WHERE e.event_id = ?
        ORDER BY l.race_id`,
      eventId,
    )
  const [marathon, short] = facts.editions[0]?.races ?? []
  if (marathon === undefined || short === undefined) throw new Error('Two races are published')
  const row = {
    day: '2026-11-21',
    currency: 'EUR',
    minor: 3_000,
    lowest: 3_000,
    basis: 'organiser',
  }
  const before = await logged()
  expect(before).toContainEqual({ ...row, race_id: Number(marathon.key) })
  await openDraft(tables.db, eventKind, {
    memberId: owner,
    reference: permalink,
    now: organiserNow,
  })
  const raised = {
    ...marathon,
    prices: marathon.prices.map((price) => ({ ...price, amount: 35 })),
  }
  await drafts.edit(permalink, changeOf(facts, { races: [raised] }))
  expect(await drafts.publish(permalink)).toMatchObject({ state: 'published' })
  expect(await logged()).toEqual([{ ...row, race_id: Number(marathon.key), minor: 3_500 }])
})
