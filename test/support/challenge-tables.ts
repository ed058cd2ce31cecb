import { emptyContent } from '../../src/model/blocks/content.ts'
import type { Challenge } from '../../src/model/challenges/challenge.ts'
import type { ChallengeRule } from '../../src/model/challenges/rule.ts'
import { publishContent } from '../../worker/domain/content/documents/publish-content.ts'
import { openNewsTables } from './news-tables.ts'

/** A challenge, two members, and an event with races of past and coming editions, on `openDatabase`. */

export const challengeNow = new Date('2026-11-24T09:00:00.000Z')
export const ann = 601
export const ben = 602

/** Races of the event: edition 1 was in May, 2 in June, 3 was cancelled, 4 is to come, 5 was virtual. */
const editions = [
  [1, '2026-05-10', null],
  [2, '2026-06-14', null],
  [3, '2026-07-12', 'cancelled'],
  [4, '2027-05-09', null],
  [5, '2026-08-09', 'all-virtual'],
] as const

/** Of edition n: race 10 n is of 10 km, 10 n + 1 of 42.195 km, 10 n + 2 a relay. */
export const raceOf = (edition: number, kind: 'short' | 'marathon' | 'relay'): number =>
  edition * 10 + { short: 0, marathon: 1, relay: 2 }[kind]

export const twoMonths: ChallengeRule = {
  filter: { metres: [5000, 50_000] },
  goal: { kind: 'distinct', by: 'month', need: 2 },
  window: {},
}

export async function openChallengeTables() {
  const tables = await openNewsTables()
  const { binding, db } = tables
  const run = async (sql: string, ...values: unknown[]) =>
    await binding
      .prepare(sql)
      .bind(...values)
      .run()
  const all = async (sql: string) => (await binding.prepare(sql).all()).results
  await tables.addMembers([{ id: ann }, { id: ben }])
  await tables.addEvents([1])
  await run('DELETE FROM race')
  await run('DELETE FROM edition')
  for (const [id, date, status] of editions) {
    await run(
      `INSERT INTO edition (id, event_id, date, end_date, date_confirmed, sport, status, city_id, zone)
        SELECT ?1, 1, ?2, ?2, 1, 0, ?3, city_id, 'Europe/Berlin' FROM event WHERE id = 1`,
      id,
      date,
      status,
    )
    await run(
      `INSERT INTO race (id, edition_id, ordinal, sport, name, metres, min_number_of_team_members) VALUES
        (?1 * 10, ?1, 1, 0, '10 km', 10000, NULL), (?1 * 10 + 1, ?1, 2, 0, 'Marathon', 42195, NULL),
        (?1 * 10 + 2, ?1, 3, 0, 'Relay', 42195, 4)`,
      id,
    )
  }
  const publish = async (slug: string, rule: ChallengeRule, more: Partial<Challenge> = {}) => {
    const challenge: Challenge = {
      rule,
      sport: 'run',
      rank: 1,
      closesOn: null,
      isArchived: false,
      ...more,
    }
    const published = await publishContent(
      db,
      { kind: 'challenge', slug },
      () => ({ ...emptyContent(), title: { en: slug }, summary: { en: 'All.' }, challenge }),
      challengeNow,
    )
    if (published.state !== 'published') throw new Error(JSON.stringify(published))
  }
  await publish('two-months', twoMonths)
  return { ...tables, run, all, publish }
}

export type ChallengeTables = Awaited<ReturnType<typeof openChallengeTables>>
