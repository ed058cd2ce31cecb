import '../../src/i18n/all-words.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createDatabase } from '../../worker/db/client.ts'
import { changeEdition } from '../../worker/domain/catalogue/news/change-edition.ts'
import { queueAlerts } from '../../worker/domain/community/alerts/queue-alerts.ts'
import { queueUrgent } from '../../worker/domain/community/alerts/queue-urgent.ts'
import { deliverMail } from '../support/deliver-mail.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'
import { stoppingDatabase } from '../support/stopping-database.ts'

/** Emails that cannot wait for the day's: races of the next three days. */

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterAll(async () => await tables.close())
beforeEach(async () => {
  await tables.empty()
  await tables.addEvents([1], { date: '2026-11-23', endDate: '2026-11-23' })
  await tables.addEvents([2], { date: '2026-11-25', endDate: '2026-11-26' })
  await tables.addEvents([3], { date: '2026-11-26', endDate: '2026-11-26' })
  await tables.addMembers([{ id: 1 }, { id: 2, locale: 'de' }, { id: 3, locale: 'ja' }])
})

const on = (day: number, hour: number, minute = 0) =>
  new Date(Date.UTC(2026, 10, day, hour, minute))
const cancel = async (edition: number, at: Date) =>
  await changeEdition(tables.db, edition, { status: 'cancelled' }, at)
/** All emails so far, by address. */
const byAddress = async (now: Date) =>
  (await deliverMail(tables, now)).toSorted((a, b) =>
    String(a['address']).localeCompare(String(b['address'])),
  )
const subjects = async (now: Date) =>
  (await deliverMail(tables, now)).map(
    ({ address, subject }) => `${String(address)}: ${String(subject)}`,
  )

test('tomorrow’s cancelled race is announced in the next tick of the night, once, in each reader’s language', async () => {
  await tables.save([1, 2, 3], [1, 3])
  await cancel(1, on(22, 2))
  await cancel(3, on(22, 2))
  expect(await queueUrgent(tables.db, on(22, 2, 5))).toBe(3)
  for (const minute of [10, 15]) expect(await queueUrgent(tables.db, on(22, 2, minute))).toBe(0)
  const mails = await byAddress(on(22, 2, 10))
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Race 1: Cancelled',
    'Race 1: Abgesagt',
    'Race 1：中止',
  ])
  expect(
    mails.map(({ text }) =>
      String(text)
        .match(/.*(?:23|23日).*/u)?.[0]
        .trim(),
    ),
  ).toEqual([
    'Cancelled: the race on 23 November 2026',
    'Abgesagt: Wettbewerb am 23. November 2026',
    '中止：2026年11月23日開催分',
  ])
  // The race of the fourth day is in the day's email, and the other one is not repeated.
  expect(await queueAlerts(tables.db, on(22, 10))).toBe(3)
  const later = (await byAddress(on(22, 11))).filter(({ text }) => String(text).includes('Race 3'))
  expect(later.map(({ subject }) => subject)).toEqual([
    'Race 3: Cancelled',
    'Race 3: Abgesagt',
    'Race 3：中止',
  ])
  expect(await queueUrgent(tables.db, on(23, 2))).toBe(0)
  expect(await queueAlerts(tables.db, on(23, 10))).toBe(0)
})

test('a race that moves away from or into the next days is announced at once, and so is one that takes place after all', async () => {
  await tables.save([1], [1, 2, 3])
  await changeEdition(tables.db, 2, { date: '2027-05-01', endDate: '2027-05-02' }, on(22, 2))
  await changeEdition(tables.db, 3, { date: '2026-11-24', endDate: '2026-11-24' }, on(22, 2))
  expect(await queueUrgent(tables.db, on(22, 2))).toBe(2)
  await cancel(1, on(22, 3))
  expect(await queueUrgent(tables.db, on(22, 3))).toBe(1)
  await changeEdition(tables.db, 1, { status: null }, on(22, 4))
  expect(await queueUrgent(tables.db, on(22, 4))).toBe(1)
  const mails = await deliverMail(tables, on(22, 4))
  const text = mails.map((mail) => String(mail['text'])).join('\n')
  expect(text).toContain('New date: 1 – 2 May 2027 (previously 25 – 26 November 2026)')
  expect(text).toContain('New date: 24 November 2026 (previously 26 November 2026)')
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Race 1: Cancelled', 'Race 1: Takes place after all']),
  )
})

