import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fetchSite } from '../support/fetch-site.ts'

/** The empty calendar. */

const response = v.object({
  view: v.object({
    events: v.object({ count: v.number() }),
    active: v.array(
      v.object({ path: v.string(), back: v.nullable(v.object({ count: v.number() })) }),
    ),
    nearest: v.array(v.object({ permalink: v.string() })),
  }),
})
const viewAt = async (query: string) =>
  v.parse(response, JSON.parse((await fetchSite(`/api/calendar?${query}`)).body)).view

const backs = (view: Awaited<ReturnType<typeof viewAt>>) =>
  view.active.filter(({ back }) => back !== null && back.count > 0)

test('each filter states how many editions its removal brings back, and its link has as many', async () => {
  const view = await viewAt('criteria=trail-running/marathon/monaco')
  expect(view.events.count).toBe(0)
  expect(backs(view).length).toBeGreaterThan(0)
  for (const { path, back } of backs(view)) {
    const wider = await viewAt(`criteria=${path.replace(/^\/calendar\/?/u, '')}`)
    expect([path, wider.events.count]).toEqual([path, back?.count])
  }
})

test('at most six nearest editions are suggested', async () => {
  const view = await viewAt('criteria=trail-running/marathon/liechtenstein')
  expect(view.nearest.length).toBe(6)
})

test('when no single removal brings an edition back, filters are dropped until something is near', async () => {
  const view = await viewAt('criteria=ski-jumping/marathon/monaco&maxPrice=1&priceIn=EUR')
  expect(backs(view)).toEqual([])
  expect(view.nearest.length).toBeGreaterThan(0)
})
