import '../../src/i18n/all-words.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queueAlerts } from '../../worker/domain/community/alerts/queue-alerts.ts'
import { chooseEmails } from '../../worker/domain/community/choices/choose-emails.ts'
import { alertKinds } from '../../src/model/event/event-news.ts'
import { deliverMail } from '../support/deliver-mail.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'

/** Emails to the people of an organisation about corrections and reviews of its events. */

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
})
afterAll(async () => await tables.close())
const clear = async () => {
  for (const table of [
    'moderation_item',
    'review_answer',
    'review',
    'feedback',
    'organiser_member',
  ])
    await tables.all(`DELETE FROM ${table}`)
  await tables.all('UPDATE event SET organiser_id = NULL')
  await tables.all('DELETE FROM organiser')
}
beforeEach(async () => {
  await clear()
  await tables.empty()
  await tables.addEvents([1, 2])
  // 1 owns the organisation, 2 edits, 3 reads German and owns; 4 wrote the texts.
  await tables.addMembers([{ id: 1 }, { id: 2, locale: 'ja' }, { id: 3, locale: 'de' }, { id: 4 }])
  await tables.all(
    `INSERT INTO organiser (id, permalink, name, verified_on) VALUES (9, 'club', 'Club', '2026-11-01')`,
  )
  await tables.all(`UPDATE event SET organiser_id = 9`)
  await tables.all(
    `INSERT INTO organiser_member (organiser_id, member_id, role) VALUES (9, 1, 'owner'), (9, 2, 'editor'), (9, 3, 'owner')`,
  )
})
afterAll(clear)

const on = (day: number, hour = 10) => new Date(Date.UTC(2026, 10, day, hour))
const at = (day: number, hour: number) => on(day, hour).toISOString()
const correct = async (id: number, event: number, sentAt: string) => {
  await tables.all(
    `INSERT INTO feedback (id, member_id, event_id, category, text, path, locale, digest, sent_at)
      VALUES (?1, 4, ?2, 'wrong-fact', '', 'site', 'en', ?1, ?3)`,
    id,
    event,
    sentAt,
  )
  await tables.all(
    `INSERT INTO moderation_item (kind, subject_id, member_id, submitted_at, state) VALUES ('correction', ?1, 4, ?2, 'waiting')`,
    id,
    sentAt,
  )
}
const review = async (id: number, event: number, decidedAt: string) => {
  await tables.all(
    `INSERT INTO review (id, member_id, event_id, edition_id, rating, text, locale, state, written_at)
      VALUES (?1, 4, ?2, ?2, 5, 'Good.', 'en', 'approved', ?3)`,
    id,
    event,
    decidedAt,
  )
  await tables.all(
    `INSERT INTO moderation_item (kind, subject_id, member_id, submitted_at, state, decision_id, decided_at)
      VALUES ('review', ?1, 4, ?2, 'approved', ?1, ?2)`,
    id,
    decidedAt,
  )
}
const send = async (now: Date) => await deliverMail(tables, now)

test('owners and editors get one email a day with what came since the previous one, and links to it', async () => {
  await correct(1, 1, at(22, 8))
  await correct(2, 1, at(22, 9))
  await review(1, 2, at(22, 9))
  expect(await queueAlerts(tables.db, on(22, 9))).toBe(0)
  expect(await queueAlerts(tables.db, on(22))).toBe(3)
  for (const hour of [10, 12, 23]) expect(await queueAlerts(tables.db, on(22, hour))).toBe(0)
  const [en, ja, de] = await send(on(22, 11))
  expect(en).toMatchObject({
    address: 'runner1@example.org',
    subject: 'Race 1: Corrections waiting',
  })
  expect(en?.['text']).toMatch(
    /Race 1\n {2}Corrections waiting: 2\n {2}https:\/\/startline\.example\/organiser-events\/corrections\n\nRace 2\n {2}Reviews without an answer: 1\n {2}https:\/\/startline\.example\/event\/race-2\n/u,
  )
  expect(en?.['text']).toContain('because you represent Club')
  expect(ja?.['text']).toContain('未対応の訂正：2')
  expect(de?.['text']).toContain('Offene Korrekturen: 2')
  expect(await queueAlerts(tables.db, on(23))).toBe(0)
  await correct(3, 2, at(23, 12))
  expect(await queueAlerts(tables.db, on(24))).toBe(3)
})

test('nobody hears of what is decided or answered by then, of events of unverified organisations, or after switching it off', async () => {
  await correct(1, 1, at(22, 8))
  await chooseEmails(
    tables.db,
    { kind: 'alerts', memberId: 1 },
    { kinds: alertKinds.filter((kind) => kind !== 'inbox'), searches: [] },
  )
  expect(await queueAlerts(tables.db, on(22))).toBe(2)
  await tables.all(`UPDATE moderation_item SET state = 'rejected'`)
  expect(await send(on(22, 11))).toEqual([])
  await tables.all('UPDATE organiser SET verified_on = NULL')
  await correct(2, 1, at(22, 12))
  expect(await queueAlerts(tables.db, on(23))).toBe(0)
})

test('what waits joins the one email of the day about saved events', async () => {
  await tables.save([1], [1])
  await tables.all(
    `INSERT INTO event_news (event_id, edition_id, kind, former, present, at)
      VALUES (1, 1, 'moved', '2027-06-05', '2027-06-12', ?1)`,
    at(22, 8),
  )
  await correct(1, 2, at(22, 8))
  expect(await queueAlerts(tables.db, on(22))).toBe(3)
  const [mail] = await send(on(22, 11))
  expect(mail?.['text']).toMatch(
    /Race 1\n {2}New date[^]+Corrections and reviews of my events\n\nRace 2/u,
  )
})
