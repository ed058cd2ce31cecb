import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { promoGuessesPerHour } from '../../src/model/orders/promo-code.ts'
import { ada, after, openCheckout } from '../support/checkout-forms.ts'
import { club, smallSale } from '../support/sale-tables.ts'

let checkout: Awaited<ReturnType<typeof openCheckout>>
beforeAll(async () => {
  checkout = await openCheckout()
})
beforeEach(async () => await checkout.restart())
afterAll(async () => await checkout.close())

const ends = after(10)
const promos = [
  { ...club, races: [101], uses: 1 },
  { ...club, id: 2, code: 'ALL', percent: 100, races: [], uses: null },
  {
    ...club,
    id: 3,
    code: 'SHORT',
    percent: null,
    amount: 500,
    validUntil: ends,
    races: [],
    uses: 9,
  },
]

const named = async () => {
  const order = await checkout.begun({ 'places-101': '1' })
  await checkout.post('people', { order, ...ada })
  return order
}

test('a code takes its share off, stands as a line, moves along with another choice and is given up', async () => {
  await checkout.sell({ promos })
  const order = await named()
  expect(await checkout.view({ order })).toMatchObject({ takesPromo: true, promo: null })
  expect((await checkout.post('promo', { order, code: ' club ' })).get('outcome')).toBeNull()
  expect(await checkout.view({ order })).toMatchObject({
    promo: { code: 'CLUB', discount: '€5' },
    total: { amount: 500 },
  })
  const next = (await checkout.post('places', { order, 'places-101': '2' })).get('order') ?? ''
  expect(await checkout.view({ order: next })).toMatchObject({
    promo: { code: 'CLUB', discount: '€10' },
    total: { amount: 1_000 },
  })
  await checkout.post('promo', { order: next, code: '' })
  expect(await checkout.view({ order: next })).toMatchObject({
    promo: null,
    total: { amount: 2_000 },
  })
})

test('"Pay" applies the code that stands in its field, or stops with the reason', async () => {
  await checkout.sell({ promos })
  const order = await named()
  const pay = async (code: string) => {
    const to = await checkout.post('promo', { order, code, next: 'pay' })
    return [to.get('step'), to.get('outcome')]
  }
  expect(await pay('CLUBB')).toEqual(['review', 'promo-refused'])
  expect(await pay(' ')).toEqual(['pay', null])
  expect((await checkout.view({ order })).promo).toBeNull()
  expect(await pay('club')).toEqual(['pay', null])
  expect(await checkout.view({ order })).toMatchObject({
    promo: { code: 'CLUB' },
    total: { amount: 500 },
  })
  expect(await pay('')).toEqual(['pay', null])
  expect((await checkout.view({ order })).promo).not.toBeNull()
})

test('an order whose code takes all off is made without a payment', async () => {
  await checkout.sell({ promos })
  const order = await named()
  await checkout.post('promo', { order, code: 'ALL' })
  expect(await checkout.view({ order })).toMatchObject({ methods: ['free'], total: { amount: 0 } })
  await checkout.post('payment', { order })
  expect(await checkout.view({ order })).toMatchObject({
    state: 'paid',
    promo: { code: 'ALL', discount: '€10' },
    receipts: [],
  })
})

test('unknown, used up, ended, for another race: the same answer, and nothing has changed', async () => {
  await checkout.sell({ promos })
  const first = await named()
  await checkout.post('promo', { order: first, code: 'CLUB' })
  const order = await named()
  const free = await checkout.begun({ 'places-102': '1' })
  await checkout.post('people', { order: free, ...ada })
  await checkout.site.at(after(10))
  const answers = [
    await checkout.post('promo', { order, code: 'NONE' }),
    await checkout.post('promo', { order, code: 'CLUB' }),
    await checkout.post('promo', { order, code: 'SHORT' }),
    await checkout.post('promo', { order: free, code: 'ALL' }),
  ].map((query) => [query.get('step'), query.get('outcome')])
  expect(new Set(answers.map(String))).toEqual(new Set(['review,promo-refused']))
  expect(await checkout.view({ order })).toMatchObject({ promo: null, total: { amount: 1_000 } })
})

test('so many codes can be tried for an order in an hour, right ones among them', async () => {
  await checkout.sell({ promos })
  const order = await named()
  for (let guess = 0; guess < promoGuessesPerHour; guess += 1)
    expect((await checkout.post('promo', { order, code: `G${guess}` })).get('outcome')).toBe(
      'promo-refused',
    )
  expect((await checkout.post('promo', { order, code: 'CLUB' })).get('outcome')).toBe('promo-often')
  expect(await checkout.view({ order })).toMatchObject({ promo: null })
})

test('a code that is taken off the sale stays with the orders that have it, and is used no more', async () => {
  await checkout.sell({ promos })
  const order = await named()
  await checkout.post('promo', { order, code: 'CLUB' })
  await checkout.sell({ races: smallSale.races })
  await checkout.post('payment', { order, method: 'test-card' })
  expect(await checkout.view({ order })).toMatchObject({ state: 'paid', total: { amount: 500 } })
})
