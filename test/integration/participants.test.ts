import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { participantsView, participantView } from '../../src/model/schemas/orders/participants.ts'
import { findDifferences } from '../../worker/domain/commerce/find-differences.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { openParticipants } from '../support/participants.ts'
import { agreedRefunds } from '../support/sale-tables.ts'

let desk: Awaited<ReturnType<typeof openParticipants>>
beforeAll(async () => {
  desk = await openParticipants()
})
afterAll(async () => await desk.close())

const base = '/api/organiser/participants'

const list = async (query = '', locale = 'en') => {
  const { json } = await desk.ada.request('GET', `${base}/alpine-run?locale=${locale}${query}`)
  return v.parse(participantsView, json)
}

const place = async (entry: number) => {
  const { json } = await desk.ada.request('GET', `${base}/11/entries/${entry}?locale=en`)
  return v.parse(participantView, json)
}

const act = async (entry: number, body: object) =>
  await desk.ada.send('POST', `${base}/11/entries/${entry}`, body)

const namesOf = async (query: string) => (await list(query)).rows.map(({ name }) => name)

test('the list has capacity, people, states and what needs work, and finds by name, email, number and order', async () => {
  await desk.restart()
  const [one = 0] = await desk.entries(2)
  await desk.ada.send('POST', `${base}/11/numbers`, { act: 'set', entry: one, number: 41 })
  const view = await list()
  expect(view.races.map(({ name, text, filled }) => [name, text, filled])).toEqual([
    ['Race 101', '0 of 4', 0],
    ['Race 102', '2 of 2', 20],
  ])
  expect(view.rows.map(({ name, number, tags }) => [name, number, tags[0]?.text])).toEqual([
    ['Kim 0 Sample', 41, 'Paid'],
    ['Kim 1 Sample', null, 'Paid'],
  ])
  expect(view.needs).toEqual([{ need: 'number', name: 'No start number', n: '1' }])
  expect(await namesOf('&need=number')).toEqual(['Kim 1 Sample'])
  expect(await namesOf('&text=SAMPLE')).toHaveLength(2)
  expect(await namesOf('&text=sample%20kim%201')).toEqual(['Kim 1 Sample'])
  expect(await namesOf('&text=41')).toEqual(['Kim 0 Sample'])
  expect(await namesOf('&text=kim@example')).toHaveLength(2)
  expect(await namesOf('&text=%25')).toEqual([])
  expect(await namesOf('&race=101')).toEqual([])
  const { order } = await place(one)
  const number = order.number.split(' ').at(-1) ?? ''
  expect(await namesOf(`&text=${number}`)).toHaveLength(2)
  expect((await list('', 'de')).words.number).toBe('Startnummer')
})

test('a place has its order, a note, and its email again once in ten minutes', async () => {
  await desk.restart()
  const [entry = 0] = await desk.entries(1)
  expect((await act(entry, { act: 'note', note: '  Handbike ' })).status).toBe(200)
  const view = await place(entry)
  expect(view).toMatchObject({ name: 'Kim 0 Sample', note: 'Handbike', isPaid: true })
  expect(view.order.email).toBe('kim@example.org')
  const mails = async () =>
    (await desk.site.rows(`SELECT id FROM mail WHERE id LIKE '%again%'`)).length
  expect((await act(entry, { act: 'resend' })).status).toBe(200)
  expect((await act(entry, { act: 'resend' })).status).toBe(200)
  expect(await mails()).toBe(1)
})

test('a place is paid back by the rule as shown, or for another amount with a reason', async () => {
  await desk.restart()
  await desk.sell({ refunds: agreedRefunds })
  const order = await desk.named({ 'places-101': '1' })
  await desk.post('payment', { order, method: 'test-card', ending: 'succeeds' })
  const [row] = (await list()).rows
  const entry = row?.entry ?? 0
  expect((await place(entry)).refund).toMatchObject({ byRule: { amount: 700 }, most: 1_000 })
  expect((await act(entry, { act: 'give-up', shown: 800 })).json).toEqual({ done: false })
  expect((await act(entry, { act: 'pay-back', amount: 1_001, reason: 'Injury' })).status).toBe(400)
  expect((await act(entry, { act: 'pay-back', amount: 900, reason: ' ' })).status).toBe(400)
  const paidBack = await act(entry, { act: 'pay-back', amount: 900, reason: 'Injury' })
  expect(paidBack.json).toEqual({ done: true })
  expect((await act(entry, { act: 'pay-back', amount: 900, reason: 'Injury' })).status).toBe(409)
  expect(await desk.site.rows('SELECT amount, note, state FROM refund')).toEqual([
    { amount: 900, note: 'Injury', state: 'asked' },
  ])
  const after = await place(entry)
  expect(after.refund).toBeNull()
  expect(after.payments.join()).toContain('Injury')
  expect((await list()).rows[0]?.tags.map(({ text }) => text)).toEqual(['Paid back'])
  expect(await findDifferences(createDatabase(desk.site.db))).toEqual([])
})

test('another organiser finds no list and no place, and changes none', async () => {
  await desk.restart()
  const [entry = 0] = await desk.entries(1)
  const path = `${base}/11/entries/${entry}`
  expect((await desk.eve.request('GET', `${base}/alpine-run?locale=en`)).status).toBe(404)
  expect((await desk.eve.request('GET', `${path}?locale=en`)).status).toBe(404)
  expect((await desk.eve.send('POST', path, { act: 'note', note: 'x' })).status).toBe(404)
  expect((await desk.ada.request('GET', `${base}/12/entries/${entry}?locale=en`)).status).toBe(404)
  expect((await act(entry + 99, { act: 'resend' })).status).toBe(404)
})
