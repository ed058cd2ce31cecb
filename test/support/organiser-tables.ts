import {
  emptyEvent,
  emptyLeg,
  emptyPrice,
  emptyRace,
  newEvent,
} from '../../src/model/event-facts/empty-facts.ts'
import { ratesSnapshot } from '../../worker/rates/rates-snapshot.ts'
import type { EventFacts, RaceFacts } from '../../src/model/schemas/event/event-facts.ts'
import { openNewsTables } from './news-tables.ts'

/** Organisations, their members and drafts for tests on `openDatabase`. */

export const organiserNow = new Date('2026-11-21T09:00:00.000Z')
export const publishing = { now: organiserNow, rates: ratesSnapshot }
/** Details of a publication that names no page. */
export const organiserStatement = { source: null, organiserId: null }

/** An owner and an editor of one organisation, and an owner of another. */
export const owner = 501
export const editor = 502
export const stranger = 503

export async function openOrganiserTables() {
  const tables = await openNewsTables()
  const run = async (sql: string) => await tables.binding.prepare(sql).run()
  await tables.addMembers([{ id: owner }, { id: editor }, { id: stranger }])
  await run(`INSERT INTO organiser (id, permalink, name, verified_on) VALUES
    (1, 'alpine-club', 'Alpine club', '2026-11-01'), (2, 'other-club', 'Other club', '2026-11-01'), (3, 'new-club', 'New club', NULL)`)
  await run(`INSERT INTO organiser_member (organiser_id, member_id, role, created_at) VALUES
    (1, ${owner}, 'owner', '2026-11-01'), (1, ${editor}, 'editor', '2026-11-01'), (2, ${stranger}, 'owner', '2026-11-01')`)
  return { ...tables, run }
}

export type OrganiserTables = Awaited<ReturnType<typeof openOrganiserTables>>

export const race = (key: string, name: string, more: Partial<RaceFacts> = {}): RaceFacts => ({
  ...emptyRace(key, 'run'),
  name,
  legs: [{ ...emptyLeg(`n${key}a`, 'run'), distance: 10, unit: 'km' }],
  prices: [{ ...emptyPrice(`n${key}b`, 'EUR'), amount: 30 }],
  ...more,
})

/** Facts of a new event that can be published. */
export function soundFacts(name = 'Alpine run'): EventFacts {
  const facts = newEvent(name, 'en')
  const [edition] = facts.editions
  if (edition === undefined) throw new Error('A new event has an edition')
  return {
    ...facts,
    names: { fr: 'Course alpine' },
    place: { ...emptyEvent().place, cityId: 1, lat: 47.5, lon: 8.75, venue: 'Market square' },
    texts: { ...facts.texts, about: { en: 'Up and down.', fr: 'Haut et bas.' } },
    editions: [
      {
        ...edition,
        date: '2027-06-05',
        endDate: '2027-06-06',
        registrationUrl: 'https://example.org/enter',
        races: [
          race('nr1', 'Marathon', {
            startTime: '09:00',
            course: {
              profile: [
                [0, 400],
                [1000, 450],
              ],
            },
          }),
          race('nr2', '10 km', { date: '2027-06-06' }),
        ],
      },
    ],
  }
}
