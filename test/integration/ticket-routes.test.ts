import { encode } from 'uqr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkTicket } from '../../src/model/tickets/check-ticket.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { findOrderByToken } from '../../worker/domain/commerce/orders/find-order.ts'
import { findTicketList } from '../../worker/domain/commerce/tickets/find-ticket-list.ts'
import { signTickets } from '../../worker/domain/commerce/tickets/sign-tickets.ts'
import { openCheckout } from '../support/checkout-forms.ts'
import { testSecrets } from '../support/site.ts'
import { saleNow } from '../support/sale-tables.ts'

let checkout: Awaited<ReturnType<typeof openCheckout>>
beforeAll(async () => {
  checkout = await openCheckout()
  await checkout.restart()
})
afterAll(async () => await checkout.close())

/** Dark modules of a picture, row by row, from its path of squares. */
function modulesOf(svg: string): string[] {
  const size = Number(/viewBox="0 0 (\d+) /u.exec(svg)?.[1]) / 10
  const dark = new Set(
    [...svg.matchAll(/M(\d+),(\d+)h10v10h-10z/gu)].map(([, x, y]) => `${x},${y}`),
  )
  const steps = Array.from({ length: size }, (_, i) => i * 10)
  return steps.map((y) => steps.map((x) => (dark.has(`${x},${y}`) ? '#' : '.')).join(''))
}

test('the page of a paid order has the picture of the ticket, which is good; one that is held has none', async () => {
  const { site } = checkout
  const guest = site.visitor()
  const order = await checkout.named({ 'places-102': '1' })
  const picture = async (place: string) =>
    await guest.request('GET', `/api/orders/${order}/tickets/${place}`)
  expect((await checkout.view({ order })).lines.map(({ ticket }) => ticket)).toEqual([null])
  expect((await picture('0')).status).toBe(404)
  await checkout.post('payment', { order })
  const [line] = (await checkout.view({ order })).lines
  expect(line?.ticket).toBe(`/api/orders/${order}/tickets/0`)
  const sent = await picture('0')
  expect(sent.status).toBe(200)
  expect(sent.headers.get('content-type')).toBe('image/svg+xml')
  expect(sent.headers.get('cache-control')).toBe('private, no-store')
  expect(sent.headers.get('x-robots-tag')).toBe('noindex')
  const db = createDatabase(site.db)
  const id = (await findOrderByToken(db, order))?.id ?? ''
  const [ticket] = await signTickets(db, id, testSecrets.TICKET_KEY, saleNow)
  const code = ticket?.code ?? ''
  const { data } = encode(code, { ecc: 'M', border: 3 })
  const rows = data.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
  expect(rows).toHaveLength(47)
  expect(modulesOf(sent.text)).toEqual(rows)
  const { outcome } = await checkTicket(code, await findTicketList(db, 11), saleNow)
  expect(outcome).toBe('good')
  for (const place of ['1', '-1', '00', 'x']) expect((await picture(place)).status).toBe(404)
  await site.db.prepare("UPDATE edition SET status = 'cancelled' WHERE id = 11").run()
  expect((await picture('0')).status).toBe(404)
  expect((await checkout.view({ order })).lines[0]?.ticket).toBeNull()
})
