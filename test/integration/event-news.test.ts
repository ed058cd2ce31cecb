import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeEdition } from '../../worker/domain/catalogue/news/change-edition.ts'
import { findDatedNews } from '../../worker/domain/catalogue/news/find-dated-news.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'

/** News of editions: recorded with a change, and found by known dates. */

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
})
afterAll(async () => await tables.close())
beforeEach(async () => {
  await tables.empty()
  await tables.addEvents([1])
})

const morning = new Date('2026-11-22T08:00:00Z')
const ten = new Date('2026-11-22T10:00:00Z')
const news = async () =>
  await tables.all('SELECT edition_id, kind, former, present, day FROM event_news ORDER BY id')

test('a moved edition, its news and its place in the search queue are written together', async () => {
  const change = { date: '2027-06-12', endDate: '2027-06-12' }
  expect(await changeEdition(tables.db, 1, change, morning)).toBe('changed')
  expect(await news()).toEqual([
    { edition_id: 1, kind: 'moved', former: '2027-06-05', present: '2027-06-12', day: null },
  ])
  expect(await tables.all('SELECT date, previous_date, status, version FROM edition')).toEqual([
    { date: '2027-06-12', previous_date: '2027-06-05', status: 'rescheduled', version: 1 },
  ])
  expect(await tables.all('SELECT event_id FROM search_outbox')).toEqual([{ event_id: 1 }])
})

/** An edition of two days with two races, a window of sign-up and two price steps. */
async function addRaces() {
  await tables.all(`UPDATE edition SET end_date = '2027-06-06', registration_starts_on = '2026-11-01',
    registration_ends_on = '2027-05-20' WHERE id = 1`)
  await tables.all(`INSERT INTO race (id, edition_id, ordinal, sport, name, date) VALUES
    (1, 1, 0, 0, 'Run', '2027-06-05'), (2, 1, 1, 0, 'Ultra', '2027-06-06')`)
  await tables.all(`INSERT INTO ticket_price (race_id, amount, currency, amount_eur, valid_from, valid_until) VALUES
    (1, 40, 'EUR', 40, NULL, '2027-02-28'), (1, 50, 'EUR', 50, '2027-03-01', NULL)`)
}
const raceDays = async () =>
  (await tables.all('SELECT date FROM race ORDER BY id')).map(({ date }) => date)

test('a moved edition takes its races, sign-up and prices along; sign-up that is open stays open', async () => {
  await addRaces()
  expect(await changeEdition(tables.db, 1, { date: '2027-06-12' }, morning)).toBe('changed')
  expect(
    await tables.all(
      'SELECT end_date, registration_starts_on AS opens, registration_ends_on AS closes FROM edition',
    ),
  ).toEqual([{ end_date: '2027-06-13', opens: '2026-11-01', closes: '2027-05-27' }])
  expect(await raceDays()).toEqual(['2027-06-12', '2027-06-13'])
  expect(await tables.all('SELECT valid_from, valid_until FROM ticket_price ORDER BY id')).toEqual([
    { valid_from: null, valid_until: '2027-03-07' },
    { valid_from: '2027-03-08', valid_until: null },
  ])
})

test('a change that would leave a race outside of the edition is refused and writes nothing', async () => {
  await addRaces()
  const change = { date: '2027-06-12', endDate: '2027-06-12' }
  expect(await changeEdition(tables.db, 1, change, morning)).toEqual({
    'editions.1.races.2.date': 'date-outside-edition',
  })
  expect(await raceDays()).toEqual(['2027-06-05', '2027-06-06'])
  expect(await news()).toEqual([])
})

test('an expected date cannot be rescheduled', async () => {
  await tables.addEvents([2], { dateConfirmed: 0 })
  const change = { date: '2027-06-12', status: 'rescheduled' } as const
  expect(await changeEdition(tables.db, 2, change, morning)).toEqual({
    'editions.2.previousDate': 'required',
  })
})

