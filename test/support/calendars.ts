import { expect } from 'vitest'
import * as v from 'valibot'
import '../../src/i18n/all-words.ts'
import { criteriaSegments, noCriteria } from '../../worker/domain/calendar/criteria.ts'
import { fetchSite } from './fetch-site.ts'
import type { Wanted } from './catalogue-truth.ts'

const count = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)), n: v.string() })
const path = v.nullable(v.pipe(v.string(), v.startsWith('/')))
const card = v.object({
  permalink: v.string(),
  linkDate: v.nullable(v.string()),
  bib: v.object({ date: v.string(), endDate: v.string() }),
  dateConfirmed: v.boolean(),
})

const response = v.strictObject({
  redirect: v.null(),
  view: v.object({
    events: count,
    races: count,
    lists: v.array(
      v.object({
        from: v.string(),
        label: v.nullable(v.string()),
        events: count,
        cards: v.array(card),
      }),
    ),
    page: v.object({ number: v.string(), last: v.string(), previous: path, next: path }),
    indexable: v.boolean(),
  }),
})

/** One page of the calendar from the API; `query` as in `criteria=running/germany&page=2`. */
export async function calendarAt(query: string) {
  const { status, body } = await fetchSite(`/api/calendar?${query}`)
  expect([query, status]).toEqual([query, 200])
  const { view } = v.parse(response, JSON.parse(body))
  return { ...view, cards: view.lists.flatMap((list) => list.cards) }
}

type Calendar = Awaited<ReturnType<typeof calendarAt>>

/** Every page of a calendar, following "next" to the end. */
export async function allPages(query: string): Promise<Calendar[]> {
  const pages = [await calendarAt(query)]
  for (
    let next = pages[0]?.page.next ?? null;
    next !== null;
    next = pages.at(-1)?.page.next ?? null
  ) {
    const page = new URLSearchParams(next.split('?')[1]).get('page')
    pages.push(await calendarAt(`${query}&page=${page}`))
    if (pages.length > 30) throw new Error(`"next" has no end at ${query}`)
  }
  return pages
}

/** The query of a calendar in English. */
export function queryOf(wanted: Wanted): string {
  const { sport = null, group = null, distance = null, country = null, month = null } = wanted
  const criteria = criteriaSegments({ ...noCriteria, sport, group, distance, country, month }, 'en')
  const query = new URLSearchParams({ criteria: criteria.join('/') })
  const { minKm, maxKm, from, to, confirmed } = wanted
  for (const [key, value] of Object.entries({ minKm, maxKm, from, to })) {
    if (value !== undefined) query.set(key, String(value))
  }
  if (confirmed === true) query.set('confirmed', '1')
  return query.toString()
}

/** Paths of the listed events of a calendar page, in order. */
export function listedIn(html: string): string[] {
  const rows = html.matchAll(/<article class="tr[^"]*"[^>]*>.*?<h3><a href="([^"]+)"/gsu)
  return [...rows].map(([, href = '']) => href)
}
