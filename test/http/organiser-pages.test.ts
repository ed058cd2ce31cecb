import { expect, test } from 'vitest'
import * as v from 'valibot'
import { eventView } from '../../src/model/schemas/event/event.ts'
import { organiserView } from '../../src/model/schemas/organiser/organiser.ts'
import { calendarAt } from '../support/calendars.ts'
import { catalogueRows } from '../support/catalogue-truth.ts'
import { fetchSite } from '../support/fetch-site.ts'
import { visibleText } from '../support/html.ts'

const { organiser: eventOrganiser } = eventView.entries

async function organiserAt(permalink: string, locale = 'en') {
  const { status, body } = await fetchSite(`/api/organisers/${permalink}?locale=${locale}`)
  expect([permalink, status]).toEqual([permalink, 200])
  return v.parse(organiserView, JSON.parse(body))
}

test('the page of an organiser counts the events of the catalogue and lists what the calendar lists', async () => {
  const organiser = await organiserAt('vasaloppet')
  const rows = catalogueRows().filter((row) => row.organiser?.name === 'Vasaloppet')
  expect(organiser.events.count).toBe(rows.length)
  const { lists } = await calendarAt('organiser=vasaloppet')
  const inCalendar = lists.flatMap(({ cards }) => cards.map(({ permalink }) => permalink))
  expect(organiser.upcoming.map(({ permalink }) => permalink)).toEqual(inCalendar)
  expect(organiser.upcomingCount.count).toBe(inCalendar.length)
  const past = organiser.past.map(({ date }) => date)
  expect(past).toEqual(past.toSorted().toReversed())
})

test('with events in several countries the number of countries stands instead of a place', async () => {
  const { place, countries, upcoming, upcomingCount } = await organiserAt('the-ironman-group')
  expect(place).toBeNull()
  expect(countries.count).toBeGreaterThan(20)
  expect(upcoming).toHaveLength(24)
  expect(upcomingCount.count).toBeGreaterThan(24)
})

test('the page of an event leads to the page of its organiser, and that page to its feed', async () => {
  const { body } = await fetchSite('/api/events/oppet-spar?locale=sv')
  const { organiser } = v.parse(v.object({ organiser: eventOrganiser }), JSON.parse(body))
  const path = `/sv/arrangor/${organiser?.permalink ?? ''}`
  const event = await fetchSite('/sv/evenemang/oppet-spar')
  expect(event.body).toContain(`href="${path}"`)
  const page = await fetchSite(path)
  expect(page.status).toBe(200)
  expect(visibleText(page.body)).toContain('Vasaloppet')
  expect(page.body).toContain(`href="${path}.atom"`)
})

test('the page of an unknown organiser is 404 in every form', async () => {
  for (const path of [
    '/organiser/nobody',
    '/de/veranstalter/nobody',
    '/organiser/%00',
    '/organiser/a/b',
  ])
    expect([path, (await fetchSite(path)).status]).toEqual([path, 404])
  expect((await fetchSite('/api/organisers/nobody?locale=en')).status).toBe(404)
})
