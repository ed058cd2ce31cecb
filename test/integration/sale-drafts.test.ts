import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyExtra, emptyOption, emptyQuestion } from '../../src/model/orders/sale-shape.ts'
import { changeExtras } from '../../worker/domain/commerce/orders/change-extras.ts'
import { findOrder } from '../../worker/domain/commerce/orders/find-order.ts'
import { findDifferences } from '../../worker/domain/commerce/find-differences.ts'
import { findSaleEditions } from '../../worker/domain/commerce/sales/find-sale-editions.ts'
import { readFacts } from '../../worker/domain/catalogue/facts/read-facts.ts'
import { openDraft } from '../../worker/domain/publishing/open-draft.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { saleKind } from '../../worker/domain/commerce/sales/sale-kind.ts'
import { openSaleDrafting, soldTerms } from '../support/sale-drafting.ts'
import { organiserNow as now, owner, stranger } from '../support/organiser-tables.ts'

let sales: Awaited<ReturnType<typeof openSaleDrafting>>
beforeAll(async () => {
  sales = await openSaleDrafting()
})
afterAll(async () => await sales.tables.close())

const firstRace = (facts: { races: { key: string }[] }) => Number(facts.races[0]?.key)

test('published terms are read back as they were written, and orders can be taken', async () => {
  const { edition, blank } = await sales.newEdition()
  const terms = soldTerms(
    blank,
    {
      heldBack: 2,
      steps: [
        { key: '1', amount: 3_000, until: null, places: 3 },
        { key: '2', amount: 3_600, until: '2027-03-01T00:00', places: null },
        { key: '3', amount: 4_200, until: null, places: null },
      ],
    },
    { feeMode: 'on_top' },
  )
  expect(await sales.publish(edition, terms)).toMatchObject({ state: 'published', revision: 1 })
  const stored = await sales.read(edition)
  expect(stored.document).toEqual(terms)
  expect(await sales.tables.all('SELECT * FROM sale_draft WHERE edition_id = ?', edition)).toEqual(
    [],
  )
  // Of ten places two are held back.
  const raceId = firstRace(blank)
  expect(await sales.hold(edition, raceId, 9, 'nine')).toMatchObject({
    refusal: { reason: 'sold-out', room: 8 },
  })
  expect(await sales.hold(edition, raceId, 4, 'four')).toMatchObject({
    order: { total: 3 * 3_000 + 3_600 + 504 },
  })
  expect(await findDifferences(sales.tables.db)).toEqual([])
})

test('extras get numbers that stay theirs, are limited to no less than is sold, and end when they are left out', async () => {
  const { edition, blank } = await sales.newEdition()
  const extra = { ...emptyExtra('n1'), name: ' Shirt ', amount: 1_800 }
  const sizes = ['S', 'M'].map((name, at) => ({ ...emptyOption(`n${at + 2}`), name, places: 2 }))
  const terms = soldTerms(blank, {}, { extras: [{ ...extra, options: sizes }] })
  expect(await sales.publish(edition, terms)).toMatchObject({ state: 'published' })
  const { document } = await sales.read(edition)
  expect(document.extras).toEqual([
    {
      ...extra,
      key: '1',
      name: 'Shirt',
      options: sizes.map((size, at) => ({ ...size, key: String(at + 2) })),
    },
  ])
  const raceId = firstRace(blank)
  const held = await sales.hold(edition, raceId, 2, 'shirts')
  if (held.state !== 'held') throw new Error('refused')
  const wants = [0, 1].map((ordinal) => ({ optionId: 3, ordinal, quantity: 1 }))
  await changeExtras(sales.tables.db, held.order.id, wants, now)
  const [shirt] = document.extras
  if (shirt === undefined) throw new Error('No extra')
  const [small, medium] = shirt.options
  if (small === undefined || medium === undefined) throw new Error('No option')
  const fewer = { ...shirt, options: [small, { ...medium, places: 1 }] }
  expect(await sales.publish(edition, { ...document, extras: [fewer] })).toEqual({
    state: 'faults',
    faults: { 'extras.1.options.3.places': 'extra-below-taken' },
  })
  // Without the size that is held: it can be taken no more, and the order keeps it.
  const bus = { ...emptyExtra('n1'), name: 'Bus', amount: 500, isPerOrder: true }
  const changed = [{ ...shirt, options: [small] }, bus]
  expect(await sales.publish(edition, { ...document, extras: changed })).toMatchObject({
    state: 'published',
  })
  expect((await sales.read(edition)).document.extras.map(({ key }) => key)).toEqual(['1', '4'])
  expect(
    await sales.tables.all(
      "SELECT quantity FROM stock WHERE race_id = ? AND kind = 'extra' AND owner_id = 3",
      raceId,
    ),
  ).toEqual([{ quantity: 2 }])
  expect((await findOrder(sales.tables.db, held.order.id))?.items).toMatchObject([
    { name: 'Shirt', option: 'M', price: 1_800 },
    { name: 'Shirt', option: 'M', price: 1_800 },
  ])
  expect(await findDifferences(sales.tables.db)).toEqual([])
})

