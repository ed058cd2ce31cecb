import { afterAll, beforeAll, expect, test } from 'vitest'
import { openParticipants } from '../support/participants.ts'

let desk: Awaited<ReturnType<typeof openParticipants>>
beforeAll(async () => {
  desk = await openParticipants()
})
afterAll(async () => await desk.close())

const path = '/api/organiser/participants/11'

const act = async (body: object) => {
  const { status, json } = await desk.ada.send('POST', `${path}/numbers`, body)
  return { status, ...Object(json) }
}

const saveRanges = async (...ranges: object[]) =>
  (await desk.ada.send('PUT', `${path}/ranges`, { ranges })).status

test('numbers are given by ranges and by hand, swapped, released and held back', async () => {
  await desk.restart()
  const [one = 0, other = 0] = await desk.entries(2)
  expect(await saveRanges({ race: 102, first: 10, last: 19 })).toBe(200)
  expect(await act({ act: 'hold-back', first: 10, last: 10 })).toMatchObject({ changed: 1 })
  expect(await act({ act: 'assign', race: 101 })).toMatchObject({ changed: 0 })
  expect(await act({ act: 'assign', race: null })).toMatchObject({ changed: 2 })
  expect(await act({ act: 'set', entry: one, number: 12 })).toMatchObject({
    changed: 0,
    takenBy: other,
  })
  const places = [
    { entry: one, number: 11 },
    { entry: other, number: 12 },
  ]
  expect(await act({ act: 'swap', places })).toMatchObject({ changed: 2 })
  expect(await act({ act: 'swap', places })).toMatchObject({ status: 409 })
  expect(await act({ act: 'set', entry: one, number: 10 })).toMatchObject({ changed: 1 })
  expect(await act({ act: 'release', ...places[1], number: 11, holdBack: true })).toMatchObject({
    changed: 1,
  })
  const { json } = await desk.ada.request('GET', `${path}/numbers`)
  expect(json).toMatchObject({
    ranges: [{ race: 102, first: 10, last: 19 }],
    heldBack: [11],
    races: [
      { id: 101, places: 0, numbered: 0 },
      { id: 102, places: 2, numbered: 1 },
    ],
  })
  expect(await act({ act: 'open', first: 1, last: 99 })).toMatchObject({ changed: 1 })
})

test('ranges that share a number, are reversed or name the race of another edition change nothing', async () => {
  await desk.restart()
  expect(await saveRanges({ race: 101, first: 1, last: 5 })).toBe(200)
  const refused = [
    [
      { race: 101, first: 1, last: 10 },
      { race: 102, first: 10, last: 20 },
    ],
    [{ race: 101, first: 9, last: 8 }],
    [{ race: 103, first: 1, last: 8 }],
    [{ race: 101, first: 0, last: 8 }],
    [{ race: 101, first: 1, last: 100_000 }],
  ]
  for (const ranges of refused) expect(await saveRanges(...ranges)).toBe(400)
  const { json } = await desk.ada.request('GET', `${path}/numbers`)
  expect(json).toMatchObject({ ranges: [{ race: 101, first: 1, last: 5 }] })
})

test('organisers of other events and editions without a sale are 404; numbers out of range are 400', async () => {
  await desk.restart()
  const [entry = 0] = await desk.entries(1)
  const set = { act: 'set', entry, number: 7 }
  expect((await desk.eve.request('GET', `${path}/numbers`)).status).toBe(404)
  expect((await desk.eve.send('POST', `${path}/numbers`, set)).status).toBe(404)
  expect((await desk.eve.send('PUT', `${path}/ranges`, { ranges: [] })).status).toBe(404)
  const other = '/api/organiser/participants/12/numbers'
  expect((await desk.ada.request('GET', other)).status).toBe(404)
  for (const number of [0, -1, 1.5, 1e9, '7'])
    expect(await act({ ...set, number })).toMatchObject({ status: 400 })
  expect(await act({ ...set, entry: entry + 99 })).toMatchObject({ status: 404 })
  expect(await act({ act: 'hold-back', first: 1, last: 1_001 })).toMatchObject({ status: 400 })
  expect(await act(set)).toMatchObject({ status: 200, changed: 1 })
})
