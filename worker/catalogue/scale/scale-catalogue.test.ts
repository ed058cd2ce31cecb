import { createHash } from 'node:crypto'
import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { editionStatuses } from '../../../src/model/event/edition-status.ts'
import { sportCodes, sports, type Sport } from '../../../src/model/event/sports.ts'
import { weekdayOf } from '../../../src/model/values/dates.ts'
import { edition } from '../../domain/catalogue/editions/edition.table.ts'
import { event, eventText } from '../../domain/catalogue/events/event.table.ts'
import { organiser } from '../../domain/catalogue/organisers/organiser.table.ts'
import { activity, race, ticketPrice } from '../../domain/catalogue/races/race.table.ts'
import { readCities, type City } from '../gazetteer/read-gazetteer.ts'
import { rowTables, type EventRows } from '../../domain/catalogue/events/row-tables.ts'
import { scaleCatalogue } from './scale-catalogue.ts'
import { sportPlans } from './sport-plans.ts'

const city = (id: number, country: string, name: string, more: Partial<City> = {}): City => ({
  id,
  slug: name.toLowerCase(),
  name,
  country,
  region: '',
  lat: 45,
  lon: 10,
  population: 500_000,
  zone: 'UTC',
  names: {},
  alt: [],
  ...more,
})

// A few of its own, so that a new gazetteer does not change what the seed gives.
const fewCities = [
  city(1, 'DE', 'Köln', { names: { en: 'Cologne', zh: '科隆' } }),
  city(2, 'JP', 'Sapporo', { names: { ja: '札幌' } }),
  city(3, 'US', 'Boulder'),
  city(4, 'BR', 'Recife', { lat: -8 }),
]
const dates = { today: '2026-11-21', now: '2026-11-21T09:00:00.000Z' }

