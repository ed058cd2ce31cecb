import '../../src/i18n/all-words.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createDatabase } from '../../worker/db/client.ts'
import { changeEdition } from '../../worker/domain/catalogue/news/change-edition.ts'
import { queueAlerts } from '../../worker/domain/community/alerts/queue-alerts.ts'
import { chooseEmails, noEmails } from '../../worker/domain/community/choices/choose-emails.ts'
import { deliverMail } from '../support/deliver-mail.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'
import { stoppingDatabase } from '../support/stopping-database.ts'

/** Emails about saved events, from the change of an edition to the sent text. */

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterAll(async () => await tables.close())
beforeEach(async () => {
  await tables.empty()
  await tables.addEvents([1, 2, 3])
})

const on = (day: number, hour = 10) => new Date(Date.UTC(2026, 10, day, hour))

const send = async (now: Date, binding = tables.binding) =>
  await deliverMail({ ...tables, binding }, now)
const sent = async () =>
  await tables.all('SELECT address, subject, text FROM delivered_mail ORDER BY address, at')
const move = async (edition: number, date: string, at = on(22, 8)) =>
  await changeEdition(tables.db, edition, { date, endDate: date }, at)

test('a member gets one email a day with all news of saved events, and none without news', async () => {
  await tables.addMembers([{ id: 1 }, { id: 2 }, { id: 3, locale: 'de' }])
  await tables.save([1, 3], [1, 2])
  await tables.save([2], [3])
  await move(1, '2027-06-12')
  await changeEdition(tables.db, 2, { status: 'cancelled' }, on(22, 9))
  expect(await queueAlerts(tables.db, on(22, 9))).toBe(0)
  expect(await queueAlerts(tables.db, on(22))).toBe(2)
  await move(2, '2027-07-01', on(22, 11))
  for (const hour of [10, 12, 23]) expect(await queueAlerts(tables.db, on(22, hour))).toBe(0)
  await send(on(22, 12))
  const mails = await sent()
  expect(mails.map(({ address }) => address)).toEqual([
    'runner1@example.org',
    'runner3@example.org',
  ])
  expect(mails[0]).toMatchObject({ subject: '2 of your saved races have news' })
  expect(String(mails[0]?.['text'])).toContain(
    'Race 1\n  New date: 12 June 2027 (previously 5 June 2027)',
  )
  expect(String(mails[0]?.['text'])).toContain('Race 2\n  Cancelled: the race on 5 June 2027')
  expect(String(mails[1]?.['text'])).toContain('Neuer Termin: 12. Juni 2027 (vorher: 5. Juni 2027)')
})

test('a follower gets new dates and openings of the organiser’s events from then on, one email a day with the saved ones', async () => {
  await tables.addMembers([{ id: 1 }, { id: 2 }, { id: 3, alertsOff: '["confirmed"]' }])
  await tables.all(`INSERT INTO organiser (id, permalink, name) VALUES (9, 'club', 'Club')`)
  await tables.all(`UPDATE event SET organiser_id = 9 WHERE id IN (1, 2)`)
  await tables.all(
    `INSERT INTO organiser_follow (member_id, organiser_id, followed_at)
      VALUES (1, 9, '2026-11-01'), (2, 9, '2026-11-23'), (3, 9, '2026-11-01')`,
  )
  await tables.save([1], [3])
  await tables.all('UPDATE edition SET date_confirmed = 0 WHERE id = 1')
  await changeEdition(tables.db, 1, { confirmed: true }, on(22, 8))
  // A new date of a race that is not saved is no news to followers.
  await move(2, '2027-06-12')
  await move(3, '2027-06-19')
  expect(await queueAlerts(tables.db, on(22))).toBe(1)
  await send(on(22, 12))
  const [mail, ...others] = await sent()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ address: 'runner1@example.org', subject: 'Race 1: Date confirmed' })
  expect(mail?.['text']).toContain('Race 3')
  expect(mail?.['text']).not.toContain('Race 2')
  await tables.all('DELETE FROM organiser_follow')
  await tables.all('UPDATE event SET organiser_id = NULL')
  await tables.all('DELETE FROM organiser')
})

test('a day’s later news is told the next day', async () => {
  await tables.addMembers([{ id: 1 }])
  await tables.save([1], [1, 2])
  await move(1, '2027-06-12')
  expect(await queueAlerts(tables.db, on(22))).toBe(1)
  await move(2, '2027-06-19', on(22, 15))
  expect(await queueAlerts(tables.db, on(23, 9))).toBe(0)
  expect(await queueAlerts(tables.db, on(23))).toBe(1)
  expect(await queueAlerts(tables.db, on(24))).toBe(0)
})

test('blocked, unconfirmed and leaving members, those who switched the kind off and those who saved later get none', async () => {
  await tables.addMembers([
    { id: 1, blockedAt: '2026-11-20T00:00:00.000Z' },
    { id: 2, confirmedAt: null },
    { id: 3, deleteAt: '2026-12-20T00:00:00.000Z' },
    { id: 4, alertsOff: '["moved"]' },
    { id: 5 },
    { id: 6, alertsOff: 'damaged' },
  ])
  await tables.save([1, 2, 3, 4, 6], [1])
  await tables.save([5], [1], '2026-11-22T09:30:00.000Z')
  await move(1, '2027-06-12', on(22, 9))
  expect(await queueAlerts(tables.db, on(22))).toBe(1)
  expect(await tables.all('SELECT member_id, locale, bulk FROM mail')).toEqual([
    { member_id: 6, locale: 'en', bulk: 1 },
  ])
})

