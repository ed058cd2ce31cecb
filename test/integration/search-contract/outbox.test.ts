import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, type Database } from '../../../worker/db/client.ts'
import { event } from '../../../worker/db/schema.ts'
import {
  createEmbeddedEngine,
  runOnD1,
  type EmbeddedEngine,
} from '../../../worker/search/embedded/embedded-engine.ts'
import { loadEventDocuments } from '../../../worker/search/feed/documents.ts'
import type { SearchIndex } from '../../../worker/search/port/engine.ts'
import { drainOutbox, queueForSearch } from '../../../worker/search/feed/outbox.ts'
import { today } from './example-events.ts'
import { openDatabase } from '../../support/open-database.ts'
import { fillCatalogue } from './outbox-catalogue.ts'

const now = new Date(`${today}T12:00:00Z`)
let db: Database
let engine: EmbeddedEngine
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await openDatabase()
  close = opened.close
  db = createDatabase(opened.db)
  engine = createEmbeddedEngine(runOnD1(opened.db), () => now)
  await fillCatalogue(db)
})
afterAll(() => close())

const load = (eventIds: number[]) => loadEventDocuments(db, eventIds)
const drain = (to: SearchIndex = engine, limit = 100) => drainOutbox(db, to, load, { limit })
const queue = async (...eventIds: number[]): Promise<void> =>
  void (await queueForSearch(db, eventIds, now))
const left = () =>
  db.all<{ id: number; attempts: number; error: string | null }>(
    sql`SELECT event_id AS id, attempts, last_error AS error FROM search_outbox ORDER BY event_id`,
  )
const broken: SearchIndex = {
  put: async () => Promise.reject(new Error('engine is down')),
  remove: async () => Promise.reject(new Error('engine is down')),
}

describe('search documents of the catalogue', () => {
  it('have all searchable facts and all editions by date, ended ones too', async () => {
    const [document, ...others] = await load([1, 404])
    expect(others).toEqual([])
    const dates = document?.editions.map((each) => each.date) ?? []
    expect(dates).toEqual(dates.toSorted())
    expect(dates.length).toBeGreaterThan(1)
    const ahead = document?.editions.filter((each) => each.endDate >= today)
    expect([{ ...document, editions: ahead }]).toEqual([
      {
        eventId: 1,
        permalink: 'lake-triathlon',
        name: 'Lake Triathlon',
        names: { de: 'See-Triathlon' },
        city: { id: 10, name: 'Zürich', names: { it: 'Zurigo' } },
        cityAliases: [],
        town: null,
        raceNames: [
          { name: 'Of last year', names: {} },
          { name: 'Olympic', names: { ja: 'オリンピック' } },
          { name: 'All Day', names: {} },
        ],
        country: 'CH',
        region: 'Zurich',
        regionNames: { fr: 'Canton de Zurich' },
        lat: 47,
        lon: 8,
        weight: 70,
        language: 'en',
        organiserId: null,
        rating: null,
        editions: [
          {
            editionId: 2,
            date: '2027-06-01',
            endDate: '2027-06-02',
            endOffset: 120,
            dateConfirmed: true,
            status: 'rescheduled',
            signUpStartsOn: null,
            signUpEndsOn: null,
            addedOn: '2026-11-21',
            place: { cityId: 11, country: 'CH', region: 'Bern', lat: 46.9, lon: 7.4 },
            races: [
              {
                raceId: 1,
                name: 'Olympic',
                sport: 'triathlon',
                metres: 51_500,
                seconds: null,
                gainMetres: null,
                date: null,
                prices: [
                  { amountEur: 95, from: null, until: null },
                  { amountEur: 80, from: '2026-12-01', until: '2026-12-31' },
                ],
                minTeamMembers: null,
                maxTeamMembers: null,
                soldOut: false,
              },
              {
                raceId: 2,
                name: 'All Day',
                sport: 'run',
                metres: null,
                seconds: 86_400,
                gainMetres: 300,
                date: '2027-06-02',
                prices: [],
                minTeamMembers: 2,
                maxTeamMembers: 4,
                soldOut: false,
              },
            ],
          },
        ],
      },
    ])
  })
})

describe('the outbox', () => {
  it('is empty after the queued events were indexed', async () => {
    await db.batch([
      db.update(event).set({ name: 'Lake Triathlon' }).where(eq(event.id, 1)),
      queueForSearch(db, [1, 404], now),
    ])
    expect(await drain()).toEqual({ handled: 2, failed: 0 })
    expect(await left()).toEqual([])
    expect(
      (await engine.suggest({ text: 'zurigo', locale: 'it', limit: 5 })).map(
        (each) => each.city.text,
      ),
    ).toEqual(['Zurigo'])
  })

  it('keeps a change that was queued while the previous one was indexed', async () => {
    await queue(1)
    const slow: SearchIndex = { ...engine, put: () => queue(1) }
    await drain(slow)
    expect(await left()).toEqual([{ id: 1, attempts: 0, error: null }])
    await drain()
    expect(await left()).toEqual([])
  })

  it('keeps rows and counts attempts while the engine is down; queueing again resets them', async () => {
    await queue(1, 404)
    expect(await drain(broken)).toEqual({ handled: 0, failed: 2 })
    await drain(broken)
    expect(await left()).toEqual([
      { id: 1, attempts: 2, error: 'Error: engine is down' },
      { id: 404, attempts: 2, error: 'Error: engine is down' },
    ])
    await queue(1)
    expect((await left())[0]).toEqual({ id: 1, attempts: 0, error: null })
    await drain()
    expect(await left()).toEqual([])
  })

  it('handles new events first, and one that fails does not block others', async () => {
    await queue(1, 404)
    await drain(broken)
    const half: SearchIndex = { ...engine, put: broken.put }
    expect(await drain(half)).toEqual({ handled: 1, failed: 1 })
    await queue(405)
    expect(await drain(broken, 1)).toEqual({ handled: 0, failed: 1 })
    expect((await left()).map((row) => [row.id, row.attempts])).toEqual([
      [1, 2],
      [405, 1],
    ])
  })
})
