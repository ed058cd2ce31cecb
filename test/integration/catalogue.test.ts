import { expect, test } from 'vitest'
import { editionStatuses } from '../../src/model/event/edition-status.ts'
import { groupOf, groups, sports, type Sport } from '../../src/model/event/sports.ts'
import type { CatalogueRow } from '../../worker/catalogue/catalogue-row.ts'
import { allEditions, catalogueRows, today } from '../support/catalogue-truth.ts'

/** Size and variety of the demo catalogue (issue 2), read from its files. */

const rows = catalogueRows()
const races = rows.flatMap((row) => row.races)
const legs = races.flatMap((race) => race.legs)

const eventsWith = (wanted: (row: CatalogueRow) => boolean): number => rows.filter(wanted).length
const has =
  (...wanted: Sport[]) =>
  (row: CatalogueRow) =>
    row.races.some((race) => wanted.includes(race.sport))

test('the catalogue has at least 400 events with 1,200 races in 60 countries', () => {
  expect(rows.length).toBeGreaterThanOrEqual(400)
  expect(races.length).toBeGreaterThanOrEqual(1200)
  expect(new Set(rows.map((row) => row.place.country)).size).toBeGreaterThanOrEqual(60)
})

test('all six groups and at least 25 of the 33 sports have races', () => {
  const raced = new Set(races.map((race) => race.sport))
  expect(sports).toHaveLength(33)
  expect(raced.size).toBeGreaterThanOrEqual(25)
  expect([...new Set([...raced].map(groupOf))].toSorted()).toEqual(groups.toSorted())
})

test('winter, water, orienteering and walking have at least 15 events each', () => {
  const inGroup = (group: string) => (row: CatalogueRow) =>
    row.races.some((race) => groupOf(race.sport) === group)
  expect(eventsWith(inGroup('winter'))).toBeGreaterThanOrEqual(15)
  expect(eventsWith(inGroup('water'))).toBeGreaterThanOrEqual(15)
  expect(eventsWith(has('orienteering'))).toBeGreaterThanOrEqual(15)
  expect(eventsWith(has('walk', 'nordic_walk'))).toBeGreaterThanOrEqual(15)
})

test('every one of the 16 statuses occurs', () => {
  const used = new Set(rows.flatMap((row) => row.editions.map((edition) => edition.status)))
  expect(editionStatuses.filter((status) => !used.has(status))).toEqual([])
})

test('the catalogue has several races per event, legs, miles, unknown distances and timed races', () => {
  expect(eventsWith((row) => row.races.length >= 3)).toBeGreaterThan(100)
  expect(
    races.filter((race) => new Set(race.legs.map((leg) => leg.sport)).size >= 3).length,
  ).toBeGreaterThan(20)
  expect(legs.filter((leg) => leg.unit === 'mi').length).toBeGreaterThan(20)
  expect(legs.filter((leg) => leg.distance === undefined).length).toBeGreaterThan(20)
  expect(legs.filter((leg) => leg.unit === 'hour').length).toBeGreaterThan(5)
  expect(legs.filter((leg) => leg.unit === 'day').length).toBeGreaterThan(0)
})

test.each([
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Han', /\p{Script=Han}/u],
  ['Katakana', /\p{Script=Katakana}/u],
  ['Hangul', /\p{Script=Hangul}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Greek', /\p{Script=Greek}/u],
])('some events have names in %s', (_, script) => {
  expect(eventsWith((row) => script.test(row.name))).toBeGreaterThan(0)
})

test('future dates are expected, except the few that were announced', () => {
  const ahead = allEditions().filter((edition) => edition.date >= today)
  const announced = ahead.filter((edition) => edition.confirmed)
  expect(ahead.length).toBeGreaterThan(400)
  expect(announced.length).toBeGreaterThan(0)
  expect(announced.length).toBeLessThan(ahead.length / 4)
})

test('no permalink contains a year, and no edition occurs twice', () => {
  expect(
    rows.filter((row) => /(?:^|-)20\d\d(?:-|$)/u.test(row.permalink)).map((row) => row.permalink),
  ).toEqual([])
  const keys = allEditions().map((edition) => `${edition.permalink} ${edition.date}`)
  expect(new Set(keys).size).toBe(keys.length)
})
