import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberEntriesView } from '../../src/model/schemas/orders/member-entries.ts'
import { ada, openCheckout } from '../support/checkout-forms.ts'
import { saleNow } from '../support/sale-tables.ts'

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
  const idsOf = (json: unknown) =>
    v
      .parse(memberEntriesView, json)
      .groups.flatMap(({ entries }) => entries.map((entry) => entry.order))
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

test('places of a member are ahead, past or cancelled, with person, ticket and receipt', async () => {
  const { site } = checkout
  await checkout.restart()
  const order = await checkout.named({ 'places-102': '1' })
  await checkout.post('payment', { order })
  await checkout.named()
  await site.db.prepare('UPDATE purchase SET buyer_id = 5').run()
  const member = await site.signedIn('ada')
  const view = async () => v.parse(memberEntriesView, (await member.request('GET', list)).json)
  const shape = async () =>
    (await view()).groups.map(({ key, entries }) => [
      key,
      entries.map(({ tags }) => tags.map(({ label }) => label).join()),
    ])
  expect(await shape()).toEqual([['upcoming', expect.arrayContaining(['Paid', 'Not finished'])]])
  const [ahead] = (await view()).groups
  const paid = ahead?.entries.find(({ ticket }) => ticket !== null)
  expect(paid?.person).toBe('Ada Kim')
  expect(paid?.ticket).toBe((await checkout.view({ order })).lines[0]?.ticket?.page)
  expect(ahead?.entries.filter(({ ticket }) => ticket !== null)).toHaveLength(1)
  expect((await view()).next).toMatch(/^Next start: .+ 2027, in \d+ days\.$/u)
  await site.db.prepare("UPDATE entry SET state = 'cancelled' WHERE race_id = 102").run()
  expect(await shape()).toEqual([
    ['upcoming', ['Not finished']],
    ['cancelled', ['Paid back']],
  ])
  expect((await view()).next).toBeNull()
  await site.db.prepare("UPDATE entry SET state = 'valid' WHERE race_id = 102").run()
  await site.db.prepare("UPDATE edition SET status = 'cancelled' WHERE id = 11").run()
  const [off] = (await view()).groups
  expect(off?.key).toBe('cancelled')
  expect(off?.entries.map(({ ticket }) => ticket)).toEqual([null, null])
  await site.db.prepare('UPDATE edition SET status = NULL WHERE id = 11').run()
  // Sessions are shorter than the months until then: this one begins on the day after the race.
  await site.at('2027-06-03T12:00:00.000Z')
  const later = await site.signedIn('ada')
  const past = v.parse(memberEntriesView, (await later.request('GET', list)).json)
  expect(past.groups.map(({ key }) => key)).toEqual(['past'])
  expect(past.next).toBeNull()
  await site.at(saleNow.toISOString())
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
