import { expect } from 'vitest'
import * as v from 'valibot'
import { checkoutView, type CheckoutView } from '../../src/model/schemas/orders/checkout.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { publishSale, type SaleInput } from '../../worker/domain/commerce/sales/publish-sale.ts'
import { accountsInProcess } from './accounts-in-process.ts'
import { orderTables, saleNow, smallSale, writeSale } from './sale-tables.ts'
import type { Visitor } from './visitor.ts'

/** The forms of the checkout of a small sale, as a browser without scripts sends them. */

export type Fields = Record<string, string>

export const alpine = { edition: '11', event: 'alpine-run', date: '2027-06-01' }

export const ada = {
  'givenName-0': 'Ada',
  'familyName-0': 'Kim',
  'year-0': '1990',
  'month-0': '2',
  'day-0': '3',
  email: 'ada@example.org',
}

/** Instant so many minutes after the first. */
export const after = (minutes: number): string =>
  new Date(saleNow.getTime() + minutes * 60_000).toISOString()

export async function openCheckout() {
  const { site, close } = await accountsInProcess(saleNow.toISOString(), {
    PAYMENT_METHODS: 'free test-card',
  })
  await writeSale(site.db)
  let guest: Visitor = site.visitor()
  let forms = 0
  const newForm = () => String((forms += 1)).padStart(43, 'c')

  const sell = async (change: Partial<SaleInput> = {}) =>
    await publishSale(createDatabase(site.db), { ...smallSale, ...change }, saleNow)

  /** Without orders, as another guest. */
  const restart = async () => {
    guest = site.visitor()
    await site.db.batch(orderTables.map((table) => site.db.prepare(`DELETE FROM ${table}`)))
    await sell()
    await site.at(saleNow.toISOString())
  }

  const send = async (form: string, fields: Fields, locale = 'en') =>
    await guest.request('POST', `/api/checkout/${form}?locale=${locale}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })

  /** Sends a form. @returns the query of the page that it leads to */
  const post = async (form: string, fields: Fields): Promise<URLSearchParams> => {
    const sent = await send(form, fields)
    expect([sent.status, sent.text]).toEqual([303, ''])
    const to = new URL(sent.headers.get('location') ?? '', 'https://startline.example')
    expect(to.pathname).toBe('/calendar/registration')
    return to.searchParams
  }

  const view = async (query: Fields): Promise<CheckoutView> => {
    const search = new URLSearchParams(query).toString()
    return v.parse(checkoutView, (await guest.request('GET', `/api/checkout?${search}`)).json)
  }

  const choose = async (places: Fields, more: Fields = {}) =>
    await post('places', { order: newForm(), ...alpine, ...places, ...more })

  /** An order of these places, one without. */
  const begun = async (places: Fields = { 'places-101': '1' }): Promise<string> => {
    const to = await choose(places)
    expect(to.get('step')).toBe('people')
    return to.get('order') ?? ''
  }

  /** An order with its person. @param step the one that follows */
  const named = async (places?: Fields, step = 'review'): Promise<string> => {
    const order = await begun(places)
    expect((await post('people', { order, ...ada })).get('step')).toBe(step)
    return order
  }

  return { site, close, newForm, sell, restart, send, post, view, choose, begun, named }
}
