import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/i18n/locales.ts'
import { sportPageSuggestions } from '../../../../src/model/limits.ts'
import type { Sport, SportGroup } from '../../../../src/model/sports.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { CalendarEngine } from '../../../search/port/engine.ts'
import {
  editionCards,
  editionsByIds,
  readCards,
  type CardFacts,
} from '../editions/edition-cards.ts'
import { readRecords, sportRecords, type RecordFacts } from './sport-records.ts'

const countRow = v.object({ kind: v.string(), key: v.string(), races: v.number() })

interface Counted {
  key: string
  races: number
}

export interface SportFacts {
  /** Number of upcoming races. */
  races: number
  /** Upcoming races by country code, most first. */
  countries: Counted[]
  /** By the Monday of their week. */
  weeks: Counted[]
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
  db: Database,
  engine: CalendarEngine,
  subject: { sport: Sport } | { group: SportGroup },
  locale: Locale,
  today: string,
): Promise<SportFacts> {
  const [kind, key] = 'sport' in subject ? ['sport', subject.sport] : ['group', subject.group]
  const found = await engine.search({
    filters: { ...subject, from: today },
    today,
    limit: sportPageSuggestions,
    offset: 0,
  })
  const prefix = `${key}/`
  const kinds = ['country', 'week', 'length', 'square'].map((each) => `${kind}-${each}`)
  const [counts, cards, records] = await readBatch(db, [
    sql`
      SELECT kind, key, races FROM catalogue_count
      WHERE (kind IN ${kinds} AND key >= ${prefix} AND key < ${`${key}0`})
        OR kind = 'sport' OR (kind = 'group' AND key = ${key})`,
    editionCards(editionsByIds(found.editionIds), locale),
    sportRecords(subject, locale),
  ])
  const rows = v.parse(v.array(countRow), counts)
  const under = (name: string) =>
    rows
      .filter((row) => row.kind === `${kind}-${name}`)
      .map((row) => ({ key: row.key.slice(prefix.length), races: row.races }))
  return {
    races: rows.find((row) => row.kind === kind && row.key === key)?.races ?? 0,
    countries: under('country').toSorted((a, b) => b.races - a.races),
    weeks: under('week'),
    lengths: under('length'),
    squares: under('square'),
    sports: new Map(rows.filter((row) => row.kind === 'sport').map((row) => [row.key, row.races])),
    upcoming: readCards(cards, locale),
    ...readRecords(records, locale),
  }
}
