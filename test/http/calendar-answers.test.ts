import { expect, test } from 'vitest'
import * as v from 'valibot'
import { fetchSite } from '../support/fetch-site.ts'

/** GET /api/calendar for clients other than our pages. */

const response = v.object({
  redirect: v.nullable(v.string()),
  view: v.object({ events: v.object({ count: v.number() }), path: v.string() }),
})
const calendarAt = async (query: string) => {
  const { status, body } = await fetchSite(`/api/calendar?${query}`)
  expect([query, status, body.slice(0, 200)]).toEqual([query, 200, expect.any(String)])
  return v.parse(response, JSON.parse(body))
}

test.each([
  ['page=1', ''],
  ['sort=date', ''],
  ['view=list', ''],
  ['confirmed=0', ''],
  ['radius=50', ''],
  ['minKm=10.0', 'minKm=10'],
  ['maxPrice=50', 'maxPrice=50&priceIn=EUR'],
  ['near=52.50,13.40', 'near=52.5,13.4'],
  ['box=5.0,47.0,15.0,55.0', 'box=5,47,15,55'],
  ['criteria=germany/running', 'criteria=running/germany'],
])('%s returns the view of its canonical spelling', async (spelled, canonical) => {
  const [given, wanted] = [await calendarAt(spelled), await calendarAt(canonical)]
  expect(given.view).toEqual(wanted.view)
  expect(given.redirect).toBe(wanted.view.path)
  expect(wanted.redirect).toBeNull()
})

test.each(['foo=bar', 'minkm=10', 'utm_source=mail'])(
  'the unknown key in %s is refused by name; the page ignores it',
  async (query) => {
    for (const path of ['/api/calendar?', '/api/calendar/map?box=5,47,15,55&zoom=5&']) {
      const { status, body } = await fetchSite(path + query)
      const refused: unknown = JSON.parse(body)
      expect([status, refused]).toEqual([
        400,
        { error: expect.objectContaining({ code: 'invalid-query', field: query.split('=')[0] }) },
      ])
    }
    expect((await fetchSite(`/calendar?${query}`)).status).toBe(200)
  },
)

test.each(['/api/calendar?criteria=marathon', '/api/events/berlin-marathon', '/api/home'])(
  '%s names its content, and is 304 to a client that has it',
  async (path) => {
    const { status, headers, body } = await fetchSite(path)
    const tag = headers.get('etag') ?? ''
    expect([status, tag]).toEqual([200, expect.stringMatching(/^W\/"\w+"$/u)])
    expect(body).not.toBe('')
    const again = await fetchSite(path, { headers: { 'if-none-match': tag } })
    expect([again.status, again.body]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(tag)
    expect(again.headers.get('cache-control')).toBe(headers.get('cache-control'))
    expect((await fetchSite(path, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200)
  },
)

test('a past month counts its own events and those of its neighbours', async () => {
  const { body } = await fetchSite('/api/calendar?criteria=2019-03')
  const month = v.object({
    chosen: v.boolean(),
    n: v.nullable(v.string()),
    path: v.nullable(v.string()),
  })
  const { view } = v.parse(
    v.object({
      view: v.object({
        events: v.object({ n: v.string() }),
        rail: v.object({ years: v.array(v.object({ year: v.string(), months: v.array(month) })) }),
      }),
    }),
    JSON.parse(body),
  )
  const year = view.rail.years.find((each) => each.year === '2019')
  expect(year?.months.find(({ chosen }) => chosen)?.n).toBe(view.events.n)
  expect(year?.months.filter(({ n }) => n !== '0').length).toBeGreaterThan(1)
})

test('a day and a distance match on the same race: Vienna runs its marathon on Sunday', async () => {
  const on = async (day: string) =>
    await calendarAt(`criteria=marathon/austria&from=${day}&to=${day}`)
  expect((await on('2027-04-17')).view.events.count).toBe(0)
  expect((await on('2027-04-18')).view.events.count).toBeGreaterThan(0)
})
