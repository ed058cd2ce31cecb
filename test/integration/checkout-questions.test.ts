import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ada, openCheckout } from '../support/checkout-forms.ts'

let checkout: Awaited<ReturnType<typeof openCheckout>>
beforeAll(async () => {
  checkout = await openCheckout()
})
beforeEach(async () => await checkout.restart())
afterAll(async () => await checkout.close())

const choices = [
  { id: 3, name: 'Guide' },
  { id: 4, name: 'Handbike' },
]
const always = { isRequired: true, onlyAfter: null, onlyIf: '' }
const questions = [
  { ...always, id: 1, text: 'With help?', answerType: 'yes-no' as const, choices: [] },
  {
    ...always,
    id: 2,
    text: 'Which?',
    answerType: 'choice' as const,
    choices,
    onlyAfter: 1,
    onlyIf: 'yes',
  },
]
const waiver = (version: number) => ({ version, text: `Waiver ${version}` })
const asking = async (version: number) =>
  await checkout.sell({ asks: { questions, lastQuestion: 4, waiver: waiver(version) } })

const answered = { ...ada, 'question-1-0': 'no', 'waiver-0': '1' }

test('people answer what is asked and accept the waiver before an order can be paid', async () => {
  await asking(1)
  const order = await checkout.begun()
  const sent = async (fields: Record<string, string>) =>
    (await checkout.post('people', { order, ...fields })).get('step')
  expect(await sent(ada)).toBe('people')
  expect(await checkout.view({ order })).toMatchObject({
    isComplete: false,
    waiver: { version: '1', text: 'Waiver 1' },
    people: [{ faults: { waiver: 'waiver' }, answerFaults: { 1: 'missing' } }],
  })
  // The second question is asked after one answer to the first alone; what was typed stays.
  expect(await sent({ ...answered, 'question-1-0': 'yes', 'question-2-0': '9' })).toBe('people')
  expect((await checkout.view({ order })).people).toMatchObject([
    { answers: { 1: 'yes', 2: '9' }, answerFaults: { 2: 'missing' } },
  ])
  expect(await sent(answered)).toBe('review')
  const { results } = await checkout.site.db
    .prepare('SELECT waiver, waived_at, answers FROM participant')
    .all()
  expect(results).toEqual([
    { waiver: '1', waived_at: '2026-11-21T09:00:00.000Z', answers: '{"1":"no"}' },
  ])
})

test('a changed waiver is accepted again by those who have not paid', async () => {
  await asking(1)
  const [paid, held] = [await checkout.begun(), await checkout.begun()]
  for (const order of [paid, held]) await checkout.post('people', { order, ...answered })
  await checkout.post('payment', { order: paid, method: 'test-card' })
  await asking(2)
  expect((await checkout.view({ order: paid })).state).toBe('paid')
  const refused = await checkout.post('payment', { order: held, method: 'test-card' })
  expect([refused.get('step'), refused.get('outcome')]).toEqual(['people', 'incomplete'])
  await checkout.post('people', { order: held, ...answered, 'waiver-0': '2' })
  await checkout.post('payment', { order: held, method: 'test-card' })
  expect((await checkout.view({ order: held })).state).toBe('paid')
  const { results } = await checkout.site.db
    .prepare('SELECT version, text FROM waiver ORDER BY version')
    .all()
  expect(results).toEqual([waiver(1), waiver(2)])
})

test('a minor needs the agreement of a guardian', async () => {
  const order = await checkout.begun()
  const minor = { ...ada, 'year-0': '2012', 'guardian-0': 'Bo Kim' }
  expect((await checkout.post('people', { order, ...minor })).get('step')).toBe('people')
  expect((await checkout.view({ order })).people).toMatchObject([
    { faults: { consent: 'consent' } },
  ])
  const agreed = { ...minor, 'consent-0': '1' }
  expect((await checkout.post('people', { order, ...agreed })).get('step')).toBe('review')
})