test('questions keep their numbers, conditions name them, and a changed waiver is the next version', async () => {
  const { edition, blank } = await sales.newEdition()
  const first = { ...emptyQuestion('nb'), text: ' Help? ', answerType: 'yes-no' as const }
  const second = { ...emptyQuestion('na'), text: 'Which?', onlyAfter: 'nb', onlyIf: 'yes' }
  const terms = soldTerms(blank, {}, { questions: [first, second], waiver: 'One ' })
  await sales.publish(edition, terms)
  const { document, read } = await sales.read(edition)
  expect(document.questions).toEqual([
    { ...first, key: '1', text: 'Help?' },
    { ...second, key: '2', onlyAfter: '1' },
  ])
  expect(read.waiver).toEqual({ version: 1, text: 'One' })
  // The first is left out: the condition of the second names nothing.
  const [, rest] = document.questions
  if (rest === undefined) throw new Error('No question')
  expect(await sales.publish(edition, { ...document, questions: [rest] })).toEqual({
    state: 'faults',
    faults: { 'questions.2.onlyIf': 'required' },
  })
  const third = { ...emptyQuestion('nc'), text: 'Where from?' }
  await sales.publish(edition, { ...document, questions: [third], waiver: 'Two' })
  const changed = await sales.read(edition)
  expect(changed.document.questions).toEqual([{ ...third, key: '3' }])
  expect(changed.read.waiver).toEqual({ version: 2, text: 'Two' })
})

test('an extra without a name or price is refused', async () => {
  const { edition, blank } = await sales.newEdition()
  const extras = [
    { ...emptyExtra('n1'), amount: 1 },
    { ...emptyExtra('n2'), name: 'Bus' },
  ]
  expect(await sales.publish(edition, soldTerms(blank, {}, { extras }))).toEqual({
    state: 'faults',
    faults: { 'extras.n1.name': 'required', 'extras.n2.amount': 'required' },
  })
})

test('prices of the event follow the steps that are not limited by number', async () => {
  const { edition, blank, event } = await sales.newEdition()
  const steps = [
    { key: '1', amount: 2_500, until: null, places: 3 },
    { key: '2', amount: 3_600, until: '2027-03-01T00:00', places: null },
    { key: '3', amount: 4_250, until: null, places: null },
  ]
  await sales.publish(edition, soldTerms(blank, { steps }))
  const facts = await readFacts(sales.tables.db, event.eventId)
  const [race, other] = facts?.facts.editions[0]?.races ?? []
  expect(race?.prices.map(({ key: _key, ...price }) => price)).toEqual([
    { amount: 36, currency: 'EUR', validFrom: null, validUntil: '2027-02-28' },
    { amount: 42.5, currency: 'EUR', validFrom: '2027-03-01', validUntil: null },
  ])
  expect(other).toEqual(event.facts.editions[0]?.races[1])
  expect(facts?.revision).toBe(2)
  // The same terms change nothing.
  await sales.publish(edition, { ...soldTerms(blank, { steps }), isPaused: true })
  expect((await readFacts(sales.tables.db, event.eventId))?.revision).toBe(2)
})

