import '../../src/i18n/all-words.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeEmail } from '../../worker/domain/accounts/members/change-email.ts'
import { findProfile } from '../../worker/domain/accounts/members/find-profile.ts'
import { updateProfile } from '../../worker/domain/accounts/members/update-profile.ts'
import { chooseEmails, noEmails } from '../../worker/domain/community/choices/choose-emails.ts'
import { queueStartLists } from '../../worker/domain/community/start-list/queue-start-lists.ts'
import { deliverMail } from '../support/deliver-mail.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'

/** The newsletter: readers, content and choice. 22 November 2026 is a Sunday. */

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
})
afterAll(async () => await tables.close())
beforeEach(async () => await tables.empty())

const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour))
const origin = { agent: 'Firefox', country: null, requestId: 'test' }

const subscribe = async (email: string, locale = 'en', confirmedAt: string | null = '2026-11-01') =>
  await tables.all(
    `INSERT INTO newsletter_subscription (email, locale, created_at, confirmed_at, public_id)
     VALUES (?1, ?2, '2026-11-01', ?3, ?1)`,
    email,
    locale,
    confirmedAt,
  )

const send = async (now: Date) => await deliverMail(tables, now)

test('confirmed readers get one list on Sunday, each in their language, with what opens, closes and is found', async () => {
  await tables.addEvents([1], { signUpStartsOn: '2026-11-18' })
  await tables.addEvents([2], { signUpEndsOn: '2026-12-01' })
  await tables.addEvents([3])
  await subscribe('ada@example.org')
  await subscribe('bert@example.org', 'de')
  await subscribe('unconfirmed@example.org', 'en', null)
  for (const [day, hour] of [
    [21, 12],
    [22, 9],
  ] as const)
    expect(await queueStartLists(tables.db, at(day, hour))).toBe(0)
  expect(await queueStartLists(tables.db, at(22, 10))).toBe(2)
  for (const [day, hour] of [
    [22, 11],
    [23, 10],
  ] as const)
    expect(await queueStartLists(tables.db, at(day, hour))).toBe(0)
  const [first, second, ...others] = await send(at(22, 12))
  expect(others).toEqual([])
  expect(first).toMatchObject({
    address: 'ada@example.org',
    subject: 'Sunday start list: 22 November 2026',
  })
  expect(first?.['text']).toMatch(
    /^In this issue: Sign-up has opened · Sign-up closes soon · One you may not know\n\nSign-up has opened\n\nRace 1[^]+Sign-up closes soon\n\nRace 2[^]+One you may not know\n\nRace 3/u,
  )
  expect(first?.['text']).toContain('Sign-up closes: 1 December 2026')
  expect(second).toMatchObject({ subject: 'Startliste am Sonntag: 22. November 2026' })
})

test('fewer than three races are no list', async () => {
  await tables.addEvents([1], { signUpStartsOn: '2026-11-18' })
  await tables.addEvents([2])
  await subscribe('ada@example.org')
  expect(await queueStartLists(tables.db, at(22, 10))).toBe(0)
  expect(await tables.all('SELECT finished_at IS NOT NULL AS done FROM mailing')).toEqual([
    { done: 1 },
  ])
})

test('a member’s list has the places and sports of the profile and of saved races, and their next starts', async () => {
  await tables.addEvents([1, 2, 3, 4], { signUpStartsOn: '2026-11-18' })
  await tables.addEvents([5], { signUpStartsOn: '2026-11-18', cityId: 2, sport: 9 })
  await tables.addEvents([6], { cityId: 2, date: '2026-12-01', endDate: '2026-12-01' })
  await tables.addMembers([{ id: 1, locale: 'en', sports: '["triathlon"]' }])
  await tables.save([1], [6])
  await updateProfile(tables.db, 1, { startList: true }, origin, at(20, 10))
  await queueStartLists(tables.db, at(22, 10))
  const [row] = await tables.all('SELECT details FROM mail')
  expect(JSON.parse(String(row?.['details']))).toMatchObject({ saved: [6], opened: [5, 1, 2] })
  const [mail] = await send(at(22, 12))
  expect(mail?.['address']).toBe('runner1@example.org')
  expect(mail?.['text']).toContain('Your next starts\n\nRace 6')
})

test('the list names what followed organisers announced this week or start within 14 days, once, and nothing saved', async () => {
  await tables.addEvents([1, 2, 3, 4, 5, 6])
  await tables.addEvents([7], { signUpStartsOn: '2026-11-18' })
  await tables.addMembers([{ id: 1 }])
  await tables.all(
    `INSERT OR IGNORE INTO organiser (id, permalink, name) VALUES (77, 'club', 'Club')`,
  )
  await tables.all('UPDATE event SET organiser_id = 77 WHERE id <> 6')
  await tables.all(`INSERT INTO organiser_follow VALUES (1, 77, '2026-11-20')`)
  await tables.all(
    `UPDATE edition SET date = '2026-12-03', end_date = '2026-12-03' WHERE id IN (1, 3)`,
  )
  await tables.save([1], [3])
  const announced = async (edition: number, day: string) =>
    await tables.all(
      `INSERT INTO event_news (event_id, edition_id, kind, present, at) VALUES (?1, ?1, 'confirmed', '2027-03-01', ?2)`,
      edition,
      day,
    )
  await announced(2, '2026-11-16T08:00:00Z')
  await announced(4, '2026-11-10T08:00:00Z')
  await announced(6, '2026-11-20T08:00:00Z')
  await announced(7, '2026-11-20T08:00:00Z')
  await updateProfile(tables.db, 1, { startList: true }, origin, at(20, 10))
  await queueStartLists(tables.db, at(22, 10))
  const [row] = await tables.all('SELECT details FROM mail')
  expect(JSON.parse(String(row?.['details']))).toMatchObject({
    saved: [3],
    followed: [1, 2],
    opened: [7],
    confirmed: [6],
    find: null,
  })
  const [mail] = await send(at(22, 12))
  expect(mail?.['text']).toMatch(/From organisers you follow\n\nRace 1[^]+Race 2/u)
})

