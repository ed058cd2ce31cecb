import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkoutKeys } from '../../src/model/orders/checkout-steps.ts'
import { noPerson } from '../../src/model/orders/people.ts'
import { prepare } from '../../worker/db/prepare.ts'
import { findCheckout } from '../../worker/domain/commerce/orders/find-checkout.ts'
import { findOrderByToken } from '../../worker/domain/commerce/orders/find-order.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { listEntries } from '../../worker/domain/commerce/orders/list-entries.ts'
import { remindOfOrders } from '../../worker/domain/commerce/orders/remind-of-orders.ts'
import { takeOverOrders } from '../../worker/domain/commerce/orders/take-over-orders.ts'
import { giveUpPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import { savePeople } from '../../worker/domain/commerce/people/save-people.ts'
import { claimDueMail } from '../../worker/domain/messages/mail/due-mail.ts'
import { sweepExpired } from '../../worker/domain/registry/sweep-expired.ts'
import { renderDue } from '../../worker/mail/render-due.ts'
import { answerPayment, payOrder } from '../../worker/payments/pay-order.ts'
import { sendRefunds } from '../../worker/payments/send-refunds.ts'
import { findTicketAddresses } from '../../worker/domain/commerce/tickets/find-ticket-addresses.ts'
import { openSaleTables, saleNow as now, type SaleTables } from '../support/sale-tables.ts'
import '../../src/i18n/all-words.ts'

const site = 'https://startline.example'
const methods = ['free', 'test-card'] as const
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

async function held({ db }: SaleTables, race: 101 | 102, email: string, at = now) {
  const token = crypto.randomUUID().replaceAll('-', '') + 'abcdefghijk'
  const input = { shownTotal: null, token, buyerId: null, locale: 'de' as const }
  const places = [{ raceId: race, quantity: 1 }]
  const found = await holdOrder(db, { editionId: 11, places, ...input }, at)
  if (found.state === 'refused') throw new Error(found.refusal.reason)
  const people = [{ ...noPerson, givenName: 'Ada', familyName: 'Kim' }]
  await savePeople(db, found.order.id, { email, reminds: true, people }, now)
  return found.order.id
}

const newsOf = async ({ db }: SaleTables): Promise<string[]> =>
  (
    await prepare(
      db,
      sql`SELECT details ->> 'news' || ' ' || address AS news FROM mail ORDER BY created_at, rowid`,
    ).all<{ news: string }>()
  ).results.map(({ news }) => news)

test('what happens to an order is sent to its buyer once: received, paid, failed, without a place, paid back', async () => {
  const tables = await openSaleTables()
  const { db } = tables
  const pay = async (orderId: string, ending: 'late' | 'succeeds' | 'declined', at = now) =>
    await payOrder(db, { orderId, method: 'test-card', ending, methods }, at)
  const late = await held(tables, 101, 'late@example.org')
  await pay(late, 'late')
  await answerPayment(db, { orderId: late, answer: 'look' }, later(1))
  const declined = await held(tables, 101, 'declined@example.org')
  await pay(declined, 'declined')
  const free = await held(tables, 102, 'free@example.org')
  await payOrder(db, { orderId: free, method: 'free', ending: 'succeeds', methods }, now)
  await expect(
    giveUpPlaces(db, { orderId: free, ordinals: [1], amount: null, withFee: true }, now),
  ).rejects.toThrow('conflict')
  await giveUpPlaces(db, { orderId: late, ordinals: null, amount: null, withFee: true }, later(2))
  await sendRefunds(db, 10, later(3))
  await sendRefunds(db, 10, later(4))
  expect(await newsOf(tables)).toEqual([
    'received late@example.org',
    'failed declined@example.org',
    'paid free@example.org',
    'paid late@example.org',
    'refunded late@example.org',
  ])
})

test('the link of an email opens the order, and nothing stored does', async () => {
  const tables = await openSaleTables()
  const { db } = tables
  const orderId = await held(tables, 102, 'ada@example.org')
  await payOrder(db, { orderId, method: 'free', ending: 'succeeds', methods }, now)
  const [due] = await claimDueMail(db, 1, now)
  if (due === undefined) throw new Error('An email is due')
  const { subject, text } = await renderDue(db, due, { site, secret: null, ticketKey: null, now })
  expect(subject).toContain('Du bist angemeldet')
  expect(text).not.toContain('Kim')
  const url = /https:\/\/startline\.example\/\S*order=\S+/u.exec(text)?.[0] ?? ''
  const token = new URL(url).searchParams.get(checkoutKeys.order) ?? ''
  expect((await findOrderByToken(db, token))?.id).toBe(orderId)
  expect((await findCheckout(db, token))?.order.state).toBe('paid')
  const { results } = await prepare(db, sql`SELECT hash FROM order_link`).all<{ hash: string }>()
  expect(await findOrderByToken(db, results[0]?.hash ?? '')).toBeNull()
})

test('the email about a paid order has the tickets as links and pictures, without names; other news have none', async () => {
  const tables = await openSaleTables()
  const { db } = tables
  const orderId = await held(tables, 102, 'ada@example.org')
  await payOrder(db, { orderId, method: 'free', ending: 'succeeds', methods }, now)
  const [due] = await claimDueMail(db, 1, now)
  if (due === undefined) throw new Error('An email is due')
  const ticketKey = 'a-secret-of-ticket-keys-'.repeat(2)
  const render = async (key: string | null) =>
    await renderDue(db, due, { site, secret: null, ticketKey: key, now })
  const { html, text } = await render(ticketKey)
  const addresses = [...(await findTicketAddresses(db, orderId, ticketKey)).values()]
  expect(addresses).toHaveLength(1)
  const [address = ''] = addresses
  const page = `${site}/de/profil/anmeldungen/${address}`
  expect(text).toContain(page)
  expect(html).toContain(`href="${page}"`)
  expect(html).toContain(`src="${site}/api/tickets/${address}/code.png"`)
  expect(html).toContain('alt="QR-Code des Tickets"')
  expect(html).not.toContain('Kim')
  expect((await render(null)).html).not.toContain('<img')
  const refunded = {
    ...due,
    details: JSON.stringify({ order: orderId, news: 'refunded', amount: 100 }),
  }
  const paidBack = await renderDue(db, refunded, { site, secret: null, ticketKey, now })
  expect(paidBack.html).not.toContain('<img')
})

test('an order that is left unfinished is mentioned once, if that was asked for and its buyer has not ordered anew', async () => {
  const tables = await openSaleTables()
  const { db } = tables
  await held(tables, 101, 'left@example.org')
  await held(tables, 101, 'again@example.org')
  const again = await held(tables, 102, 'again@example.org')
  await payOrder(db, { orderId: again, method: 'free', ending: 'succeeds', methods }, now)
  expect(await remindOfOrders(db, 10, later(74))).toBe(0)
  expect(await remindOfOrders(db, 10, later(75))).toBe(1)
  expect(await remindOfOrders(db, 10, later(90))).toBe(0)
  expect(await newsOf(tables)).toEqual(['paid again@example.org', 'unfinished left@example.org'])
})

test('an account takes over the orders that were made with its address, however it is written', async () => {
  const tables = await openSaleTables()
  const { db, binding } = tables
  await binding
    .prepare(
      `INSERT INTO member (id, username, username_key, email, email_key, first_name, last_name, role, locale, created_at,
        updated_at) VALUES (5, 'ada', 'ada', 'ada@example.org', 'ada@example.org', 'Ada', 'Kim', 'athlete', 'en', '2026', '2026')`,
    )
    .run()
  const mine = await held(tables, 102, 'Ada@example.org')
  await payOrder(db, { orderId: mine, method: 'free', ending: 'succeeds', methods }, now)
  const others = await held(tables, 102, 'bo@example.org')
  await payOrder(db, { orderId: others, method: 'free', ending: 'succeeds', methods }, now)
  await takeOverOrders(db, { id: 5, email: 'ada@example.org' })
  await takeOverOrders(db, { id: 5, email: 'ada@example.org' })
  expect(await listEntries(db, 5, 'en', now)).toMatchObject([
    {
      orderId: mine,
      state: 'paid',
      isGood: true,
      isGivenUp: false,
      date: '2027-06-01',
      endDate: '2027-06-01',
      name: 'Alpine run',
      nameLanguage: 'en',
      givenName: 'Ada',
    },
  ])
})

test("people and address of a guest's order end a year after the edition; receipts stay", async () => {
  const tables = await openSaleTables()
  const { db, binding } = tables
  const orderId = await held(tables, 101, 'ada@example.org')
  await payOrder(db, { orderId, method: 'test-card', ending: 'succeeds', methods }, now)
  const stored = async () =>
    await binding
      .prepare(
        `SELECT email, (SELECT count(*) FROM participant) AS people, (SELECT count(*) FROM receipt) AS receipts
          FROM purchase`,
      )
      .first()
  await sweepExpired(db, new Date('2028-05-31T00:00:00.000Z'))
  expect(await stored()).toEqual({ email: 'ada@example.org', people: 1, receipts: 1 })
  await sweepExpired(db, new Date('2028-06-02T00:00:00.000Z'))
  expect(await stored()).toEqual({ email: null, people: 0, receipts: 1 })
})
