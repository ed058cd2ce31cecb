import '../../src/i18n/all-words.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeEmail } from '../../worker/domain/accounts/members/change-email.ts'
import { confirmAccount } from '../../worker/domain/accounts/members/confirm-account.ts'
import { createConfirmed } from '../../worker/domain/accounts/members/create-confirmed.ts'
import { findMember } from '../../worker/domain/accounts/members/find-member.ts'
import { resetPassword } from '../../worker/domain/accounts/members/reset-password.ts'
import { signInByIdentity } from '../../worker/domain/accounts/members/sign-in-by-identity.ts'
import { issueToken } from '../../worker/domain/accounts/tokens/issue-token.ts'
import {
  chooseEmails,
  noEmails,
  readEmailChoice,
} from '../../worker/domain/community/choices/choose-emails.ts'
import { queueStartLists } from '../../worker/domain/community/start-list/queue-start-lists.ts'
import {
  confirmSubscription,
  subscribe,
} from '../../worker/domain/messages/newsletter/subscribe.ts'
import { deleteDueMembers } from '../../worker/domain/registry/delete-due-members.ts'
import { deliverMail } from '../support/deliver-mail.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'

/** Owner of a subscription from the footer is. 22 November 2026 is a Sunday. */

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
})
afterAll(async () => await tables.close())
beforeEach(async () => {
  await tables.empty()
})

const at = (day: number, hour = 10) => new Date(Date.UTC(2026, 10, day, hour))
const origin = { agent: 'Firefox', country: null, requestId: 'test' }
const address = 'runner1@example.org'

const subscribeByForm = async (email = address) => {
  await subscribe(tables.db, email, 'de', at(10))
  expect(await confirmSubscription(tables.db, email, at(10, 11))).toBe(true)
}
const rows = async () =>
  await tables.all('SELECT email, member_id FROM newsletter_subscription ORDER BY email')

test('a confirmed subscription is that of the confirmed account: its language, its next starts, its address, its end', async () => {
  await tables.addMembers([{ id: 1, locale: 'ja' }])
  await tables.addEvents([1, 2, 3], { date: '2026-12-01', endDate: '2026-12-01' })
  await tables.save([1], [1, 2, 3])
  await subscribeByForm()
  expect(await rows()).toEqual([{ email: address, member_id: 1 }])
  expect(await queueStartLists(tables.db, at(22))).toBe(1)
  const [mail] = (await deliverMail(tables, at(22, 12))).filter(({ text }) =>
    String(text).includes('Race 1'),
  )
  expect(mail?.['text']).toContain('2026年12月1日')
  const [{ publicId = '' } = {}] = await tables.all(
    'SELECT public_id AS publicId FROM newsletter_subscription',
  )
  const subscription = { kind: 'start-list', publicId: String(publicId) } as const
  expect(await readEmailChoice(tables.db, subscription)).toMatchObject({ locale: 'ja' })

  await changeEmail(tables.db, { memberId: 1, address: 'new@example.org' }, at(23))
  expect(await rows()).toEqual([{ email: 'new@example.org', member_id: 1 }])
  await chooseEmails(tables.db, subscription, noEmails)
  expect(await rows()).toEqual([])
})

test('an account that is not confirmed has no subscription until its address is confirmed', async () => {
  await tables.addMembers([{ id: 1, confirmedAt: null }])
  await subscribeByForm()
  expect(await rows()).toEqual([{ email: address, member_id: null }])
  const token = await issueToken(tables.db, { purpose: 'confirm', memberId: 1, address }, at(11))
  await confirmAccount(tables.db, { token, memberId: 1, address }, origin, at(11))
  expect(await rows()).toEqual([{ email: address, member_id: 1 }])
})

test('a subscription that waits for its confirmation is nobody’s', async () => {
  await tables.addMembers([{ id: 1 }])
  await subscribe(tables.db, address, 'de', at(10))
  await changeEmail(tables.db, { memberId: 1, address }, at(11))
  expect(await rows()).toEqual([{ email: address, member_id: null }])
})

