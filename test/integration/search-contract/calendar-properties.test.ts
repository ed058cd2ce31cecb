import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../../worker/search/embedded/embedded-engine.ts'
import type { SearchFilters } from '../../../worker/search/port/filters.ts'
import type { EventDocument } from '../../../worker/search/port/event-document.ts'
import { catalogue, instant, namedDays, searchFilters, sort } from './calendar-arbitraries.ts'
import { isFullMatrix } from '../../support/matrix.ts'
import { calendarOracle, daysOfRace, listed } from './calendar-oracle.ts'
import { countedFrom, firstDate, noonOf } from './day-oracle.ts'
import { today } from './example-events.ts'
import { facetOracle } from './facet-oracle.ts'
import { openMemory } from './memory-database.ts'
import { suggestOracle } from './oracle.ts'

/**
 * Compares lists, totals and option counts of random catalogues and queries with an oracle that examines
 * every race and shares no code with the engine.
 */

/** An engine and a function that replaces its catalogue, packed or read as written. */
function createReplaceable() {
  let now = noonOf(today)
  const engine = createEmbeddedEngine(openMemory(), () => new Date(now))
  let previousIds: number[] = []
  return {
    engine,
    replace: async (events: EventDocument[], packed: boolean, at: number) => {
      now = at
      await engine.remove(previousIds)
      previousIds = events.map((event) => event.eventId)
      await engine.put(events)
      if (packed) await engine.prepare()
    },
  }
}

/** False for a text without matches: the engine corrects it, which the oracle cannot. */
const isComparable = (events: EventDocument[], { text }: SearchFilters): boolean =>
  text === undefined || suggestOracle(events, text, today).length > 0

/** Catalogues, random at each run. */
const compares = isFullMatrix ? 3_000 : 600
const grids = isFullMatrix ? 500 : 150

const ranges = namedDays.map((days) => new Map([['weekend', days]]))

test(
  'lists, totals and option counts of random catalogues equal those of the oracle',
  { timeout: 300_000 },
  async () => {
    const { engine, replace } = createReplaceable()
    let compared = 0
    let found = 0
    await fc.assert(
      fc.asyncProperty(
        catalogue,
        fc.boolean(),
        instant,
        fc.array(fc.tuple(searchFilters, sort, ranges), { minLength: 1, maxLength: 4 }),
        async (events, packed, now, queries) => {
          await replace(events, packed, now)
          for (const [filters, order, named] of queries) {
            if (!isComparable(events, filters)) continue
            const query = { filters, today, sort: order, ranges: named }
            const all = calendarOracle(events, query, now)
            const result = await engine.search({ ...query, limit: 1000, offset: 0, facets: true })
            const { facets, ...list } = result
            expect(list).toEqual(all)
            const { lengths, ...options } = facets ?? expect.fail('the result has no facets')
            expect(options).toEqual(facetOracle(events, query, now))
            const ofAnyLength = listed(
              events,
              { ...filters, minMetres: undefined, maxMetres: undefined },
              today,
              now,
            )
            const known = ofAnyLength
              .flatMap((each) => each.races)
              .filter((race) => (race.metres ?? 0) > 0)
            expect(lengths.counts.reduce((sum, count) => sum + count, 0)).toBe(known.length)
            compared += 1
            found += Math.min(1, all.total)
          }
        },
      ),
      { numRuns: compares },
    )
    console.log(`${compared} queries, ${found} with matches`)
    expect(compared).toBeGreaterThan(compares)
    expect(found / compared).toBeGreaterThan(0.2)
  },
)

test(
  'a month grid has the days of the list, and clusters have every edition of the box once',
  { timeout: 120_000 },
  async () => {
    const { engine, replace } = createReplaceable()
    await fc.assert(
      fc.asyncProperty(
        catalogue,
        searchFilters,
        fc.constantFrom(0, 3, 9, 22),
        instant,
        fc.boolean(),
        async (events, filters, zoom, now, isAhead) => {
          await replace(events, true, now)
          if (!isComparable(events, filters)) return
          const [from, to] = [isAhead ? firstDate(now) : '2027-01-01', '2027-02-10']
          const days = await engine.days({ filters, today, from, to, limit: 2 })
          const inRange = listed(events, { ...filters, from, to }, today, now)
          const on = (date: string) =>
            inRange.filter(({ edition, races }) =>
              (edition.races.length === 0 ? [null] : races).some((race) => {
                const [first, last] = daysOfRace(edition, race)
                return first <= date && last >= date && date >= countedFrom(edition, from, now)
              }),
            )
          for (const each of days) {
            const all = on(each.date).map(({ edition }) => edition.editionId)
            expect(each).toEqual({
              date: each.date,
              total: all.length,
              editionIds: all.slice(0, 2),
            })
          }
          const covered = new Set(days.map(({ date }) => date))
          for (const { edition, races } of inRange)
            for (const race of edition.races.length === 0 ? [null] : races) {
              const [first] = daysOfRace(edition, race)
              const counted = countedFrom(edition, from, now)
              expect(covered.has(first < counted ? counted : first)).toBe(true)
            }

          const box = { west: 0, south: -90, east: -170, north: 90 }
          const clusters = await engine.clusters({ filters, today, box, zoom })
          const inBox = listed(events, { ...filters, box }, today, now)
          expect(clusters.reduce((sum, { total }) => sum + total, 0)).toBe(inBox.length)
          const ids = new Set(inBox.map(({ edition }) => edition.editionId))
          for (const cluster of clusters) expect(ids.has(cluster.editionId)).toBe(true)
        },
      ),
      { numRuns: grids },
    )
  },
)