function generate(events: number, more: { cities?: City[]; seed?: number; portion?: number } = {}) {
  const options = { cities: fewCities, seed: 1, portion: 5000, events, ...dates, ...more }
  const all: EventRows[] = [...scaleCatalogue(options)]
  const merged: Record<string, object[]> = {}
  for (const table of rowTables) merged[table] = all.flatMap((rows): object[] => rows[table])
  return { portions: all, merged }
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

test('a seed gives the same 500 events on every machine, and another seed others', () => {
  expect(hashOf(generate(500).merged)).toBe('dae27f3b8680c8f2')
  expect(hashOf(generate(500, { seed: 2 }).merged)).not.toBe(hashOf(generate(500).merged))
})

test('the size of portions does not change the events, and fewer events are the first of more', () => {
  const { merged } = generate(500)
  expect(generate(500, { portion: 37 }).merged).toEqual(merged)
  expect(generate(600).merged['event']?.slice(0, 500)).toEqual(merged['event'])
  expect(generate(5, { portion: 2 }).portions.map((rows) => rows.event.length)).toEqual([2, 2, 1])
})

test('an event in a non-Latin script has a local name and mostly an English one too', () => {
  const [rows] = generate(500).portions
  const japanese = (rows?.event ?? []).filter(({ nameLanguage }) => nameLanguage === 'ja')
  expect(japanese.length).toBeGreaterThan(10)
  expect(japanese.every(({ permalink }) => /^[a-z0-9-]+$/u.test(permalink))).toBe(true)
  const english = rows?.event_text.filter(({ locale }) => locale === 'en') ?? []
  const named = japanese.filter(({ id }) => english.some(({ eventId }) => eventId === id))
  expect(named.length / japanese.length).toBeGreaterThan(0.7)
})

const count = 20_000
const full = generate(count, { cities: readCities() }).portions
const all = {
  events: full.flatMap((rows) => rows.event),
  organisers: full.flatMap((rows) => rows.organiser),
  editions: full.flatMap((rows) => rows.edition),
  races: full.flatMap((rows) => rows.race),
  activities: full.flatMap((rows) => rows.activity),
  prices: full.flatMap((rows) => rows.ticket_price),
}
const ahead = all.editions.filter(({ date }) => date >= dates.today)
const share = (part: number): number => part / count

test('every row has the required columns of its table', () => {
  const tables = {
    organiser,
    event,
    event_text: eventText,
    edition,
    race,
    activity,
    ticket_price: ticketPrice,
  }
  for (const name of rowTables) {
    const needed = Object.entries(getTableColumns(tables[name]))
      .filter(([, column]) => column.notNull && !column.hasDefault)
      .map(([key]) => key)
    const keys = new Set(
      full.flatMap((rows): object[] => rows[name].slice(0, 1)).flatMap((row) => Object.keys(row)),
    )
    expect(needed.filter((key) => !keys.has(key))).toEqual([])
    const empty = full
      .flatMap((rows): object[] => rows[name])
      .flatMap((row) => Object.entries(row))
      .filter(([key, value]) => needed.includes(key) && (value === null || value === undefined))
    expect(empty, name).toEqual([])
  }
})

test('permalinks are unique', () => {
  expect(new Set(all.events.map(({ permalink }) => permalink)).size).toBe(count)
  const organisers = new Set(all.organisers.map(({ permalink }) => permalink))
  expect(organisers.size).toBe(all.organisers.length)
})

test('all sports occur in their shares', () => {
  expect(sports.reduce((sum, sport) => sum + sportPlans[sport].share, 0)).toBeCloseTo(100, 9)
  const held = (sport: Sport): number =>
    100 * share(ahead.filter((each) => each.sport === sportCodes[sport]).length)
  expect(sports.filter((sport) => held(sport) === 0)).toEqual([])
  expect(sports.filter((sport) => Math.abs(held(sport) - sportPlans[sport].share) > 1)).toEqual([])
})

test('each event has one edition within the 400 days ahead, mostly on a weekend', () => {
  expect(ahead.length).toBe(count)
  expect(new Set(ahead.map(({ eventId }) => eventId)).size).toBe(count)
  expect(ahead.filter(({ date }) => date >= '2027-12-26')).toEqual([])
  const weekend = ahead.filter(({ date }) => [0, 6].includes(weekdayOf(date)))
  expect(share(weekend.length)).toBeGreaterThan(0.7)
})

test('three in ten events have a past edition that has ended, and two in a hundred editions a status', () => {
  const past = all.editions.filter(({ date }) => date < dates.today)
  expect(share(past.length)).toBeCloseTo(0.3, 1)
  expect(past.filter(({ endDate }) => endDate >= dates.today)).toEqual([])
  const statuses = all.editions.map(({ status }) => status).filter((status) => status !== null)
  expect(statuses.length / all.editions.length).toBeCloseTo(0.02, 2)
  expect(new Set(statuses).size).toBe(editionStatuses.length)
})

test('events have 2.5 races on average, some timed and some without a distance', () => {
  expect(share(all.races.length)).toBeCloseTo(2.5, 1)
  const timed = all.races.filter(({ seconds }) => typeof seconds === 'number')
  expect(timed.length / all.races.length).toBeGreaterThan(0.01)
  const unknown = all.activities.filter(({ unknownDistance }) => unknownDistance)
  expect(unknown.length / all.races.length).toBeGreaterThan(0.05)
})

test('three in five races have prices in the country’s currency', () => {
  expect(all.prices.length / all.races.length).toBeCloseTo(0.6, 1)
  expect(new Set(all.prices.map(({ currency }) => currency)).size).toBe(16)
})

test('most events have a low weight and a few a high one', () => {
  const heavier = (than: number): number =>
    share(all.events.filter(({ weight }) => weight > than).length)
  expect(heavier(10)).toBeLessThan(0.12)
  expect(heavier(50)).toBeGreaterThan(0.001)
  expect(all.events.every(({ weight }) => weight >= 1 && weight <= 100)).toBe(true)
})
