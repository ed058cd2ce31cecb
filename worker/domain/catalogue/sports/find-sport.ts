import { sql } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'
import { sportPageSuggestions } from '../../../../src/model/values/limits.ts'
import type { Sport, SportGroup } from '../../../../src/model/event/sports.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { CalendarEngine } from '../../../search/port/engine.ts'
import { countsWhere, readCounts } from '../counts/read-counts.ts'
import { editionCards, editionsByIds, readCards, type CardFacts } from '../cards/edition-cards.ts'
import { readRecords, sportRecords, type RecordFacts } from './sport-records.ts'

interface Counted {
  key: string
  races: number
}

export interface SportFacts {
  /** Number of upcoming races. */
  races: number
  /** Upcoming races by country code, most first. */
  countries: Counted[]
  /** By the Monday of their week, and the counts that they come from. */
  weeks: Counted[]
  weekCounts: object
  /** By kilometres of `sportLengths`, as text. */
  lengths: Counted[]
  /** By the number of their square degree (cell-of.ts). */
  squares: Counted[]
  /** Number of upcoming races by sport, for related sports. */
  sports: Map<string, number>
  upcoming: CardFacts[]
  longest: RecordFacts[]
  climb: RecordFacts[]
}

/**
 * Facts of the page of a sport or group: counts by country, week, length and place, the next editions, and those with the
 * longest races and the most climb. Two round trips.
 */
export async function findSport(
  { db, engine, clock }: { db: Database; engine: CalendarEngine; clock: Clock },
  subject: { sport: Sport } | { group: SportGroup },
  locale: Locale,
): Promise<SportFacts> {
  const [kind, key] = 'sport' in subject ? ['sport', subject.sport] : ['group', subject.group]
  const found = await engine.search({
    filters: { ...subject, from: clock.firstDay() },
    today: clock.today(),
    limit: sportPageSuggestions,
    offset: 0,
  })
  const prefix = `${key}/`
  const kinds = ['country', 'week', 'length', 'square'].map((each) => `${kind}-${each}`)
  const [rows, cards, records] = await readBatch(db, [
    countsWhere(
      sql`(kind IN ${kinds} AND key >= ${prefix} AND key < ${`${key}0`})
        OR kind = 'sport' OR (kind = 'group' AND key = ${key})`,
    ),
    editionCards(editionsByIds(found.editionIds), locale),
    sportRecords(subject, locale),
  ])
  const byKind = readCounts(rows)
  const racesOf = (name: string) =>
    Object.entries(byKind.get(name) ?? {}).map(([each, [races]]) => ({ key: each, races }))
  const under = (name: string) =>
    racesOf(`${kind}-${name}`).map((row) => ({ ...row, key: row.key.slice(prefix.length) }))
  return {
    races: byKind.get(kind)?.[key]?.[0] ?? 0,
    countries: under('country').toSorted((a, b) => b.races - a.races),
    weeks: under('week'),
    weekCounts: byKind.get(`${kind}-week`) ?? {},
    lengths: under('length'),
    squares: under('square'),
    sports: new Map(racesOf('sport').map((row) => [row.key, row.races])),
    upcoming: readCards(cards, locale),
    ...readRecords(records, locale),
  }
}
