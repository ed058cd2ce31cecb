import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchFilters } from '../../../worker/search/port/filters.ts'
import { badTexts } from './bad-texts.ts'
import type { CreateEngine, WritableCalendar } from './create-engine.ts'
import { exampleEdition, exampleEvent, exampleRace, today } from './example-events.ts'

const long = exampleRace({ raceId: 301, sport: 'run', metres: 42_195 })
const short = exampleRace({ raceId: 302, sport: 'trail', metres: 8_000 })
const day = exampleRace({ raceId: 303, sport: 'run', metres: null, seconds: 86_400 })
const swim = exampleRace({ raceId: 304, sport: 'swimming', metres: 1_500 })

const catalogue = [
  exampleEvent({
    eventId: 3001,
    name: 'Bodensee Marathon',
    country: 'DE',
    weight: 50,
    city: { id: 31, name: 'Konstanz', names: {} },
    editions: [exampleEdition({ editionId: 11, date: '2027-05-01', races: [long, short] })],
  }),
  exampleEvent({
    eventId: 3002,
    name: 'Ring Day',
    country: 'DE',
    weight: 80,
    editions: [
      exampleEdition({
        editionId: 12,
        date: '2027-05-01',
        endDate: '2027-05-03',
        races: [day],
        dateConfirmed: false,
      }),
    ],
  }),
  exampleEvent({
    eventId: 3003,
    name: 'Lake Swim',
    country: 'CH',
    editions: [
      exampleEdition({ editionId: 13, date: '2027-04-01', races: [swim], status: 'cancelled' }),
      exampleEdition({ editionId: 14, date: '2026-04-01', races: [{ ...swim, raceId: 305 }] }),
    ],
  }),
  exampleEvent({
    eventId: 3004,
    name: 'Unknown Races',
    country: 'FR',
    editions: [exampleEdition({ editionId: 15, date: '2027-08-01', races: [] })],
  }),
]

/** Tests of the calendar. */
export function describeCalendar(name: string, createEngine: CreateEngine<WritableCalendar>): void {
  describe(`calendar of ${name}`, () => {
    let engine: WritableCalendar
    beforeAll(async () => {
      engine = await createEngine(() => new Date(`${today}T12:00:00Z`))
      await engine.put(catalogue)
    })
    const find = async (
      filters: Omit<SearchFilters, 'from'> & { from?: string },
    ): Promise<[number[], number]> => {
      const result = await engine.search({
        filters: { from: today, ...filters },
        today,
        limit: 100,
        offset: 0,
      })
      expect(result.total).toBe(result.editionIds.length)
      return [result.editionIds, result.races]
    }

    it('all editions that have not ended are listed by date and popularity, cancelled ones too', async () => {
      expect(await find({})).toEqual([[13, 12, 11, 15], 4])
    })

    it('an edition is listed if it overlaps the range of days', async () => {
      expect(await find({ from: '2027-05-03', to: '2027-05-31' })).toEqual([[12], 1])
      expect(await find({ from: '2027-05-04', to: '2027-05-31' })).toEqual([[], 0])
      expect(await find({ to: '2027-05-01' })).toEqual([[13, 12, 11], 4])
    })

    it.each<[string, Omit<SearchFilters, 'from'>, number[], number]>([
      ['sport', { sport: 'run' }, [12, 11], 2],
      ['group', { group: 'run' }, [12, 11], 3],
      ['country', { country: 'DE' }, [12, 11], 3],
      ['city', { cityId: 31 }, [11], 2],
      ['minimum length', { minMetres: 8_000 }, [11], 2],
      ['maximum length', { maxMetres: 8_000 }, [13, 11], 2],
      ['timed races', { preset: 'timed' }, [12], 1],
      ['confirmed dates', { includeExpected: false }, [13, 11, 15], 3],
      ['text', { text: 'marathon' }, [11], 2],
      ['text of a country', { text: 'germany' }, [12, 11], 3],
      ['misspelled text', { text: 'marathno' }, [11], 2],
      ['a text without matches', { text: 'xyz' }, [], 0],
      ['a text without letters', { text: ' ?! ' }, [13, 12, 11, 15], 4],
    ])('the list is filtered by %s', async (_, filters, editionIds, races) => {
      expect(await find(filters)).toEqual([editionIds, races])
    })

    it.each(badTexts)('hostile text is accepted as a filter: %s', async (_, text) => {
      const filters: SearchFilters = { from: today, text }
      await expect(engine.search({ filters, today, limit: 5, offset: 0 })).resolves.toBeDefined()
    })

    it('one race must pass all filters, not one race for each filter', async () => {
      expect(await find({ sport: 'run', maxMetres: 10_000 })).toEqual([[], 0])
      expect(await find({ sport: 'trail', minMetres: 40_000, country: 'DE' })).toEqual([[], 0])
      expect(await find({ sport: 'trail', maxMetres: 10_000, cityId: 31 })).toEqual([[11], 1])
      expect(await find({ group: 'run', minMetres: 40_000, text: 'bodensee' })).toEqual([[11], 1])
    })

    it('pages have no gaps or repeats, and every page has the total', async () => {
      const pages = await Promise.all(
        [0, 1, 2, 3, 4].map((offset) =>
          engine.search({ filters: { from: today }, today, limit: 1, offset }),
        ),
      )
      expect(pages.flatMap((page) => page.editionIds)).toEqual([13, 12, 11, 15])
      expect(pages.map((page) => [page.total, page.races])).toEqual(pages.map(() => [4, 4]))
    })
  })
}