test('an edition that is confirmed and moved on one day is one entry with its latest date', async () => {
  await tables.empty()
  await tables.addEvents([1], { dateConfirmed: 0 })
  await tables.addMembers([{ id: 1 }])
  await tables.save([1], [1])
  const confirm = { date: '2027-06-06', endDate: '2027-06-06', confirmed: true }
  await changeEdition(tables.db, 1, confirm, on(22, 7))
  await move(1, '2027-06-13')
  await queueAlerts(tables.db, on(22))
  await send(on(22, 11))
  const [mail] = await sent()
  expect(mail).toMatchObject({ subject: 'Race 1: Date confirmed' })
  expect(String(mail?.['text'])).toContain('Date confirmed: 13 June 2027 (previously 5 June 2027)')
  expect(String(mail?.['text'])).not.toContain('6 June')
})

test('an email has the name and the language of when it is sent', async () => {
  await tables.addMembers([{ id: 1 }])
  await tables.save([1], [1, 2])
  await move(1, '2027-06-12')
  await move(2, '2027-06-12')
  await queueAlerts(tables.db, on(22))
  await tables.all("UPDATE event SET name = 'Lake Run' WHERE id = 1")
  await tables.all("UPDATE member SET locale = 'fr'")
  await tables.all('DELETE FROM saved_event WHERE event_id = 2')
  await send(on(22, 11))
  expect(await sent()).toMatchObject([{ subject: 'Lake Run\u00a0: Nouvelle date' }])
})

test.each([
  ['the event is gone', 'UPDATE event_news SET event_id = 99, edition_id = 99'],
  ['the member has switched all off', 'UPDATE member SET alerts_off = \'["moved"]\''],
  ['the member has been blocked', "UPDATE member SET blocked_at = '2026-11-22'"],
  ['the member has another address', "UPDATE member SET email = 'other@example.org'"],
])('a queued email is not sent if %s', async (_title, change) => {
  await tables.addMembers([{ id: 1 }])
  await tables.save([1], [1])
  await move(1, '2027-06-12')
  expect(await queueAlerts(tables.db, on(22))).toBe(1)
  await tables.all(change)
  await send(on(22, 11))
  expect(await sent()).toEqual([])
  const rows = await tables.all('SELECT attempts, last_error FROM mail')
  expect(rows).toMatchObject([
    { attempts: 1, last_error: expect.stringMatching(/^UndeliverableMail/u) },
  ])
})

test('one POST of a mail program ends all emails about saved events', async () => {
  await tables.addMembers([{ id: 1 }])
  await tables.save([1], [1])
  await chooseEmails(tables.db, { kind: 'alerts', memberId: 1 }, noEmails)
  await move(1, '2027-06-12')
  expect(await queueAlerts(tables.db, on(22))).toBe(0)
})

test('email that a request queued is sent before many others', async () => {
  await tables.addMembers([{ id: 1 }])
  await tables.save([1], [1])
  await move(1, '2027-06-12')
  await queueAlerts(tables.db, on(22))
  await tables.all(
    `INSERT INTO mail (id, kind, address, locale, details, created_at, due_at)
     VALUES ('later', 'confirm', 'x@example.org', 'en', '{}', '2026-11-22T10:30:00.000Z', '2026-11-22T10:30:00.000Z')`,
  )
  const order = await tables.all('SELECT id FROM mail ORDER BY bulk, due_at')
  expect(order.map(({ id }) => id)).toEqual(['later', 'alert-2026-11-22-1'])
})

/** One day of four members and one change; the process dies at one call, and the next ticks go on. @returns if it died */
async function dayWithKill(at: number): Promise<boolean> {
  await tables.empty()
  await tables.addEvents([1])
  await tables.addMembers([1, 2, 3, 4].map((id) => ({ id })))
  await tables.save([1, 2, 3, 4], [1])
  await move(1, '2027-06-12')
  const { db: binding, count } = stoppingDatabase(tables.binding, at)
  try {
    await queueAlerts(createDatabase(binding), on(22))
    await send(on(22), binding)
  } catch (error) {
    if (count.calls < at) throw error
  }
  for (const hour of [11, 12]) {
    await queueAlerts(tables.db, on(22, hour))
    await send(on(22, hour))
  }
  return count.calls >= at
}

test('a process that is killed at any of its calls to the database loses no email and sends none twice', async () => {
  let kills = 0
  while (await dayWithKill(kills + 1)) {
    kills += 1
    const addresses = (await sent()).map(({ address }) => address)
    expect([kills, addresses]).toEqual([kills, [1, 2, 3, 4].map((id) => `runner${id}@example.org`)])
    expect(await tables.all('SELECT count(*) AS n, count(sent_at) AS sent FROM mail')).toEqual([
      { n: 4, sent: 4 },
    ])
  }
  expect(kills).toBeGreaterThanOrEqual(20)
})

test('twenty simultaneous ticks queue each email once', async () => {
  const ids = Array.from({ length: 1200 }, (_, index) => index + 1)
  await tables.addMembers(ids.map((id) => ({ id })))
  await tables.save(ids, [1])
  await move(1, '2027-06-12')
  await Promise.all(Array.from({ length: 20 }, () => queueAlerts(tables.db, on(22))))
  for (let tick = 0; tick < 4; tick++) await queueAlerts(tables.db, on(22, 11))
  expect(
    await tables.all('SELECT count(*) AS n, count(DISTINCT member_id) AS m FROM mail'),
  ).toEqual([{ n: 1200, m: 1200 }])
  expect(
    await tables.all("SELECT finished_at IS NOT NULL AS done FROM mailing WHERE name = 'alerts'"),
  ).toEqual([{ done: 1 }])
})
