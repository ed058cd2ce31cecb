import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meal, saleWithExtras, shirt } from '../support/sale-tables.ts'
import { ada, after, openCheckout } from '../support/checkout-forms.ts'

let checkout: Awaited<ReturnType<typeof openCheckout>>
beforeAll(async () => {
  checkout = await openCheckout()
})
beforeEach(async () => await checkout.restart())
afterAll(async () => await checkout.close())

const withExtras = { extras: saleWithExtras.extras ?? [] }

test('extras are chosen after the people, move along with the places, and are lines of the order', async () => {
  await checkout.sell(withExtras)
  const order = await checkout.begun({ 'places-101': '2' })
  const bo = { 'givenName-1': 'Bo', 'familyName-1': 'Lind', 'year-1': '1991', 'month-1': '1' }
  expect((await checkout.post('people', { order, ...ada, ...bo, 'day-1': '1' })).get('step')).toBe(
    'extras',
  )
  const chosen = { [`extra-${shirt}-1`]: String(shirt), [`many-${meal}`]: '2' }
  expect((await checkout.post('extras', { order, ...chosen })).get('step')).toBe('review')
  expect(await checkout.view({ order })).toMatchObject({
    lines: [{ extras: [] }, { person: 'Bo Lind', extras: [{ name: 'Shirt', price: '€5' }] }],
    extraLines: [{ name: '2 × Meal', price: '€6' }],
    total: { amount: 3_100 },
    extras: [{ places: [0, shirt] }, { options: [{ chosen: 2, most: 2 }] }],
  })
  // Another tab holds fewer places: the shirt of the second goes, the meals stay.
  const next = (await checkout.post('places', { order, 'places-101': '1' })).get('order') ?? ''
  expect(await checkout.view({ order: next })).toMatchObject({
    lines: [{ extras: [] }],
    extraLines: [{ name: '2 × Meal' }],
    total: { amount: 1_600 },
  })
  await checkout.post('payment', { order: next, method: 'test-card' })
  expect(await checkout.view({ order: next })).toMatchObject({
    state: 'paid',
    total: { amount: 1_600 },
  })
  // They can be taken no more.
  const other = await checkout.named(undefined, 'extras')
  const refused = await checkout.post('extras', { order: other, [`many-${meal}`]: '1' })
  expect([refused.get('step'), refused.get('outcome')]).toEqual(['extras', 'extra-gone'])
})

test.each(['-1', '1.5', '1e9', 'two', ''])('%j extras are none', async (number) => {
  await checkout.sell(withExtras)
  const order = await checkout.named(undefined, 'extras')
  expect((await checkout.post('extras', { order, [`many-${meal}`]: number })).get('step')).toBe(
    'review',
  )
  expect((await checkout.view({ order })).extraLines).toEqual([])
})

test('extras of another sale, of a place that is none or more than there are change nothing', async () => {
  await checkout.sell(withExtras)
  const order = await checkout.named(undefined, 'extras')
  await checkout.post('extras', {
    order,
    [`many-${meal}`]: '1',
    [`extra-${shirt}-7`]: String(shirt),
  })
  for (const wrong of [{ [`many-${meal}`]: '11' }, { [`extra-${shirt}-0`]: '99' }])
    expect((await checkout.post('extras', { order, ...wrong })).get('outcome')).toBe('extra-gone')
  expect((await checkout.view({ order })).extraLines).toEqual([
    { name: 'Meal', lang: null, price: '€3' },
  ])
})

test('a hold that ended is taken anew with its extras, as far as they are left', async () => {
  await checkout.sell(withExtras)
  const order = await checkout.named(undefined, 'extras')
  const chosen = { [`extra-${shirt}-0`]: String(shirt), [`many-${meal}`]: '2' }
  await checkout.post('extras', { order, ...chosen })
  await checkout.site.at(after(16))
  expect((await checkout.post('extras', { order, ...chosen })).get('outcome')).toBe('ended')
  const other = await checkout.named(undefined, 'extras')
  await checkout.post('extras', { order: other, [`many-${meal}`]: '2' })
  expect(await checkout.view({ order })).toMatchObject({
    moved: { from: '€21', to: '€15', amount: 1_500 },
  })
  const next = (await checkout.post('hold', { order, total: '1500' })).get('order') ?? ''
  expect(await checkout.view({ order: next })).toMatchObject({
    lines: [{ extras: [{ name: 'Shirt' }] }],
    extraLines: [],
    total: { amount: 1_500 },
  })
})
