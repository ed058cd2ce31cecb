import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stationList, stationsView, storedLog } from '../../src/model/schemas/orders/station.ts'
import { openCheckout } from '../support/checkout-forms.ts'
import { saleNow } from '../support/sale-tables.ts'
import type { Visitor } from '../support/visitor.ts'

let checkout: Awaited<ReturnType<typeof openCheckout>>
let organiser: Visitor
let stranger: Visitor
beforeAll(async () => {
  checkout = await openCheckout()
  const { site } = checkout
  await site.add({ id: 61, username: 'organiser', role: 'organiser' })
  await site.add({ id: 62, username: 'stranger', role: 'organiser' })
  await site.rows('INSERT INTO organiser_member (organiser_id, member_id) VALUES (1, 61)')
  await site.rows('UPDATE event SET organiser_id = 1 WHERE id = 1')
  organiser = await site.signedIn('organiser')
  stranger = await site.signedIn('stranger')
})
beforeEach(async () => await checkout.restart())
afterAll(async () => await checkout.close())

const stations = '/api/organiser/stations/alpine-run'
const desk = { edition: 11, name: 'Desk 1', races: [102], endsAt: '2027-06-02T12:00:00Z' }
const device = 'device-of-desk-1'

async function open(change: Partial<typeof desk> = {}): Promise<string> {
  const { status, json } = await organiser.send('POST', stations, { ...desk, ...change })
  expect(status).toBe(201)
  return v.parse(v.strictObject({ token: v.string() }), json).token
}

const list = async (token: string) =>
  v.parse(
    stationList,
    (await checkout.site.visitor().request('GET', `/api/stations/${token}`)).json,
  )

const send = async (token: string, lines: object[], clock = saleNow.getTime()) =>
  await checkout.site
    .visitor()
    .send('POST', `/api/stations/${token}/log`, { device, clock, before: null, lines })

const line = (entry: number, more: object = {}) => ({
  sequence: 1,
  entry,
  undoes: null,
  number: 7,
  at: saleNow.getTime(),
  ...more,
})

async function paid(race: '101' | '102', person: Record<string, string> = {}): Promise<void> {
  const order = await checkout.begun({ [`places-${race}`]: '1' })
  const ada = { 'givenName-0': 'Ada', 'familyName-0': 'Kim', 'year-0': '1990', 'month-0': '2' }
  await checkout.post('people', { order, ...ada, 'day-0': '3', email: 'a@example.org', ...person })
  const card = race === '101' ? { method: 'test-card', ending: 'succeeds' } : {}
  await checkout.post('payment', { order, ...card })
}

test('a station has the entries of its races alone, with what a desk needs and neither email nor order', async () => {
  await paid('101')
  await paid('102')
  const token = await open()
  const { text } = await checkout.site.visitor().request('GET', `/api/stations/${token}`)
  const found = await list(token)
  expect(found).toMatchObject({ station: 'Desk 1', event: 'Alpine run', edition: 11 })
  expect(found.races.map(({ id }) => id)).toEqual([102])
  expect(found.entries).toMatchObject([
    { race: 102, givenName: 'Ada', familyName: 'Kim', year: '1990', version: 1, isMinor: false },
  ])
  expect(text).not.toContain('example.org')
  expect((await list(await open({ races: [101, 102] }))).entries).toHaveLength(2)
})

test('minors and places that are not paid are marked, and a place that was given up is withdrawn', async () => {
  await paid('102', { 'year-0': '2012', 'guardian-0': 'Bo Kim', 'consent-0': '1' })
  await paid('102')
  const token = await open()
  const [child] = (await list(token)).entries
  expect(child).toMatchObject({ isMinor: true, guardian: 'Bo Kim', isUnpaid: false })
  await checkout.site.rows(`UPDATE purchase SET state = 'awaiting' WHERE id IN
    (SELECT order_id FROM entry WHERE id = ${child?.id ?? 0})`)
  await checkout.site.rows(`UPDATE entry SET state = 'cancelled' WHERE id <> ${child?.id ?? 0}`)
  expect((await list(token)).entries).toMatchObject([
    { isUnpaid: true, isWithdrawn: false },
    { isUnpaid: false, isWithdrawn: true },
  ])
})