const claims = {
  subject: 'g1',
  email: 'ada.runner@gmail.com',
  emailVerified: true,
  firstName: 'Ada',
  lastName: 'Start',
  hostedDomain: null,
}

test.each<[string, string, () => Promise<unknown>]>([
  [
    'a new password by an emailed link',
    address,
    async () => {
      await tables.addMembers([{ id: 1, confirmedAt: null }])
      const found = await findMember(tables.db, 1)
      if (found !== null) await resetPassword(tables.db, found, 'hash', origin, at(11))
    },
  ],
  [
    'an account created by an operator',
    address,
    async () => {
      const names = { username: 'ada', firstname: 'Ada', lastname: 'Start', organisation: null }
      const account = { ...names, role: 'athlete', email: address, locale: 'en' } as const
      await createConfirmed(tables.db, account, 'hash', at(11))
    },
  ],
  [
    'a registration by Google',
    claims.email,
    async () =>
      await signInByIdentity(
        tables.db,
        claims,
        { role: 'athlete', locale: 'en', from: origin },
        at(11),
      ),
  ],
  [
    'an account whose address changes to that of the subscription',
    'new@example.org',
    async () => {
      await tables.addMembers([{ id: 1 }])
      await changeEmail(tables.db, { memberId: 1, address: 'new@example.org' }, at(11))
    },
  ],
])('%s takes over the subscription of its address', async (_title, email, act) => {
  await subscribeByForm(email)
  await act()
  const [{ id = null } = {}] = await tables.all('SELECT id FROM member')
  expect(id).not.toBeNull()
  expect(await rows()).toEqual([{ email, member_id: id }])
})

test('the subscription ends with the account, but not with an account that never confirmed the address', async () => {
  await subscribeByForm()
  await tables.addMembers([{ id: 1, confirmedAt: null }])
  const forget = async () => {}
  await deleteDueMembers(tables.db, forget, new Date('2027-03-01T00:00:00Z'), 20)
  expect(await tables.all('SELECT id FROM member')).toEqual([])
  expect(await rows()).toHaveLength(1)
  await tables.addMembers([{ id: 2, email: address, deleteAt: '2027-02-01T00:00:00.000Z' }])
  await deleteDueMembers(tables.db, forget, new Date('2027-03-01T00:00:00Z'), 20)
  expect(await rows()).toEqual([])
})

test('a member with a subscription of another spelling keeps that one, so that each reader gets one email', async () => {
  await tables.addMembers([{ id: 1, email: claims.email }])
  await subscribeByForm(claims.email)
  await tables.all('DELETE FROM turn_count')
  await subscribeByForm('adarunner@gmail.com')
  expect(await rows()).toEqual([
    { email: claims.email, member_id: 1 },
    { email: 'adarunner@gmail.com', member_id: null },
  ])
})

test('the migration gives earlier confirmed subscriptions to the account of the address', async () => {
  await tables.addMembers([
    { id: 1 },
    { id: 2, confirmedAt: null },
    { id: 3, email: 'Ada.Runner@gmail.com' },
  ])
  const emails = [address, 'runner2@example.org', claims.email, 'nobody@example.org']
  for (const email of emails)
    await tables.all(
      `INSERT INTO newsletter_subscription (email, locale, created_at, confirmed_at, public_id)
       VALUES (?1, 'de', '2026-11-01', '2026-11-01', ?1)`,
      email,
    )
  const file = readdirSync('migrations').find((name) => name.endsWith('_member_subscriptions.sql'))
  const migration = readFileSync(`migrations/${file ?? ''}`, 'utf8')
  for (let run = 0; run < 2; run++) await tables.binding.prepare(migration).run()
  expect(await rows()).toEqual([
    { email: claims.email, member_id: 3 },
    { email: 'nobody@example.org', member_id: null },
    { email: address, member_id: 1 },
    { email: 'runner2@example.org', member_id: null },
  ])
})
