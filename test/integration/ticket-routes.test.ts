import ICAL from 'ical.js'
import jsQR from 'jsqr'
import { encode } from 'uqr'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { locales } from '../../src/model/locales.ts'
import { ticketView } from '../../src/model/schemas/orders/ticket.ts'
import { checkTicket } from '../../src/model/tickets/check-ticket.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { giveUpPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import { setNumber } from '../../worker/domain/commerce/start-numbers/set-number.ts'
import { findOrderByToken } from '../../worker/domain/commerce/orders/find-order.ts'
import { findTicketList } from '../../worker/domain/commerce/tickets/find-ticket-list.ts'
import { renewTicket } from '../../worker/domain/commerce/tickets/renew-ticket.ts'
import { openCheckout } from '../support/checkout-forms.ts'
import { pixelsOfPng, pixelsOfSquares } from '../support/pixels.ts'
import { saleNow } from '../support/sale-tables.ts'

let checkout: Awaited<ReturnType<typeof openCheckout>>
beforeAll(async () => {
  checkout = await openCheckout()
})
beforeEach(async () => {
  await checkout.restart()
  await checkout.site.db.prepare('UPDATE edition SET status = NULL WHERE id = 11').run()
})
afterAll(async () => await checkout.close())

const get = async (path: string) => await checkout.site.visitor().request('GET', path)

/** A paid order with its ticket's address. */
async function paid() {
  const order = await checkout.named({ 'places-102': '1' })
  await checkout.post('payment', { order })
  const [line] = (await checkout.view({ order })).lines
  const address = line?.ticket?.page.split('/').at(-1) ?? ''
  return { order, address, line }
}

const viewOf = async (address: string, locale = 'en') =>
  v.parse(ticketView, (await get(`/api/tickets/${address}?locale=${locale}`)).json)

test('the page of a paid order has the address of its ticket, and one that is held has none', async () => {
  const held = await checkout.named({ 'places-102': '1' })
  expect((await checkout.view({ order: held })).lines.map(({ ticket }) => ticket)).toEqual([null])
  const { address, line } = await paid()
  expect(address).toMatch(/^[\w-]{30}$/u)
  expect(line?.ticket).toEqual({
    page: `/profile/registrations/${address}`,
    code: `/api/tickets/${address}/code.svg`,
  })
})

test('a ticket has its event, race, start, place and person, and neither email nor address of the order', async () => {
  const { order, address } = await paid()
  const sent = await get(`/api/tickets/${address}`)
  expect(sent.headers.get('cache-control')).toBe('private, no-store')
  expect(sent.headers.get('x-robots-tag')).toBe('noindex')
  expect(sent.text).not.toContain(order)
  expect(sent.text).not.toContain('ada@example.org')
  const view = v.parse(ticketView, sent.json)
  expect(view).toMatchObject({ state: 'good', notice: null, person: 'Ada Kim, 1990' })
  expect(view.event.permalink).toBe('alpine-run')
  expect(view.race.name).not.toBe('')
  expect(view.code).toBe(`/api/tickets/${address}/code.svg`)
  expect(Object.keys(view.alternates)).toHaveLength(locales.length)
  expect((await viewOf(address, 'th')).person).toBe('Ada Kim 2533')
})

test('pictures of the code as SVG and as PNG are read by a decoder, and the ticket is good', async () => {
  const { address } = await paid()
  const [svg, png] = await Promise.all(
    ['svg', 'png'].map(async (format) => await get(`/api/tickets/${address}/code.${format}`)),
  )
  for (const each of [svg, png]) {
    expect(each?.status).toBe(200)
    expect(each?.headers.get('cache-control')).toBe('private, no-store')
    expect(each?.headers.get('x-robots-tag')).toBe('noindex')
  }
  expect(svg?.headers.get('content-type')).toBe('image/svg+xml')
  expect(png?.headers.get('content-type')).toBe('image/png')
  const list = await findTicketList(createDatabase(checkout.site.db), 11)
  const pictures = [pixelsOfSquares(svg?.text ?? ''), pixelsOfPng(png?.bytes ?? new Uint8Array())]
  for (const { data, size } of pictures) {
    const code = jsQR(data, size, size, { inversionAttempts: 'dontInvert' })?.data ?? ''
    expect(code).toMatch(/^SL1:/u)
    expect((await checkTicket(code, list, saleNow)).outcome).toBe('good')
    expect(encode(code, { ecc: 'M', border: 3 }).size).toBe(47)
  }
})