test('a change that is no news is written without any', async () => {
  await changeEdition(tables.db, 1, { opens: '2026-12-01' }, morning)
  expect(await news()).toEqual([])
  expect(await tables.all('SELECT registration_starts_on AS opens FROM edition')).toEqual([
    { opens: '2026-12-01' },
  ])
})

test('of ten simultaneous cancellations one succeeds and is recorded', async () => {
  const change = { status: 'cancelled' } as const
  const results = await Promise.all(
    Array.from({ length: 10 }, () => changeEdition(tables.db, 1, change, morning)),
  )
  // A change that reads after another has been written finds nothing new.
  expect(results).toContain('changed')
  expect(await news()).toMatchObject([{ kind: 'cancelled', former: '2027-06-05' }])
})

test('an edition that does not exist is not changed', async () => {
  expect(await changeEdition(tables.db, 99, { status: 'cancelled' }, morning)).toBe('gone')
  expect(await tables.all('SELECT * FROM search_outbox')).toEqual([])
})

test('sign-up that opens today or closes in 14 days is news once, from ten o’clock', async () => {
  await tables.addEvents([2], { signUpStartsOn: '2026-11-22' })
  await tables.addEvents([3], { signUpEndsOn: '2026-12-06' })
  await tables.addEvents([4], {
    signUpStartsOn: '2026-11-23',
    signUpEndsOn: '2026-12-07',
  })
  await tables.addEvents([5], { signUpEndsOn: '2026-12-06', status: 'cancelled' })
  await tables.addEvents([6], { signUpStartsOn: '2026-11-22', dateConfirmed: 0 })
  await findDatedNews(tables.db, morning)
  expect(await news()).toEqual([])
  for (const hour of [10, 11, 23])
    await findDatedNews(tables.db, new Date(`2026-11-22T${hour}:00:00Z`))
  const found = [
    { edition_id: 2, kind: 'opens', former: null, present: '2026-11-22', day: '2026-11-22' },
    { edition_id: 3, kind: 'closes', former: null, present: '2026-12-06', day: '2026-12-06' },
  ]
  expect(await news()).toEqual(found)
  // The next day finds what begins then, and repeats nothing.
  await findDatedNews(tables.db, new Date('2026-11-23T10:00:00Z'))
  expect(await news()).toMatchObject([
    ...found,
    { edition_id: 4, kind: 'opens' },
    { edition_id: 4, kind: 'closes' },
  ])
})

test('a price rises only if its next step is known, higher and in the same currency', async () => {
  await tables.addEvents([2, 3, 4])
  const price = async (
    edition: number,
    steps: [number, string, string | null, string | null][],
  ) => {
    await tables.all(
      `INSERT INTO race (id, edition_id, ordinal, sport, name) VALUES (${edition}, ${edition}, 0, 0, 'Run')`,
    )
    for (const [amount, currency, from, until] of steps)
      await tables.all(
        `INSERT INTO ticket_price (race_id, amount, currency, amount_eur, valid_from, valid_until)
         VALUES (?, ?, ?, 1, ?, ?)`,
        edition,
        amount,
        currency,
        from,
        until,
      )
  }
  await price(1, [
    [45, 'EUR', null, '2026-11-27'],
    [55.5, 'EUR', '2026-11-28', null],
  ])
  await price(2, [[45, 'EUR', null, '2026-11-27']])
  await price(3, [
    [45, 'EUR', null, '2026-11-27'],
    [40, 'EUR', '2026-11-28', null],
  ])
  await price(4, [
    [45, 'EUR', null, '2026-11-27'],
    [90, 'CHF', '2026-11-28', null],
  ])
  await findDatedNews(tables.db, ten)
  expect(await news()).toEqual([
    { edition_id: 1, kind: 'price', former: '4500 EUR', present: '5550 EUR', day: '2026-11-28' },
  ])
})