test('fewer places than are taken are refused, and as many are not', async () => {
  const { edition, blank } = await sales.newEdition()
  await sales.publish(edition, soldTerms(blank))
  const raceId = firstRace(blank)
  await sales.hold(edition, raceId, 4, `of ${edition}`)
  const path = `races.${raceId}.places`
  expect(await sales.publish(edition, soldTerms(blank, { places: 3 }))).toEqual({
    state: 'faults',
    faults: { [path]: 'below-taken' },
  })
  const heldBack = soldTerms(blank, { places: 5, heldBack: 2 })
  expect(await sales.publish(edition, heldBack)).toMatchObject({
    faults: { [path]: 'below-taken' },
  })
  expect((await sales.read(edition)).document.races[0]?.places).toBe(10)
  const view = await findSaleEditions(
    sales.tables.db,
    owner,
    (await sales.read(edition)).read.permalink,
    now,
  )
  expect(view.editions[0]?.races[0]?.counts).toMatchObject({ sold: 0, held: 4 })
  const exact = soldTerms(blank, { places: 6, heldBack: 2 })
  expect(await sales.publish(edition, exact)).toMatchObject({ state: 'published' })
})

test('a race that is no longer sold gives no place, and keeps those that are taken', async () => {
  const { edition, blank } = await sales.newEdition()
  await sales.publish(edition, soldTerms(blank))
  const raceId = firstRace(blank)
  await sales.hold(edition, raceId, 2, `first of ${edition}`)
  const [first, second] = blank.races
  if (first === undefined || second === undefined) throw new Error('The event has two races')
  const other = soldTerms({ ...blank, races: [second, first] })
  expect(await sales.publish(edition, other)).toMatchObject({ state: 'published' })
  expect(await sales.hold(edition, raceId, 1, `second of ${edition}`)).toMatchObject({
    refusal: { reason: 'sold-out' },
  })
  expect((await sales.read(edition)).document.races[0]).toEqual(first)
  expect(await findDifferences(sales.tables.db)).toEqual([])
})

test('the currency stays once there are orders; paid places need a way to pay', async () => {
  const { edition, blank } = await sales.newEdition()
  for (const [methods, fault] of [
    [['free'], 'no-payment'],
    [['free', 'bank-transfer', 'on-site'], 'no-payout'],
  ] as const)
    expect(await sales.publish(edition, soldTerms(blank), { methods })).toEqual({
      state: 'faults',
      faults: { currency: fault },
    })
  await sales.publish(edition, soldTerms(blank))
  await sales.hold(edition, firstRace(blank), 1, `in euro ${edition}`)
  expect(await sales.publish(edition, soldTerms(blank, {}, { currency: 'CZK' }))).toEqual({
    state: 'faults',
    faults: { currency: 'currency-sold' },
  })
})

test('terms that others published meanwhile are merged, and members of others see nothing', async () => {
  const { edition, blank } = await sales.newEdition()
  await sales.publish(edition, soldTerms(blank))
  const { document } = await sales.read(edition)
  const draft = { memberId: owner, reference: String(edition), now }
  await openDraft(sales.tables.db, saleKind, draft)
  await sales.tables.run(`UPDATE sale SET state = 'paused', version = version + 1`)
  const later = { ...document, closes: '2027-05-01T22:00' }
  expect(await sales.publish(edition, later)).toMatchObject({ state: 'published' })
  expect((await sales.read(edition)).document).toEqual({ ...later, isPaused: true })
  await expect(sales.edit(edition, later, stranger)).rejects.toThrow('not-found')
})

test('a race with places that are or were sold cannot be removed from its event', async () => {
  const { edition, blank, event } = await sales.newEdition()
  await sales.publish(edition, soldTerms(blank))
  const current = await eventKind.read(sales.tables.db, event.eventId)
  if (current === null) throw new Error('The event is not stored')
  const fewer = {
    ...current.document,
    editions: current.document.editions.map((each) => ({ ...each, races: each.races.slice(1) })),
  }
  await openDraft(sales.tables.db, eventKind, { memberId: owner, reference: event.permalink, now })
  await sales.events.edit(event.permalink, fewer)
  expect(await sales.events.publish(event.permalink)).toEqual({
    state: 'faults',
    faults: { [`editions.${edition}.races`]: 'race-is-sold' },
  })
})
