import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { checkTicket, type TicketOutcome } from '../../src/model/tickets/check-ticket.ts'
import { ticketVerbs } from '../../worker/cli/ticket-verbs.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { giveUpPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import { findTicketList } from '../../worker/domain/commerce/tickets/find-ticket-list.ts'
import { findEditionKeys } from '../../worker/domain/commerce/tickets/edition-keys.ts'
import { signTickets } from '../../worker/domain/commerce/tickets/sign-tickets.ts'
import { payOrder } from '../../worker/payments/pay-order.ts'
import { readTicketKey } from '../../worker/settings/ticket-key.ts'
import { openSaleTables, saleNow as now, type SaleTables } from '../support/sale-tables.ts'

const secret = 'a-secret-of-ticket-keys-'.repeat(2)

async function held({ db }: SaleTables) {
  const input = { shownTotal: null, buyerId: null, locale: 'en' as const }
  const token = crypto.randomUUID().replaceAll('-', '') + 'abcdefghijk'
  const places = [{ raceId: 101, quantity: 2 }]
  const found = await holdOrder(db, { editionId: 11, places, token, ...input }, now)
  if (found.state === 'refused') throw new Error(found.refusal.reason)
  return found.order.id
}

async function paid(tables: SaleTables) {
  const orderId = await held(tables)
  const pay = { orderId, method: 'test-card', ending: 'succeeds', methods: ['test-card'] } as const
  await payOrder(tables.db, pay, now)
  return orderId
}

const sign = async ({ db }: SaleTables, orderId: string) =>
  (await signTickets(db, orderId, secret, now)).map(({ code }) => code)

const outcomes = async ({ db }: SaleTables, codes: string[]): Promise<TicketOutcome[]> => {
  const list = await findTicketList(db, 11)
  return await Promise.all(codes.map(async (code) => (await checkTicket(code, list, now)).outcome))
}

const run = async ({ db }: SaleTables, verb: string, ...values: string[]) =>
  await ticketVerbs[verb]?.(db, { values, secret: () => secret }, now)

test('each place of a paid order has a ticket, the same each time; one that is held has none', async () => {
  const tables = await openSaleTables()
  expect(await sign(tables, await held(tables))).toEqual([])
  expect(await findEditionKeys(tables.db, 11)).toEqual([])
  const order = await paid(tables)
  const codes = await sign(tables, order)
  expect(new Set(codes).size).toBe(2)
  expect(await sign(tables, order)).toEqual(codes)
  expect(await outcomes(tables, codes)).toEqual(['good', 'good'])
  const [code = ''] = codes
  const { version, size } = encode(code, { ecc: 'M', border: 3 })
  expect({ version, size }).toEqual({ version: 6, size: 47 })
})

test('first tickets that are signed at once have one key', async () => {
  const tables = await openSaleTables()
  const order = await paid(tables)
  const all = await Promise.all(Array.from({ length: 8 }, async () => await sign(tables, order)))
  expect(new Set(all.flat()).size).toBe(2)
  expect(await findEditionKeys(tables.db, 11)).toHaveLength(1)
})

test('the ticket of a place that is given up is withdrawn, and all are once the edition is cancelled', async () => {
  const tables = await openSaleTables()
  const order = await paid(tables)
  const codes = await sign(tables, order)
  const giveUp = { orderId: order, ordinals: [0], amount: null, withFee: true }
  await giveUpPlaces(tables.db, giveUp, now)
  expect(await outcomes(tables, codes)).toEqual(['withdrawn', 'good'])
  expect(await sign(tables, order)).toEqual(codes.slice(1))
  await tables.binding.prepare("UPDATE edition SET status = 'cancelled-event' WHERE id = 11").run()
  expect(await outcomes(tables, codes)).toEqual(['withdrawn', 'withdrawn'])
  expect(await sign(tables, order)).toEqual([])
})

test('a renewed ticket replaces the former one', async () => {
  const tables = await openSaleTables()
  const order = await paid(tables)
  const [first = '', second = ''] = await sign(tables, order)
  await run(tables, 'renew', order, '1')
  const [renewed = ''] = await sign(tables, order)
  expect(await outcomes(tables, [first, renewed, second])).toEqual(['old-version', 'good', 'good'])
  await expect(run(tables, 'renew', order, '3')).rejects.toThrow('not-found')
  await expect(run(tables, 'renew', order, '0')).rejects.toThrow('invalid-body')
})

test('a rotated key leaves tickets good, a withdrawn one refuses them; both sign anew', async () => {
  const tables = await openSaleTables()
  await expect(run(tables, 'rotate', 'alpine-run', '2027-06-01')).rejects.toThrow('not-found')
  const order = await paid(tables)
  const [first = ''] = await sign(tables, order)
  expect(await run(tables, 'rotate', 'alpine-run', '2027-06-01')).toContain('Key 1 signs')
  const [rotated = ''] = await sign(tables, order)
  expect(await outcomes(tables, [first, rotated])).toEqual(['good', 'good'])
  await run(tables, 'withdraw', 'alpine-run', '2027-06-01')
  const [present = ''] = await sign(tables, order)
  expect(await outcomes(tables, [first, rotated, present])).toEqual([
    'key-ended',
    'key-ended',
    'good',
  ])
  expect(await run(tables, 'check', present)).toBe('Good.')
  expect(await run(tables, 'check', first)).toContain('its key was withdrawn')
  expect(await run(tables, 'check', 'nonsense')).toContain('no ticket')
  expect(await run(tables, 'show', order)).toContain(present)
})

test('private keys are sealed: another secret or another row does not open them', async () => {
  const tables = await openSaleTables()
  const order = await paid(tables)
  await sign(tables, order)
  const [key] = await findEditionKeys(tables.db, 11)
  expect(key?.sealedKey).toMatch(/^[\w-]{102}$/u)
  const other = 'another-secret-of-keys-'.repeat(2)
  await expect(signTickets(tables.db, order, other, now)).rejects.toThrow('TICKET_KEY')
  await tables.binding.prepare('UPDATE edition_key SET number = 7').run()
  await expect(sign(tables, order)).rejects.toThrow('TICKET_KEY')
})

test('a missing or short TICKET_KEY is an error that names it and not its value', () => {
  expect(() => readTicketKey({})).toThrow('TICKET_KEY')
  expect(() => readTicketKey({ TICKET_KEY: 'short' })).toThrow(/^((?!short).)*32 characters/u)
  expect(readTicketKey({ TICKET_KEY: secret })).toBe(secret)
})
