import * as v from 'valibot'
import { expect, test } from 'vitest'
import { locales } from '../../src/model/locales.ts'
import { locatorMapView } from '../../src/model/schemas/event/locator-map.ts'
import { fetchSite } from '../support/fetch-site.ts'

const answer = v.object({ city: v.string(), plate: v.nullable(locatorMapView) })

const eventIn = async (permalink: string, query: string) =>
  v.parse(answer, JSON.parse((await fetchSite(`/api/events/${permalink}?${query}`)).body))

test('the locator map of an event names its place and unit in every language', async () => {
  for (const locale of locales) {
    const { city, plate } = await eventIn('tokyo-marathon', `locale=${locale}`)
    expect(plate?.label, locale).toContain(city)
    expect(plate?.labels.length, locale).toBeGreaterThan(6)
  }
})

test('the locator map of a reader with miles has them', async () => {
  const { plate } = await eventIn('tokyo-marathon', 'unitSet=imperial')
  expect(plate?.label).toBe('Map: Tokyo, 75\u00a0mi across')
  expect(plate?.labels.map(({ text }) => text)).toContain('10\u00a0mi')
})

test('an edition that does not take place has no day on its pin', async () => {
  const { plate } = await eventIn('ironman-hamburg', 'date=2020-09-06')
  expect(plate?.pin).toEqual({ day: null })
  expect((await eventIn('tokyo-marathon', '')).plate?.pin?.day).toMatch(/^\d+$/u)
})

test('the cells of the base map are files of the build, those of open sea too', async () => {
  for (const cell of ['0-0', '22-3', '44-2'])
    expect((await fetchSite(`/place-plates/${cell}.json`)).status, cell).toBe(200)
})
