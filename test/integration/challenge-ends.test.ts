import '../../src/i18n/all-words.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alertKinds } from '../../src/model/event/event-news.ts'
import { queueAlerts } from '../../worker/domain/community/alerts/queue-alerts.ts'
import { chooseEmails } from '../../worker/domain/community/choices/choose-emails.ts'
import { joinChallenge, leaveChallenge } from '../../worker/domain/content/challenges/join.ts'
import { setResult } from '../../worker/domain/content/challenges/set-result.ts'
import {
  ann,
  ben,
  challengeNow as now,
  openChallengeTables,
  raceOf,
  twoMonths,
  type ChallengeTables,
} from '../support/challenge-tables.ts'
import { deliverMail } from '../support/deliver-mail.ts'

/** The email at the end of a challenge, once to each member who joined it. */

const on = (day: number, hour = 10) => new Date(Date.UTC(2026, 11, day, hour))

let tables: ChallengeTables
beforeEach(async () => {
  tables = await openChallengeTables()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await tables.publish('two-months', twoMonths, { closesOn: '2026-12-01' })
  for (const memberId of [ann, ben])
    await joinChallenge(
      tables.db,
      memberId,
      { slug: 'two-months', isListed: false, isNamed: false },
      now,
    )
  await setResult(tables.db, ann, { raceId: raceOf(1, 'short'), seconds: null, link: null }, now)
})
afterEach(async () => await tables.close())

const queued = async (at: Date) => await queueAlerts(tables.db, at)
const send = async (at: Date) => await deliverMail(tables, at)

test('each member gets one email after the last day, with how far they came, and none later', async () => {
  expect(await queued(on(1))).toBe(0)
  expect(await queued(on(2))).toBe(2)
  const mails = await send(on(2, 11))
  expect(mails).toHaveLength(2)
  expect(String(mails[0]?.['subject'])).toContain('two-months')
  expect(mails.map(({ text }) => String(text)).join('\n')).toContain('1 of 2')
  expect(await queued(on(3))).toBe(0)
})

test('who has switched such emails off, or left, gets none, also after it was queued', async () => {
  const without = alertKinds.filter((kind) => kind !== 'challenges')
  await chooseEmails(tables.db, { kind: 'alerts', memberId: ann }, { kinds: without, searches: [] })
  expect(await queued(on(2))).toBe(1)
  await leaveChallenge(tables.db, ben, 'two-months')
  expect(await send(on(2, 11))).toEqual([])
  await chooseEmails(
    tables.db,
    { kind: 'alerts', memberId: ann },
    { kinds: alertKinds, searches: [] },
  )
  expect(await queued(on(3))).toBe(0)
})

test('twenty simultaneous ticks queue one email for each member', async () => {
  await Promise.all(Array.from({ length: 20 }, async () => await queued(on(2))))
  expect(await tables.all('SELECT id FROM mail ORDER BY id')).toEqual([
    { id: `alert-2026-12-02-${ann}` },
    { id: `alert-2026-12-02-${ben}` },
  ])
})

test('an archived challenge and one without an end send nothing', async () => {
  await tables.publish('two-months', twoMonths, { closesOn: '2026-12-01', isArchived: true })
  expect(await queued(on(2))).toBe(0)
  await tables.publish('two-months', twoMonths)
  expect(await queued(on(3))).toBe(0)
})
