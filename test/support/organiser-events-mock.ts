import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { isLocale } from '../../src/i18n/locales.ts'
import { eventStates } from '../../src/model/organiser-events.ts'
import { bulkFields } from '../../src/model/schemas/organiser-events.ts'
import type { OwnEvent } from '../../worker/domain/organisers/dashboard/list-events.ts'
import { listItems } from '../../worker/domain/organisers/dashboard/list-items.ts'
import {
  itemsInState,
  matchingItems,
  sortedItems,
} from '../../worker/domain/organisers/dashboard/select-items.ts'
import { presentBulk, presentOrganiserEvents } from '../../worker/present/organiser-events.ts'

/** The API of an organiser's events in front of a page: the worker's presenters over events in memory. */

const today = '2026-11-21'

const ownEvent = (permalink: string, name: string, more: Partial<OwnEvent>): OwnEvent => ({
  eventId: 1,
  permalink,
  name,
  nameLanguage: 'en',
  originalName: name,
  originalLanguage: 'en',
  names: {},
  organiser: 'alpine-club',
  editionId: 1,
  date: '2027-06-12',
  endDate: '2027-06-12',
  confirmed: 0,
  status: null,
  sport: 30,
  city: 'Chamonix',
  races: 2,
  unpriced: 2,
  closesOn: null,
  lastDay: '2027-06-12',
  usualDate: { kind: 'weekday', month: 6, week: 2, weekday: 'sat', days: 1 },
  draftState: null,
  pictured: 0,
  saves: 214,
  views: 640,
  clicks: 61,
  rating: 4.7,
  reviews: 12,
  ...more,
})

const events = [
  ownEvent('ridge-trail', 'Ridge Trail', {}),
  ownEvent('night-trail', 'Night Trail', {
    date: '2026-10-17',
    endDate: '2026-10-17',
    lastDay: '2026-10-17',
    confirmed: 1,
    saves: 88,
  }),
  ownEvent('valley-half-marathon', 'Valley Half Marathon', {
    date: '2027-09-19',
    endDate: '2027-09-19',
    confirmed: 1,
    sport: 0,
    closesOn: '2026-11-27',
    saves: 2140,
    views: 8912,
    unpriced: 0,
  }),
]

const filled = new Map(
  events.map(({ permalink }, index) => [
    permalink,
    {
      percent: 100 - 15 * index,
      missing: (['climb', 'picture'] as const)
        .slice(0, index)
        .map((item) => ({ item, path: null })),
    },
  ]),
)

/** @param own false for an organiser without events. @returns requests that the page sent, as "confirm ridge-trail" */
export async function mockOrganiserEvents(page: Page, own = true): Promise<string[]> {
  const sent: string[] = []
  const confirmed = new Set<string>()
  await page.route('**/api/organiser/events**', async (route) => {
    const request = route.request()
    const { searchParams, pathname } = new URL(request.url())
    const key = searchParams.get('locale') ?? 'en'
    const locale = isLocale(key) ? key : 'en'
    if (pathname.endsWith('/bulk')) {
      const { act, events: keys } = v.parse(bulkFields, request.postDataJSON())
      sent.push(`${act} ${keys.join(' ')}`)
      const outcomes = keys.map((each) => ({
        key: each,
        name: events.find(({ permalink }) => permalink === each)?.name ?? each,
        failure: each === 'night-trail' && act === 'confirm' ? ('not-ahead' as const) : null,
      }))
      for (const { key: each, failure } of outcomes) if (failure === null) confirmed.add(each)
      await route.fulfill({ json: presentBulk(act, outcomes, locale) })
      return
    }
    const found = {
      organisations: [{ permalink: 'alpine-club', name: 'Alpine Club' }],
      events: events.map((event) =>
        confirmed.has(event.permalink) ? { ...event, confirmed: 1 } : event,
      ),
      drafts: [],
      countedFrom: '2026-11-01',
      ...(own ? {} : { events: [] }),
    }
    const items = listItems(found, today)
    const state = eventStates.find((each) => each === searchParams.get('state')) ?? 'all'
    const text = searchParams.get('text') ?? ''
    const matching = matchingItems(items, { organiser: null, text, sport: null, season: null })
    const shown = sortedItems(itemsInState(matching, state), 'start')
    const view = { own: found, items, matching, shown, filled, state, page: 1 }
    await route.fulfill({ json: presentOrganiserEvents(view, locale, today) })
  })
  return sent
}
