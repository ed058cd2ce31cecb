import '../../src/i18n/all-words.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { changeEdition } from '../../worker/domain/catalogue/news/change-edition.ts'
import { queueAlerts } from '../../worker/domain/community/alerts/queue-alerts.ts'
import { writeAnswer } from '../../worker/domain/community/answers/answer-of-organisation.ts'
import type { AlertKind } from '../../src/model/event/event-news.ts'
import { chooseEmails } from '../../worker/domain/community/choices/choose-emails.ts'
import { decideItem } from '../../worker/domain/moderation/decide-item.ts'
import { moderatedKinds } from '../../worker/domain/registry/moderated-kinds.ts'
import { undoDecision } from '../../worker/domain/moderation/undo-decision.ts'
import { deliverMail } from '../support/deliver-mail.ts'
import { openOrganiserTables, owner, type OrganiserTables } from '../support/organiser-tables.ts'

/** Emails to the authors of reviews that an organisation has answered. */

const runner = 504
const swimmer = 505
const moderator = { memberId: 99, from: null }
const on = (day: number, hour = 10, second = 0) =>
  new Date(Date.UTC(2026, 10, day, hour, 0, second))

let tables: OrganiserTables
beforeAll(async () => {
  tables = await openOrganiserTables()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await tables.addEvents([7, 8], { date: '2026-06-05', endDate: '2026-06-05' })
  await tables.addEvents([9])
  await tables.run('UPDATE event SET organiser_id = 1')
  await tables.addMembers([
    { id: runner, locale: 'de' },
    { id: swimmer, alertsOff: '["answers"]' },
  ])
})
beforeEach(async () => {
  for (const table of `review_answer review moderation_item mail delivered_mail mailing event_news saved_event`.split(
    ' ',
  ))
    await tables.run(`DELETE FROM ${table} WHERE true`)
  await tables.run(`INSERT INTO review (id, member_id, event_id, edition_id, rating, text, locale, state, written_at) VALUES
    (1, ${runner}, 7, 7, 4, 'Muddy.', 'en', 'approved', '2026-11-01'), (2, ${swimmer}, 7, 7, 2, 'Cold.', 'en', 'approved', '2026-11-01'),
    (3, ${runner}, 8, 8, 5, 'Flat.', 'en', 'approved', '2026-11-01')`)
})
afterAll(async () => await tables.close())

const write = async (reviewId: number, now = on(21)) => {
  const content = { text: 'Gravel soon.', locale: 'en' } as const
  await writeAnswer(tables.db, { memberId: owner, reviewId }, content, { now, network: null })
}

/** Approves the answer that waits. */
async function approve(now = on(21, 11)) {
  const [item] = await tables.all(`SELECT * FROM moderation_item WHERE state = 'waiting'`)
  const itemId = Number(item?.['id'])
  const submittedAt = String(item?.['submitted_at'])
  const verdict = { itemId, submittedAt, reason: null, answer: null }
  return {
    itemId,
    decisionId: await decideItem(tables.db, moderatedKinds, verdict, moderator, now),
  }
}

const send = async (now: Date) => await deliverMail(tables, now)
const queued = async (now: Date) => await queueAlerts(tables.db, now)

test('the author of a review gets one email, in their language, once the answer is published', async () => {
  await write(1)
  expect(await queued(on(21, 12))).toBe(0)
  await approve(on(21, 13))
  await write(3, on(21, 14))
  await approve(on(21, 15))
  expect(await queued(on(22))).toBe(1)
  const [mail, ...others] = await send(on(22, 11))
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    address: `runner${runner}@example.org`,
    subject: 'Race 7: Antwort von Alpine club',
  })
  const text = String(mail?.['text'])
  expect(text).toContain('Deine Bewertung hat eine Antwort bekommen.')
  expect(text).toContain('Race 8')
  expect(text).toContain('/api/emails?token=')
  expect(text).not.toContain('Gravel soon.')
  expect(await queued(on(23))).toBe(0)
})

test('a changed answer is told no second time', async () => {
  await write(1)
  await approve()
  expect(await queued(on(22))).toBe(1)
  await write(1, on(22, 15))
  await approve(on(22, 16))
  expect(await queued(on(23))).toBe(0)
})

test('news of a saved event and an answer come in one email', async () => {
  await tables.save([runner], [9])
  await changeEdition(tables.db, 9, { status: 'cancelled' }, on(21, 9))
  await write(1)
  await approve()
  expect(await queued(on(22))).toBe(1)
  const [mail] = await send(on(22, 11))
  expect(String(mail?.['text'])).toContain('Antworten auf meine Bewertungen\n\nRace 7')
})

const kept = (...kinds: AlertKind[]) => ({ kinds, searches: [] })

test('who has switched such emails off gets none, also after the email was queued, and none later', async () => {
  await write(2)
  await approve()
  expect(await queued(on(22))).toBe(0)
  await chooseEmails(tables.db, { kind: 'alerts', memberId: swimmer }, kept('answers'))
  expect(await queued(on(23))).toBe(0)
  await write(1, on(23, 11))
  await approve(on(23, 12))
  expect(await queued(on(24))).toBe(1)
  await chooseEmails(tables.db, { kind: 'alerts', memberId: runner }, kept('moved'))
  expect(await send(on(24, 11))).toEqual([])
  await chooseEmails(tables.db, { kind: 'alerts', memberId: runner }, kept('answers'))
  await chooseEmails(tables.db, { kind: 'alerts', memberId: swimmer }, kept())
})

test('an approval that is taken back sends nothing; the next one does', async () => {
  await write(1)
  const decision = await approve(on(22, 10, 0))
  expect(await queued(on(22, 10, 1))).toBe(1)
  await undoDecision(tables.db, moderatedKinds, decision, moderator, on(22, 10, 5))
  expect(await send(on(22, 11))).toEqual([])
  await approve(on(22, 12))
  expect(await queued(on(23))).toBe(1)
  expect(await send(on(23, 11))).toHaveLength(1)
})

test('twenty simultaneous ticks queue one email and mark the answer once', async () => {
  await write(1)
  await approve()
  await Promise.all(Array.from({ length: 20 }, () => queued(on(22))))
  expect(await tables.all('SELECT id, details FROM mail')).toEqual([
    {
      id: `alert-2026-11-22-${runner}`,
      details: expect.stringMatching(
        /^\{"news":\[\],"answers":\[\d+\],"challenges":\[\],"inbox":\[\]\}$/u,
      ),
    },
  ])
})
