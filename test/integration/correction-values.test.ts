import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { correcting, editors, runner, type Correcting } from '../support/correcting.ts'
import { openOrganiserTables, type OrganiserTables } from '../support/organiser-tables.ts'

let tables: OrganiserTables
let made: Correcting

beforeAll(async () => {
  tables = await openOrganiserTables()
  await tables.addMembers([{ id: runner }])
})
beforeEach(async () => {
  made = await correcting(tables)
})
afterAll(async () => await tables.close())

test.each([
  [
    'the value that the page has',
    () => ({ path: `${made.at.race}.startTime`, value: { time: '09:00' } }),
    { time: 'invalid' },
  ],
  [
    'a fact of another event',
    () => ({ path: 'editions.99.races.1.startTime', value: { time: '09:30' } }),
    { fact: 'invalid' },
  ],
  [
    'the end of sign-up after the event',
    () => ({ path: `${made.at.edition}.registrationEndsOn`, value: { day: '2027-08-01' } }),
    { day: 'invalid' },
  ],
  [
    'a site that is no address',
    () => ({ path: 'url', value: { proposed: 'see there' } }),
    { proposed: 'url' },
  ],
] as const)('%s is refused beside its field, and nothing is stored', async (_, input, fields) => {
  const { path, value } = input()
  await expect(made.propose(path, value)).rejects.toMatchObject({
    details: { fields },
  })
  expect(await tables.all('SELECT id FROM feedback')).toEqual([])
})

test('a moved edition takes its last day and the days of its races along, with its former date', async () => {
  await made.propose(`${made.at.edition}.status`, { status: 'rescheduled', day: '2027-06-12' })
  const { decisionId } = await made.decide(editors)
  expect(await made.apply(decisionId)).toEqual([true])
  expect(await made.editionNow()).toMatchObject({
    date: '2027-06-12',
    endDate: '2027-06-13',
    previousDate: '2027-06-05',
    status: 'rescheduled',
    dateConfirmed: true,
    races: [{ date: null }, { date: '2027-06-13' }],
  })
})

test('a corrected first day takes sign-up and prices along, but not the days that have begun', async () => {
  const { edition } = made.at
  const id = edition.split('.')[1]
  await tables.all(
    `UPDATE edition SET registration_starts_on = '2026-11-01', registration_ends_on = '2027-05-20' WHERE id = ?`,
    Number(id),
  )
  await tables.all(
    `UPDATE ticket_price SET valid_until = '2027-02-28' WHERE race_id IN (SELECT id FROM race WHERE edition_id = ?)`,
    Number(id),
  )
  await made.propose(`${edition}.date`, { day: '2027-06-12' })
  expect(await made.apply((await made.decide(editors)).decisionId)).toEqual([true])
  const now = await made.editionNow()
  expect(now).toMatchObject({
    date: '2027-06-12',
    endDate: '2027-06-13',
    registrationStartsOn: '2026-11-01',
    registrationEndsOn: '2027-05-27',
  })
  const until = now?.races.flatMap(({ prices }) => prices.map(({ validUntil }) => validUntil))
  expect(new Set(until)).toEqual(new Set(['2027-03-07']))
})

test('a distance is published with its unit, and a price with its currency', async () => {
  await made.propose(`${made.at.leg}.distance`, { figure: '42,195', unit: 'km' })
  await made.apply((await made.decide(editors)).decisionId)
  await made.propose(`${made.at.price}.amount`, { figure: '45', currency: 'SEK' })
  await made.apply((await made.decide(editors)).decisionId)
  expect((await made.editionNow())?.races[0]).toMatchObject({
    legs: [{ distance: 42.195, unit: 'km' }],
    prices: [{ amount: 45, currency: 'SEK' }],
  })
})
