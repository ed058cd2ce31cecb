import { createRandom } from '../../src/model/values/random.ts'
import type { SearchFilters } from '../../worker/search/port/filters.ts'
import { calendarToday } from './calendar-documents.ts'

const sports = ['run', 'trail', 'cycling', 'triathlon', 'swimming'] as const
const countries = ['DE', 'FR', 'US', 'IT', 'ES', 'JP', 'CH', 'SE'] as const
const months = ['2026-12', '2027-03', '2027-05', '2027-06', '2027-09'] as const
const presets = ['5k', '10k', 'half', 'marathon', '50k', 'timed'] as const

/** Sets of filters, drawn from a fixed seed, with this many filters each. */
export function calendarQueries(count: number, filtersEach: number): SearchFilters[] {
  const random = createRandom(23)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const parts: (() => Partial<SearchFilters>)[] = [
    () => ({ sport: pick(sports) }),
    () => ({ country: pick(countries) }),
    () => {
      const month = pick(months)
      return month === undefined ? {} : { from: `${month}-01`, to: `${month}-28` }
    },
    () => ({ preset: pick(presets) }),
    () => ({ minMetres: 10_000 }),
    () => ({ includeExpected: false }),
    () => ({ signUp: 'open' }),
    () => ({ maxPriceEur: 50 }),
    () => ({ team: 'solo' }),
    () => ({ minGain: 200 }),
  ]
  return Array.from({ length: count }, () => {
    const drawn = parts.map((part) => ({ part, order: random() }))
    const chosen = drawn.toSorted((a, b) => a.order - b.order).slice(0, filtersEach)
    return Object.assign({ from: calendarToday }, ...chosen.map(({ part }) => part()))
  })
}
