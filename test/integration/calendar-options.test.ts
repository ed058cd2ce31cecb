import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { calendarWithOptions, optionsOf, queryOfPath } from '../support/calendar-view.ts'
import { isFullMatrix } from '../support/matrix.ts'
import { openCatalogue } from '../support/open-catalogue.ts'

/** Options of the calendar compared with the lists that they link to, on the demo catalogue. */

let catalogue: ReturnType<typeof openCatalogue>
beforeAll(() => {
  catalogue = openCatalogue()
})
afterAll(async () => await catalogue.close())

async function viewAt(query: string) {
  const { status, body } = await catalogue.fetchApi(`/api/calendar?${query}`)
  expect([query, status]).toEqual([query, 200])
  return v.parse(calendarWithOptions, JSON.parse(body)).view
}

/** The number of editions at a query: counted without its options, except with the full matrix. */
async function countAt(query: string): Promise<string> {
  if (isFullMatrix) return (await viewAt(query)).events.n
  const { total } = await catalogue.searchCalendar(query, 0)
  return total.toLocaleString('en')
}

test.each([
  ['', 60],
  ['criteria=all-running/germany', 30],
  ['criteria=trail-running/france/2027-08', 5],
  ['criteria=marathon&confirmed=1', 5],
  ['criteria=germany/berlin', 20],
  ['near=48.14,11.57&radius=100&minKm=5', 20],
  ['criteria=germany/munich&near=city', 10],
  ['text=marathon&from=2027-04-01&to=2027-09-30', 20],
  ['box=170,-50,-170,-30', 2],
  ['minGain=500&maxEffort=80', 10],
])(
  'every option of the calendar %s links to as many editions as it states',
  async (query, least) => {
    const view = await viewAt(query)
    const wrong: string[] = []
    let followed = 0
    for (const { label, n, path, chosen } of optionsOf(view)) {
      expect(path === null, `${label} ${n}`).toBe(n === '0' && !chosen)
      if (path === null || n === null) continue
      const there = chosen ? view.events.n : await countAt(queryOfPath(path))
      if (there !== n) wrong.push(`${label} says ${n}, ${path} has ${there}`)
      followed += 1
    }
    expect(wrong).toEqual([])
    expect(followed).toBeGreaterThan(least)
  },
)