test('two changes before a tick are one email with the last of them', async () => {
  await tables.save([1], [1])
  await changeEdition(tables.db, 1, { date: '2026-11-24', endDate: '2026-11-24' }, on(22, 2))
  await cancel(1, on(22, 2, 3))
  expect(await queueUrgent(tables.db, on(22, 2, 5))).toBe(1)
  expect(await subjects(on(22, 2, 10))).toEqual(['runner1@example.org: Race 1: Cancelled'])
})

test('those who switched the kind off, cannot sign in, or saved the race later get none', async () => {
  await tables.all(`UPDATE member SET alerts_off = '["cancelled"]' WHERE id = 1`)
  await tables.all(`UPDATE member SET blocked_at = '2026-11-01' WHERE id = 2`)
  await tables.save([1, 2], [1])
  await tables.save([3], [1], '2026-11-22T02:01:00.000Z')
  await cancel(1, on(22, 2))
  expect(await queueUrgent(tables.db, on(22, 2, 5))).toBe(0)
  expect(await tables.all('SELECT * FROM mail')).toEqual([])
})

test('a confirmed date and a far race wait for the day’s email', async () => {
  await tables.all('UPDATE edition SET date_confirmed = 0 WHERE id = 1')
  await tables.addEvents([4])
  await tables.save([1], [1, 4])
  await changeEdition(tables.db, 1, { confirmed: true }, on(22, 2))
  await cancel(4, on(22, 2))
  expect(await queueUrgent(tables.db, on(22, 2, 5))).toBe(0)
  expect(await queueAlerts(tables.db, on(22, 10))).toBe(1)
})

test('news that a day’s run has begun to announce is not sent a second time', async () => {
  await tables.save([1], [1])
  await cancel(1, on(22, 9))
  expect(await queueAlerts(tables.db, on(22, 10))).toBe(1)
  expect(await queueUrgent(tables.db, on(22, 10, 5))).toBe(0)
})

test('these emails are sent before those of a long run', async () => {
  await tables.all(
    `INSERT INTO mail (id, kind, address, locale, details, created_at, due_at, bulk)
     VALUES ('waiting', 'start-list', 'x@example.org', 'en', '{}', '2026-11-22T01:00:00.000Z', '2026-11-22T01:00:00.000Z', 1)`,
  )
  await tables.save([1], [1])
  await cancel(1, on(22, 2))
  await queueUrgent(tables.db, on(22, 2, 5))
  const order = await tables.all('SELECT kind FROM mail ORDER BY bulk, due_at')
  expect(order.map(({ kind }) => kind)).toEqual(['alert', 'start-list'])
})

test('a process that is killed at any of its calls to the database loses no email and queues none twice', async () => {
  const ids = Array.from({ length: 1200 }, (_, index) => index + 10)
  await tables.addMembers(ids.map((id) => ({ id })))
  await tables.save(ids, [1])
  let kills = 0
  for (let isKilled = true; isKilled;) {
    await tables.all('DELETE FROM mail')
    await tables.all('DELETE FROM event_news')
    await tables.all('UPDATE edition SET status = NULL')
    await cancel(1, on(22, 2))
    const { db: binding, count } = stoppingDatabase(tables.binding, kills + 1)
    await queueUrgent(createDatabase(binding), on(22, 2)).catch(() => {})
    isKilled = count.calls >= kills + 1
    for (const minute of [5, 10, 15, 20]) await queueUrgent(tables.db, on(22, 2, minute))
    const [row] = await tables.all('SELECT count(*) AS n, count(DISTINCT member_id) AS m FROM mail')
    expect([kills, row]).toEqual([kills, { n: 1200, m: 1200 }])
    if (isKilled) kills += 1
  }
  expect(kills).toBeGreaterThanOrEqual(4)
})

test('ten simultaneous ticks queue each email once', async () => {
  await tables.save([1, 2, 3], [1])
  await cancel(1, on(22, 2))
  await Promise.all(Array.from({ length: 10 }, () => queueUrgent(tables.db, on(22, 2, 5))))
  expect(await tables.all('SELECT count(*) AS n FROM mail')).toEqual([{ n: 3 }])
})