test('a member switches the list on and off in the profile; it follows another address', async () => {
  await tables.addEvents([1, 2, 3], { signUpStartsOn: '2026-11-18' })
  await tables.addMembers([{ id: 1 }])
  const isOn = async () => (await findProfile(tables.db, 1, at(20, 10)))?.startList
  expect(await isOn()).toBe(false)
  await updateProfile(tables.db, 1, { startList: true }, origin, at(20, 10))
  expect(await isOn()).toBe(true)
  await subscribe('new@example.org')
  await changeEmail(tables.db, { memberId: 1, address: 'new@example.org' }, at(20, 11))
  expect(await tables.all('SELECT email, member_id FROM newsletter_subscription')).toEqual([
    { email: 'new@example.org', member_id: 1 },
  ])
  expect(await queueStartLists(tables.db, at(22, 10))).toBe(1)
  await updateProfile(tables.db, 1, { startList: false }, origin, at(22, 11))
  expect(await isOn()).toBe(false)
  // The queued list is not sent any more; the email to the former address is.
  expect(await send(at(22, 12))).toMatchObject([{ address: 'runner1@example.org' }])
})

test('one click ends the subscription of an address without an account', async () => {
  await tables.addEvents([1, 2, 3], { signUpStartsOn: '2026-11-18' })
  await subscribe('ada@example.org')
  await chooseEmails(tables.db, { kind: 'start-list', publicId: 'ada@example.org' }, noEmails)
  expect(await queueStartLists(tables.db, at(22, 10))).toBe(0)
  expect(await tables.all('SELECT * FROM newsletter_subscription')).toEqual([])
})

test('a run that stopped goes on after Sunday, and every reader gets one list', async () => {
  await tables.addEvents([1, 2, 3], { signUpStartsOn: '2026-11-18' })
  const rows = Array.from({ length: 1300 }, (_, index) => [`r${index}@example.org`])
  await tables.all(
    `INSERT INTO newsletter_subscription (email, locale, created_at, confirmed_at, public_id)
     SELECT value ->> 0, 'en', '2026-11-01', '2026-11-01', value ->> 0 FROM json_each(?)`,
    JSON.stringify(rows),
  )
  expect(await queueStartLists(tables.db, at(22, 23))).toBeLessThan(1300)
  for (let hour = 0; hour < 3; hour++) await queueStartLists(tables.db, at(23, hour))
  expect(
    await tables.all('SELECT count(*) AS n, count(DISTINCT address) AS readers FROM mail'),
  ).toEqual([{ n: 1300, readers: 1300 }])
})

test.each([
  ['en', 'Next weekend near you', 'Confirmed this week'],
  ['de', 'Nächstes Wochenende in deiner Nähe', 'Diese Woche bestätigt'],
  ['ja', '次の週末、お近くで', '今週、日程が確定'],
] as const)(
  'the list has races near the profile’s place and dates of the week, in %s',
  async (locale, near, confirmed) => {
    await tables.addEvents([1, 2], { date: '2026-11-28', endDate: '2026-11-28' })
    await tables.addEvents([3, 4])
    await tables.addEvents([5], { date: '2026-11-28', endDate: '2026-11-28', dateConfirmed: 0 })
    await tables.all(
      `INSERT INTO event_news (event_id, edition_id, kind, present, at)
      VALUES (3, 3, 'confirmed', '2027-06-05', '2026-11-18T08:00:00Z'), (4, 4, 'confirmed', '2027-06-05', '2026-11-10T08:00:00Z')`,
    )
    await tables.addMembers([{ id: 1, locale }])
    await updateProfile(
      tables.db,
      1,
      { country: 'CH', city: 'city ch', startList: true },
      origin,
      at(20, 10),
    )
    await queueStartLists(tables.db, at(22, 10))
    const [row] = await tables.all('SELECT details FROM mail')
    expect(JSON.parse(String(row?.['details']))).toMatchObject({
      near: [1, 2],
      confirmed: [3],
      find: 4,
    })
    const [mail] = await send(at(22, 12))
    expect(mail?.['text']).toContain(`${near}\n\nRace 1`)
    expect(mail?.['text']).toContain(`${confirmed}\n\nRace 3`)
    expect(mail?.['text']).not.toContain('Race 5')
  },
)

test('a well-known event is no find, and a place that the gazetteer lacks leaves out the races nearby', async () => {
  await tables.addEvents([1, 2, 3], { date: '2026-11-28', endDate: '2026-11-28' })
  await tables.addEvents([4, 5, 6], { signUpStartsOn: '2026-11-18' })
  await tables.addEvents([7])
  await tables.all('UPDATE event SET weight = 98 WHERE id = 7')
  await tables.addMembers([{ id: 1 }])
  const place = { country: 'CH', city: 'Atlantis', startList: true }
  await updateProfile(tables.db, 1, place, origin, at(20, 10))
  await queueStartLists(tables.db, at(22, 10))
  const [row] = await tables.all('SELECT details FROM mail')
  expect(JSON.parse(String(row?.['details']))).toMatchObject({
    opened: [4, 5, 6],
    near: [],
    find: null,
  })
})