test('a log is stored once however often it is sent, and the list shows the first check-in and its clash', async () => {
  await paid('102')
  const [one, two] = [await open(), await open({ name: 'Desk 2' })]
  const entry = (await list(one)).entries[0]?.id ?? 0
  for (let times = 0; times < 2; times += 1) {
    const { status, json } = await send(one, [line(entry)])
    expect([status, v.parse(storedLog, json)]).toEqual([
      200,
      { now: saleNow.getTime(), through: 1, refused: [] },
    ])
  }
  const hour = 3_600_000
  const late = { sequence: 1, entry, undoes: null, number: 9, at: saleNow.getTime() + 5 * hour - 1 }
  await checkout.site.visitor().send('POST', `/api/stations/${two}/log`, {
    device: 'device-of-desk-2',
    clock: saleNow.getTime() + 5 * hour,
    before: null,
    lines: [late],
  })
  expect((await list(one)).entries[0]?.checkIn).toMatchObject({
    first: { station: 'Desk 2', number: 9, at: saleNow.getTime() - 1, doubt: false },
    clashes: [{ station: 'Desk 1', number: 7 }],
  })
})

test('a line of another race is refused, and a log of another shape is 400', async () => {
  await paid('101')
  const other = (await list(await open({ races: [101] }))).entries[0]?.id ?? 0
  const token = await open()
  expect((await send(token, [line(other)])).json).toMatchObject({ through: 0, refused: [1] })
  for (const lines of [
    [],
    [line(other, { number: 0 })],
    [line(other), line(other)],
    [line(other, { at: 1.5 })],
    [line(other, { undoes: { device: 'x', sequence: 1 } })],
  ])
    expect((await send(token, lines)).status).toBe(400)
})

test('a link that ended, by itself or by its organiser, is 410, and one that was never made 404', async () => {
  const token = await open()
  const shown = v.parse(stationsView, (await organiser.request('GET', stations)).json).stations
  expect(shown).toMatchObject([{ name: 'Desk 1', races: [102], isOpen: true, lines: 0 }])
  const id = shown[0]?.id ?? 0
  expect((await stranger.send('DELETE', `${stations}/${id}`)).status).toBe(404)
  expect((await organiser.send('DELETE', `${stations}/${id}`)).status).toBe(200)
  const statusOf = async (of: string) =>
    (await checkout.site.visitor().request('GET', `/api/stations/${of}`)).status
  expect(await statusOf(token)).toBe(410)
  expect((await send(token, [line(1)])).status).toBe(410)
  const later = await open()
  expect(await statusOf(later)).toBe(200)
  await checkout.site.at('2027-06-02T12:00:00.000Z')
  expect(await statusOf(later)).toBe(410)
  expect(await statusOf('x'.repeat(43))).toBe(404)
})

test('a station is made by the organiser of the event, for races of the edition, and ends two days after it at the latest', async () => {
  const post = async (by: Visitor, change: object) =>
    (await by.send('POST', stations, { ...desk, ...change })).status
  expect(await post(stranger, {})).toBe(404)
  expect((await stranger.request('GET', stations)).status).toBe(404)
  expect(await post(organiser, { edition: 12 })).toBe(404)
  for (const wrong of [
    { races: [103] },
    { races: [] },
    { name: ' ' },
    { name: 'x'.repeat(41) },
    { endsAt: '2026-11-21T08:00:00Z' },
    { endsAt: '2027-06-04T00:00:00Z' },
    { endsAt: 'soon' },
  ])
    expect([wrong, await post(organiser, wrong)]).toEqual([wrong, 400])
})
