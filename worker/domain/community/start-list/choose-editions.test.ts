import { expect, test } from 'vitest'
import { chooseEditions, type ListReader } from './choose-editions.ts'
import type { PoolEdition } from './list-pool.ts'

const sunday = '2026-11-22'
const edition = (id: number, own: Partial<PoolEdition> = {}): PoolEdition => ({
  id,
  eventId: id + 100,
  date: '2027-03-01',
  sport: 0,
  country: 'US',
  language: 'en',
  lat: 47.4,
  lon: 8.5,
  isLargest: 0,
  ...own,
})
const reader = (own: Partial<ListReader> = {}): ListReader => ({
  locale: 'de',
  countries: new Set(),
  place: null,
  sports: new Set(),
  events: new Set(),
  ...own,
})
const empty = { confirmed: [], weekend: [], opened: [], closing: [], finds: [] }

test('place and sport of the reader come first, then the language, then the weight', () => {
  const pool = {
    ...empty,
    opened: [
      edition(1),
      edition(2),
      edition(3, { language: 'de' }),
      edition(4, { sport: 7 }),
      edition(5, { sport: 7, country: 'AT' }),
    ],
  }
  const own = reader({ countries: new Set(['AT']), sports: new Set([7]) })
  expect(chooseEditions(pool, own, sunday).opened).toEqual([5, 4, 3])
  expect(chooseEditions(pool, reader(), sunday).opened).toEqual([3, 1, 2])
})

test('an event is in one part only, and a saved one is no find', () => {
  const twice = edition(1)
  const pool = {
    confirmed: [twice, edition(3), edition(5)],
    weekend: [twice, edition(5), edition(6)],
    opened: [twice, edition(2)],
    closing: [twice],
    finds: [twice, edition(3), edition(4), edition(6)],
  }
  const own = reader({ events: new Set([103]), place: { lat: 47.4, lon: 8.5 } })
  expect(chooseEditions(pool, own, sunday)).toEqual({
    closing: [1],
    opened: [2],
    near: [5, 6],
    confirmed: [],
    find: 4,
  })
})

test('races of the next weekend are near up to 150 km from the place of the profile', () => {
  const weekend = [
    edition(1, { lat: 48.7 }),
    edition(2, { lat: 48.8 }),
    edition(3, { lon: 10.4 }),
    edition(4, { lon: 10.6 }),
  ]
  const near = (own: Partial<ListReader>) =>
    chooseEditions({ ...empty, weekend }, reader(own), sunday).near
  expect(near({ place: { lat: 47.4, lon: 8.5 } })).toEqual([1, 3])
  expect(near({ countries: new Set(['US']) })).toEqual([])
})

test('the largest event of the reader’s country, or of the language of a reader without one, is no find', () => {
  const finds = [edition(1, { country: 'DE', language: 'de', isLargest: 1 }), edition(2)]
  const find = (own: Partial<ListReader>) =>
    chooseEditions({ ...empty, finds }, reader(own), sunday).find
  expect(find({})).toBe(2)
  expect(find({ countries: new Set(['DE']) })).toBe(2)
  expect(find({ countries: new Set(['AT']) })).toBe(1)
  expect(find({ locale: 'fr', events: new Set([102]) })).toBe(1)
})

test('the find changes every week among those that suit equally', () => {
  const finds = [1, 2, 3].map((id) => edition(id, { country: 'AT' }))
  const pool = { ...empty, finds: [...finds, edition(4, { sport: 7 })] }
  const own = reader({ countries: new Set(['AT']) })
  const weeks = ['2026-11-22', '2026-11-29', '2026-12-06'].map(
    (day) => chooseEditions(pool, own, day).find,
  )
  expect(new Set(weeks)).toEqual(new Set([1, 2, 3]))
  expect(chooseEditions(pool, reader({ sports: new Set([7]) }), sunday).find).toBe(4)
})

test('without editions nothing is chosen', () => {
  expect(chooseEditions(empty, reader(), sunday)).toEqual({
    confirmed: [],
    near: [],
    opened: [],
    closing: [],
    find: null,
  })
})