test('a picture with its corner missing is not read', async () => {
  const { address } = await paid()
  const { data, size } = pixelsOfPng((await get(`/api/tickets/${address}/code.png`)).bytes)
  data.fill(255, 0, data.length / 3)
  expect(jsQR(data, size, size)).toBeNull()
})

test('the calendar file has the start of this person in the zone of the venue', async () => {
  const { address } = await paid()
  await checkout.site.db.prepare("UPDATE race SET start_time = '09:30' WHERE id = 102").run()
  const sent = await get(`/api/tickets/${address}/start.ics?locale=de`)
  expect(sent.headers.get('content-type')).toContain('text/calendar')
  expect(sent.headers.get('cache-control')).toBe('private, no-store')
  const [event] = new ICAL.Component(ICAL.parse(sent.text)).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('uid')).toMatch(/^ticket-\d+@/u)
  expect(event?.getFirstPropertyValue('transp')).toBe('OPAQUE')
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2027-06-01T09:30:00')
  expect(event?.getFirstProperty('dtstart')?.getParameter('tzid')).not.toBeUndefined()
  expect(String(event?.getFirstPropertyValue('description'))).toContain('Ada Kim, 1990')
  expect(String(event?.getFirstPropertyValue('url'))).toContain(`/de/profil/anmeldungen/${address}`)
})

const none = async (address: string) =>
  await Promise.all(
    ['code.svg', 'code.png', 'start.ics'].map(
      async (part) => (await get(`/api/tickets/${address}/${part}`)).status,
    ),
  )

test('a ticket that was replaced names nobody, and one of a place that was given up or of a cancelled edition has no code', async () => {
  const { order, address } = await paid()
  const { db } = checkout.site
  const id = (await findOrderByToken(createDatabase(db), order))?.id ?? ''
  await renewTicket(createDatabase(db), id, 0)
  expect(await viewOf(address)).toMatchObject({ state: 'replaced', person: '', code: null })
  expect(await none(address)).toEqual([404, 404, 404])
  const [line] = (await checkout.view({ order })).lines
  const present = line?.ticket?.page.split('/').at(-1) ?? ''
  expect(present).not.toBe(address)
  expect((await viewOf(present)).state).toBe('good')
  await db.prepare("UPDATE edition SET status = 'cancelled' WHERE id = 11").run()
  expect(await viewOf(present)).toMatchObject({ state: 'event-cancelled', code: null, file: null })
  expect(await none(present)).toEqual([404, 404, 404])
  await db.prepare("UPDATE entry SET state = 'cancelled', ticket_version = 3").run()
  expect(await viewOf(present)).toMatchObject({ state: 'cancelled', code: null })
  expect(await none(present)).toEqual([404, 404, 404])
})

test('addresses that the site did not make are not found: altered, short, long, encoded, of a held order', async () => {
  const { address } = await paid()
  const flipped = Array.from({ length: 30 }, (_, at) => {
    const other = address[at] === 'A' ? 'B' : 'A'
    return address.slice(0, at) + other + address.slice(at + 1)
  })
  const hostile = [
    'x',
    address.slice(1),
    `${address}A`,
    `${address}%00`,
    '..%2F..',
    '%F0%9F',
    "'--",
  ]
  for (const each of [...flipped, ...hostile]) {
    const { status } = await get(`/api/tickets/${each}`)
    expect([400, 404]).toContain(status)
  }
  await checkout.site.db.prepare("UPDATE purchase SET state = 'held'").run()
  expect((await get(`/api/tickets/${address}`)).status).toBe(404)
})

test('a ticket has the start number of its place, and none once the place is given up', async () => {
  const { order, address } = await paid()
  expect((await viewOf(address)).startNumber).toBeNull()
  const db = createDatabase(checkout.site.db)
  const found = await findOrderByToken(db, order)
  const [entry] = await checkout.site.db
    .prepare('SELECT id FROM entry WHERE order_id = ?')
    .bind(found?.id ?? '')
    .raw()
  await setNumber(db, 11, { entry: Number(entry?.[0]), number: 2_741 }, saleNow)
  expect((await viewOf(address, 'de')).startNumber).toBe('2741')
  await giveUpPlaces(
    db,
    { orderId: found?.id ?? '', ordinals: null, amount: null, withFee: true },
    saleNow,
  )
  expect((await viewOf(address)).startNumber).toBeNull()
})
