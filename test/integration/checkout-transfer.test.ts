import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkoutView, type CheckoutView } from '../../src/model/schemas/orders/checkout.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { savePayout } from '../../worker/domain/commerce/payouts/save-payout.ts'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import type { AccountSite } from '../support/accounts.ts'
import { saleNow, writeSale } from '../support/sale-tables.ts'

/** Bank transfer through the forms of the checkout. */

let site: AccountSite
let close: () => Promise<void>

beforeAll(async () => {
  const methods = { PAYMENT_METHODS: 'free test-card bank-transfer' }
  ;({ site, close } = await accountsInProcess(saleNow.toISOString(), methods))
  await writeSale(site.db)
})
afterAll(async () => await close())

async function post(form: string, fields: Record<string, string>): Promise<URLSearchParams> {
  const sent = await site.visitor().request('POST', `/api/checkout/${form}?locale=en`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  expect(sent.status).toBe(303)
  return new URL(sent.headers.get('location') ?? '', 'https://startline.example').searchParams
}

async function view(order: string): Promise<CheckoutView> {
  const shown = await site.visitor().request('GET', `/api/checkout?order=${order}`)
  return v.parse(checkoutView, shown.json)
}

const ada = {
  'givenName-0': 'Ada',
  'familyName-0': 'Kim',
  'year-0': '1990',
  'month-0': '2',
  'day-0': '3',
  email: 'ada@example.org',
}

test('a transfer is offered by an organiser with an account, and the order then shows where to', async () => {
  const order = 't'.repeat(43)
  const alpine = { edition: '11', event: 'alpine-run', date: '2027-06-01' }
  await post('places', { order, ...alpine, 'places-101': '1' })
  expect((await post('people', { order, ...ada })).get('step')).toBe('review')
  const pay = async () => (await post('payment', { order, method: 'bank-transfer' })).get('outcome')
  expect((await view(order)).methods).toEqual(['test-card'])
  expect(await pay()).toBe('not-paid')
  const account = { holder: 'Alpine club', account: 'DE89370400440532013000', bank: 'COBADEFF' }
  const payout = { organiserId: 1, ...account, takesOnSite: false }
  await savePayout(createDatabase(site.db), payout, saleNow)
  expect((await view(order)).methods).toEqual(['test-card', 'bank-transfer'])
  expect(await pay()).toBeNull()
  expect(await view(order)).toMatchObject({
    state: 'awaiting',
    hold: null,
    due: {
      ...account,
      method: 'bank-transfer',
      account: 'DE89 3704 0044 0532 0130 00',
      reference: expect.stringMatching(/^RF\d{2} \w{4} \w{4}$/u),
      by: '26 November 2026',
    },
  })
  await post('answer', { order, answer: 'confirm' })
  expect((await view(order)).state).toBe('awaiting')
  // After its day the places can be taken anew.
  await site.at('2026-11-26T23:00:00.000Z')
  expect((await view(order)).state).toBe('ended')
  const next = (await post('hold', { order, total: '1000' })).get('order') ?? ''
  expect((await view(next)).state).toBe('held')
})
