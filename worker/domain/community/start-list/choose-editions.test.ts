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
  ...own,
})
const reader = (own: Partial<ListReader> = {}): ListReader => ({
  locale: 'de',
  countries: new Set(),
  sports: new Set(),
  events: new Set(),
  ...own,
})
const empty = { opened: [], closing: [], finds: [] }

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
    opened: [twice, edition(2)],
    closing: [twice],
    finds: [twice, edition(3), edition(4)],
  }
  const chosen = chooseEditions(pool, reader({ events: new Set([103]) }), sunday)
  expect(chosen).toEqual({ closing: [1], opened: [2], find: 4 })
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
  expect(chooseEditions(empty, reader(), sunday)).toEqual({ opened: [], closing: [], find: null })
})
