import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ada, after, alpine, openCheckout } from '../support/checkout-forms.ts'

let checkout: Awaited<ReturnType<typeof openCheckout>>
beforeAll(async () => {
  checkout = await openCheckout()
})
beforeEach(async () => await checkout.restart())
afterAll(async () => await checkout.close())

test('a guest goes from the races to a paid order, and each step survives being sent twice', async () => {
  const before = await checkout.view({ event: 'alpine-run', date: '2027-06-01' })
  expect(before).toMatchObject({ state: 'new', sale: 'few', seller: 'Alpine club' })
  expect(before.races[0]).toMatchObject({
    price: { text: '€10', amount: 1_000 },
    next: { text: '€20', from: null },
    left: { count: 4 },
  })
  const order = await checkout.named()
  expect(await checkout.view({ order })).toMatchObject({
    state: 'held',
    hold: { minutes: { count: 15 }, extensionsLeft: 2 },
    lines: [{ race: 'Race 101', person: 'Ada Kim', age: '37', price: '€10' }],
    total: { text: '€10', fee: null },
  })
  for (const method of ['test-card', 'test-card']) await checkout.post('payment', { order, method })
  const receipts = [{ kind: 'receipt', number: '2026-1' }]
  expect(await checkout.view({ order })).toMatchObject({ state: 'paid', hold: null, receipts })
})

test('a token without an order, such as one in a link of a stranger, is not taken from the address', async () => {
  const order = checkout.newForm()
  const shown = await checkout.view({ order, event: 'alpine-run', date: '2027-06-01' })
  expect(shown).toMatchObject({ state: 'new' })
  expect(shown.token).not.toBe(order)
})

test('one form, sent 60 times at once, makes one order', async () => {
  const order = checkout.newForm()
  const sent = await Promise.all(
    Array.from(
      { length: 60 },
      async () => await checkout.post('places', { order, ...alpine, 'places-101': '2' }),
    ),
  )
  expect(new Set(sent.map((to) => to.toString()))).toHaveLength(1)
  const { results } = await checkout.site.db.prepare('SELECT count(*) AS n FROM purchase').all()
  expect(results).toEqual([{ n: 1 }])
})

test.each(
  Object.entries({
    0: 'none-chosen',
    '-1': 'none-chosen',
    1.5: 'none-chosen',
    '1e9': 'none-chosen',
    two: 'none-chosen',
    99: 'too-many',
    5: 'sold-out',
  }),
)('%s places lead back with the outcome %s', async (places, outcome) => {
  const to = await checkout.choose({ 'places-101': places })
  expect([to.get('step'), to.get('outcome'), to.get('event')]).toEqual([
    'races',
    outcome,
    'alpine-run',
  ])
})

test('a price that moved since the page was shown is stated before anything is held', async () => {
  const shown = { shown: '1', 'price-101': '500' }
  expect((await checkout.choose({ 'places-101': '1' }, shown)).get('outcome')).toBe('price-moved')
  expect(
    (await checkout.choose({ 'places-101': '1' }, { ...shown, 'price-101': '1000' })).get('step'),
  ).toBe('people')
})

test('a shown price that cannot be read counts as one that moved', async () => {
  for (const price of ['ten', '-1000', '1e99', '']) {
    const to = await checkout.choose({ 'places-101': '1' }, { shown: '1', 'price-101': price })
    expect(to.get('outcome'), price).toBe('price-moved')
  }
})

test('a way to pay that an order with a price does not have is refused as such', async () => {
  const order = await checkout.named()
  for (const method of ['free', 'gold', '']) {
    const to = await checkout.post('payment', { order, method })
    expect([to.get('step'), to.get('outcome')], method).toEqual(['pay', 'not-paid'])
  }
  expect((await checkout.view({ order })).state).toBe('held')
})

test('every form of a paid order leads to what became of it', async () => {
  const order = await checkout.named()
  await checkout.post('payment', { order, method: 'test-card' })
  const forms = {
    places: { ...alpine, 'places-101': '2' },
    hold: { total: '1000' },
    extension: { step: 'review' },
    people: ada,
    extras: {},
    payment: { method: 'test-card' },
    cancellation: {},
  }
  for (const [form, fields] of Object.entries(forms)) {
    const to = await checkout.post(form, { order, ...fields })
    expect([to.get('order'), to.get('step'), to.get('outcome')], form).toEqual([order, 'pay', null])
  }
  expect((await checkout.view({ order })).state).toBe('paid')
})

