import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOrdersView } from '../../src/model/schemas/orders/member-orders.ts'
import { ada, openCheckout } from '../support/checkout-forms.ts'

let checkout: Awaited<ReturnType<typeof openCheckout>>
beforeAll(async () => {
  checkout = await openCheckout()
  await checkout.restart()
})
afterAll(async () => await checkout.close())

const list = '/api/profile/orders?locale=en'

test("a guest's order becomes the member's by a write, and its page is opened by one; reading changes nothing", async () => {
  const { site } = checkout
  await site.add({ id: 5, username: 'ada' })
  const order = await checkout.named({ 'places-102': '1' })
  await checkout.post('payment', { order })
  const member = await site.signedIn('ada')
  const stored = async () => [
    await site.rows('SELECT id, buyer_id FROM purchase'),
    await site.rows('SELECT * FROM order_link'),
  ]
  const before = await stored()
  const idsOf = (json: unknown) => v.parse(memberOrdersView, json).orders.map(({ id }) => id)
  expect(idsOf((await member.request('GET', list)).json)).toEqual([])
  expect(await stored()).toEqual(before)
  const [id] = idsOf((await member.send('POST', list)).json)
  if (id === undefined) throw new Error('The order was not taken over')
  const page = `/api/profile/orders/${id}/page?locale=en`
  const links = await stored()
  expect((await member.request('GET', page)).status).toBe(405)
  expect(await stored()).toEqual(links)
  const { path } = v.parse(v.object({ path: v.string() }), (await member.send('POST', page)).json)
  const token = new URL(path, 'https://startline.example').searchParams.get('order') ?? ''
  expect((await checkout.view({ order: token })).number).not.toBe('')
  await site.add({ id: 6, username: 'bo' })
  expect((await (await site.signedIn('bo')).send('POST', page)).status).toBe(404)
})

test('the people step of a signed-in buyer has the address of the account', async () => {
  const { site } = checkout
  const order = await checkout.begun()
  const member = await site.signedIn('ada')
  const address = async () => (await member.request('GET', `/api/checkout?order=${order}`)).json
  expect(await address()).toMatchObject({ email: { value: 'ada@example.org', isWrong: false } })
  await checkout.post('people', { order, ...ada, email: 'other@example.org' })
  expect(await address()).toMatchObject({ email: { value: 'other@example.org' } })
})
