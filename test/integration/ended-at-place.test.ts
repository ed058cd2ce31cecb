import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findEventCards } from '../../worker/domain/catalogue/events/find-event-cards.ts'
import { findOrganiser } from '../../worker/domain/catalogue/organisers/find-organiser.ts'
import { findSale } from '../../worker/domain/catalogue/prices/find-sale.ts'
import { requireHeldEdition } from '../../worker/domain/community/reviews/held-edition.ts'
import { findReviewInputs } from '../../worker/domain/community/reviews/review-inputs.ts'
import { findDeadlines } from '../../worker/domain/community/saved-events/find-deadlines.ts'
import { findSavedEditions } from '../../worker/domain/community/saved-events/find-saved-editions.ts'
import { findReach } from '../../worker/domain/content/challenges/find-reach.ts'
import { findResultChoices } from '../../worker/domain/content/challenges/result-choices.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'

/** An edition of 5 June 2027 in lists and questions, a minute before that day ends where it is held and at its end. */

const permalink = 'race-1'
const reviewed = { eventId: 1, edition: 1, raceId: null }
const kilometres = {
  filter: {},
  goal: { kind: 'sum', of: 'metres', need: 10_000 },
  window: {},
} as const

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
})
beforeEach(async () => {
  await tables.empty()
  await tables.all('DELETE FROM organiser')
})
afterAll(async () => await tables.close())

async function addRace(endOffset: number): Promise<void> {
  await tables.addEvents([1], { endOffset, registrationEndsOn: '2027-06-05' })
  await tables.all(
    `INSERT INTO edition (id, event_id, date, end_date, date_confirmed, sport, city_id, zone, end_offset)
      SELECT 2, 1, '2028-06-03', '2028-06-03', 0, 0, city_id, zone, end_offset FROM edition WHERE id = 1`,
  )
  await tables.all(
    `INSERT INTO race (id, edition_id, ordinal, sport, name, metres) VALUES (1, 1, 0, 0, '10 km', 10000)`,
  )
  await tables.all(`INSERT INTO organiser (id, permalink, name) VALUES (1, 'club', 'Club')`)
  await tables.all('UPDATE event SET organiser_id = 1')
  await tables.addMembers([{ id: 1 }])
  await tables.save([1], [1])
}

describe.each([
  ['Kiritimati', 14 * 60, '2027-06-05T09:59:00.000Z', '2027-06-05T10:00:00.000Z'],
  ['Greenwich', 0, '2027-06-05T23:59:00.000Z', '2027-06-06T00:00:00.000Z'],
  ['Honolulu', -10 * 60, '2027-06-06T09:59:00.000Z', '2027-06-06T10:00:00.000Z'],
])('at midnight in %s', (_, endOffset, before, after) => {
  beforeEach(async () => await addRace(endOffset))

  test('the organiser’s page moves the edition to the past ones', async () => {
    const shown = async (at: string) => {
      const { upcoming, cards, past } = await findOrganiser(tables.db, 'club', 'en', at)
      return [upcoming, cards.map(({ date }) => date), past.map(({ date }) => date)]
    }
    expect(await shown(before)).toEqual([2, ['2027-06-05', '2028-06-03'], []])
    expect(await shown(after)).toEqual([1, ['2028-06-03'], ['2027-06-05']])
  })

  test('cards and files of saved events have the next edition', async () => {
    const shown = async (at: string) => {
      const cards = await findEventCards(tables.db, [permalink], 'en', at)
      const saved = await findSavedEditions(tables.db, 1, 'en', at)
      return [cards.map(({ date }) => date), saved.map(({ facts }) => facts.date)]
    }
    expect(await shown(before)).toEqual([['2027-06-05'], ['2027-06-05']])
    expect(await shown(after)).toEqual([['2028-06-03'], ['2028-06-03']])
  })

  test('the last day of sign-up is a deadline until it ends', async () => {
    const days = async (at: string) =>
      (await findDeadlines(tables.db, 1, at)).map(({ kind, day }) => [kind, day])
    expect(await days(before)).toEqual([['closes', '2027-06-05']])
    expect(await days(after)).toEqual([])
  })

  test('a review can be written once it is over', async () => {
    const offered = async (at: string) =>
      (await findReviewInputs(tables.db, permalink, 'en', at)).editions.map(({ id }) => id)
    expect([await offered(before), await offered(after)]).toEqual([[], [1]])
    await expect(requireHeldEdition(tables.db, reviewed, before)).rejects.toThrow('not-held')
    await requireHeldEdition(tables.db, reviewed, after)
  })

  test('a challenge counts the race as ahead, then offers its result', async () => {
    const choices = async (at: string) =>
      (await findResultChoices(tables.db, permalink, 'en', at)).map(({ id }) => id)
    expect([await choices(before), await choices(after)]).toEqual([[], [1]])
    const reach = async (at: string) => (await findReach(tables.db, kilometres, at)).reached
    expect([await reach(before), await reach(after)]).toEqual([10_000, 0])
  })

  test('lowered prices and closing sign-ups list it until the day of the race begins', async () => {
    const closing = async (at: string) =>
      (await findSale(tables.db, 'en', at)).closing.map(({ editionId }) => editionId)
    const dayBefore = (at: string) => new Date(Date.parse(at) - 86_400_000).toISOString()
    expect([await closing(dayBefore(before)), await closing(dayBefore(after))]).toEqual([[1], []])
  })
})