test('people who are missing, too young or without a guardian keep what was typed', async () => {
  await checkout.site.db.prepare('UPDATE race SET minimum_age = 14 WHERE id = 101').run()
  const order = await checkout.begun({ 'places-101': '2' })
  const typed = { ...ada, 'year-0': '2014', 'givenName-1': 'Bo', email: 'ada' }
  const to = await checkout.post('people', { order, ...typed })
  expect([to.get('step'), to.get('outcome')]).toEqual(['people', 'incomplete'])
  const { people, email, isComplete } = await checkout.view({ order })
  expect(isComplete).toBe(false)
  expect(email).toEqual({ value: 'ada', isWrong: true, meant: null })
  expect(people).toMatchObject([
    {
      values: { givenName: 'Ada' },
      faults: { day: 'too-young' },
      age: '13',
      isMinor: true,
      mayBeMinor: true,
    },
    { values: { givenName: 'Bo' }, faults: { familyName: 'missing', day: 'no-date' } },
  ])
  expect((await checkout.post('payment', { order, method: 'test-card' })).get('step')).toBe(
    'people',
  )
  await checkout.site.db.prepare('UPDATE race SET minimum_age = NULL WHERE id = 101').run()
})

test('other races replace the order: its own places count as free, and people move along', async () => {
  const standing = await checkout.begun({ 'places-101': '3' })
  await checkout.post('people', { order: standing, ...ada })
  const next =
    (await checkout.post('places', { order: standing, 'places-101': '4' })).get('order') ?? ''
  expect(next).not.toBe(standing)
  expect(await checkout.view({ order: next })).toMatchObject({
    state: 'held',
    people: [{ values: { givenName: 'Ada' } }, {}, {}, {}],
  })
  // The former address, in another tab, leads to the order that stands.
  expect((await checkout.view({ order: standing })).token).toBe(next)
  const refused = await checkout.post('places', { order: next, 'places-101': '5' })
  expect(refused.get('outcome')).toBe('sold-out')
  expect((await checkout.view({ order: next })).state).toBe('held')
})

test('a hold is extended twice, ends, and is taken anew at the price of then, which is shown first', async () => {
  const order = await checkout.named()
  for (const minutes of [10, 20]) {
    await checkout.site.at(after(minutes))
    expect((await checkout.post('extension', { order, step: 'review' })).get('outcome')).toBeNull()
  }
  expect((await checkout.post('extension', { order, step: 'review' })).get('outcome')).toBe(
    'not-extended',
  )
  await checkout.site.at(after(36))
  await checkout.sell({
    races: [{ raceId: 101, places: 4, steps: [{ amount: 1_500, validUntil: null, places: null }] }],
  })
  expect(await checkout.view({ order })).toMatchObject({
    state: 'ended',
    hold: null,
    moved: { from: '€10', to: '€15', amount: 1_500 },
  })
  expect((await checkout.post('hold', { order, total: '1000' })).get('outcome')).toBe('price-moved')
  const next = (await checkout.post('hold', { order, total: '1500' })).get('order') ?? ''
  expect(await checkout.view({ order: next })).toMatchObject({
    state: 'held',
    isComplete: true,
    total: { amount: 1_500 },
  })
})

test('the test card is refused, waits for its buyer, and arrives late', async () => {
  const order = await checkout.named()
  const pay = async (ending: string) =>
    await checkout.post('payment', { order, method: 'test-card', ending })
  await pay('declined')
  expect(await checkout.view({ order })).toMatchObject({ state: 'held', payment: 'failed' })
  await pay('confirmed')
  expect(await checkout.view({ order })).toMatchObject({ state: 'paying', payment: 'confirm' })
  await checkout.post('answer', { order, answer: 'refuse' })
  expect(await checkout.view({ order })).toMatchObject({ state: 'held', payment: 'failed' })
  await pay('late')
  await checkout.post('answer', { order, answer: 'look' })
  expect(await checkout.view({ order })).toMatchObject({ state: 'paying', payment: 'waits' })
  await checkout.site.at(after(1))
  await checkout.post('answer', { order, answer: 'look' })
  expect((await checkout.view({ order })).state).toBe('paid')
})

test('an order that costs nothing is confirmed without a payment', async () => {
  const order = await checkout.named({ 'places-102': '1' })
  await checkout.post('payment', { order })
  expect(await checkout.view({ order })).toMatchObject({
    state: 'paid',
    total: { amount: 0 },
    methods: ['free'],
  })
})

test('a sale that is not open holds nothing, and an edition that was cancelled is not paid', async () => {
  const order = await checkout.named()
  await checkout.sell({ state: 'paused' })
  expect((await checkout.choose({ 'places-101': '1' })).get('outcome')).toBe('not-open')
  await checkout.site.db.prepare(`UPDATE edition SET status = 'cancelled' WHERE id = 11`).run()
  expect((await checkout.view({ order })).event.isOff).toBe(true)
  expect((await checkout.post('payment', { order, method: 'test-card' })).get('outcome')).toBe(
    'not-open',
  )
  await checkout.site.db.prepare('UPDATE edition SET status = NULL WHERE id = 11').run()
})

test('a form of an unknown order is 404', async () => {
  for (const order of [checkout.newForm(), 'short', 'x'.repeat(5_000)]) {
    const sent = await checkout.send('people', { order })
    expect(sent.status).toBe(404)
  }
})
