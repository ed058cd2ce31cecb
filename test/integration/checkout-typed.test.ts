import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ada, after, openCheckout } from '../support/checkout-forms.ts'

let checkout: Awaited<ReturnType<typeof openCheckout>>
beforeAll(async () => {
  checkout = await openCheckout()
})
beforeEach(async () => await checkout.restart())
afterAll(async () => await checkout.close())

test('an address that looks misspelt is asked about once, and taken if it is confirmed', async () => {
  const order = await checkout.begun()
  const typed = { order, ...ada, email: ' mia@gmial.con ' }
  const asked = await checkout.post('people', typed)
  expect([asked.get('step'), asked.get('outcome')]).toEqual(['people', 'email-check'])
  const { email } = await checkout.view({ order })
  expect(email).toEqual({ value: 'mia@gmial.con', isWrong: false, meant: 'mia@gmail.com' })
  const other = await checkout.post('people', { ...typed, sure: 'mia@yaho.com' })
  expect(other.get('outcome')).toBe('email-check')
  expect((await checkout.post('people', { ...typed, sure: email.value })).get('step')).toBe(
    'review',
  )
  expect((await checkout.post('people', { order, ...ada })).get('step')).toBe('review')
})

test('a date of birth is taken in wide and Thai digits, and in Thai with its Buddhist year', async () => {
  const order = await checkout.begun()
  const born = async () => (await checkout.view({ order })).people[0]?.values.year
  await checkout.post('people', { order, ...ada, 'year-0': '１９９１' })
  expect(await born()).toBe('1991')
  const thai = { order, ...ada, 'year-0': '๒๕๓๓' }
  await checkout.post('people', thai)
  expect(await born()).toBe('2533')
  await checkout.send('people', thai, 'th')
  expect(await born()).toBe('1990')
})

test('a race whose last places are held says when one may be free again, a sold one does not', async () => {
  const sale = { event: 'alpine-run', date: '2027-06-01' }
  const frees = async () =>
    (await checkout.view(sale)).races.find(({ id }) => id === 101)?.frees?.count
  const steps = [{ amount: 1_000, validUntil: null, places: null }]
  await checkout.sell({ races: [{ raceId: 101, places: 1, steps }] })
  const order = await checkout.named()
  await checkout.site.at(after(5))
  expect(await frees()).toBe(10)
  expect((await checkout.view({ order })).races[0]?.frees).toBeNull()
  await checkout.post('payment', { order, method: 'test-card' })
  expect(await frees()).toBeUndefined()
})

test('a button of the hold keeps what is typed: extended, and made again after its end', async () => {
  const order = await checkout.begun()
  const typed = { ...ada, 'familyName-0': '', step: 'people' }
  await checkout.site.at(after(10))
  const extended = await checkout.post('extension', { order, ...typed })
  expect([extended.get('step'), extended.get('outcome')]).toEqual(['people', null])
  expect(await checkout.view({ order })).toMatchObject({
    hold: { minutes: { count: 15 } },
    people: [{ values: { givenName: 'Ada', year: '1990' } }],
    email: { value: 'ada@example.org' },
  })
  // A page whose clock is ahead asks for what still holds.
  const early = await checkout.post('hold', { order, ...typed, 'givenName-0': 'Eva' })
  expect([early.get('order'), early.get('step')]).toEqual([order, 'people'])
  expect(await checkout.view({ order })).toMatchObject({
    people: [{ values: { givenName: 'Eva' } }],
  })
  await checkout.site.at(after(26))
  const again = { order, ...typed, 'givenName-0': 'Ida', total: '1000' }
  const next = (await checkout.post('hold', again)).get('order') ?? ''
  expect(next).not.toBe(order)
  expect(await checkout.view({ order: next })).toMatchObject({
    state: 'held',
    people: [{ values: { givenName: 'Ida' } }],
  })
  // Without fields, as the review sends it, nothing is emptied.
  await checkout.post('extension', { order: next, step: 'people' })
  expect(await checkout.view({ order: next })).toMatchObject({
    people: [{ values: { givenName: 'Ida' } }],
  })
})

test('giving up an order that is not paid leads to the sale, with a sentence about it', async () => {
  const order = await checkout.named()
  const to = await checkout.post('cancellation', { order })
  expect(Object.fromEntries(to)).toEqual({
    event: 'alpine-run',
    date: '2027-06-01',
    outcome: 'cancelled',
  })
  expect((await checkout.view({ order })).state).toBe('cancelled')
})
