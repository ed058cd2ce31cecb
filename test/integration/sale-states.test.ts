import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { createDatabase } from '../../worker/db/client.ts'
import { publishSale } from '../../worker/domain/commerce/sales/publish-sale.ts'
import { eventAnswer } from '../../src/model/schemas/event/event.ts'
import { checkoutView } from '../../src/model/schemas/orders/checkout.ts'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import type { AccountSite } from '../support/accounts.ts'
import { saleNow, smallSale, writeSale } from '../support/sale-tables.ts'

/** One rule of the state of a sale: the pages of the event and of its sign-up, which read one response, and the checkout. */

let site: AccountSite
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await accountsInProcess(saleNow.toISOString())
  ;({ site, close } = opened)
  await writeSale(site.db)
})
afterAll(async () => await close())
beforeEach(async () => {
  await site.at(saleNow.toISOString())
  await site.db.prepare(`UPDATE stock SET sold = 0`).run()
  await sell(100)
})

const sell = async (places: number, state: 'open' | 'paused' = 'open') =>
  await publishSale(
    createDatabase(site.db),
    { ...smallSale, state, races: smallSale.races.map((race) => ({ ...race, places })) },
    saleNow,
  )

async function shown() {
  const get = async (path: string) => (await site.visitor().request('GET', path)).json
  const query = 'event=alpine-run&date=2027-06-01'
  const { edition } = v.parse(eventAnswer, await get('/api/events/alpine-run?locale=en'))
  const { sale } = v.parse(checkoutView, await get(`/api/checkout?locale=en&${query}`))
  const { state, date, here } = edition.registration
  return { event: state, date, left: here?.left?.count ?? null, path: here?.path, sale }
}

const path = '/calendar/registration?event=alpine-run&date=2027-06-01'
const open = { event: 'open', date: '1 May 2027', left: null, path, sale: 'open' }

const cases = {
  soon: {
    make: async () => await site.at('2026-10-31T12:00:00.000Z'),
    expected: { event: 'opens', date: '1 November 2026', sale: 'soon' },
  },
  open: { make: async () => await sell(100), expected: {} },
  few: { make: async () => await sell(3), expected: { left: 6, sale: 'few' } },
  'sold-out': {
    make: async () => await site.db.prepare(`UPDATE stock SET sold = quantity`).run(),
    expected: { event: 'sold-out', sale: 'sold-out' },
  },
  paused: {
    make: async () => await sell(100, 'paused'),
    expected: { event: 'paused', sale: 'paused' },
  },
  closed: {
    make: async () => await site.at('2027-05-02T12:00:00.000Z'),
    expected: { event: 'closed', sale: 'closed' },
  },
}

test.each(Object.entries(cases))(
  'a sale is %s for its event and its checkout alike',
  async (_, { make, expected }) => {
    await make()
    expect(await shown()).toEqual({ ...open, ...expected })
  },
)

test('an edition that is not sold here states its own sign-up', async () => {
  const answer = await site
    .visitor()
    .request('GET', '/api/events/alpine-run?locale=en&date=2027-06-02')
  const { edition } = v.parse(eventAnswer, answer.json)
  expect(edition.registration).toMatchObject({ state: 'unknown', here: null })
})
