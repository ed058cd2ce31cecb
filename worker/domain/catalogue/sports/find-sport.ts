import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/i18n/locales.ts'
import { sportPageSuggestions } from '../../../../src/model/limits.ts'
import type { Sport, SportGroup } from '../../../../src/model/sports.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { SearchEngine } from '../../../search/port/engine.ts'
import {
  editionCards,
  editionsByIds,
  readCards,
  type CardFacts,
} from '../editions/edition-cards.ts'

const countRow = v.object({ kind: v.string(), key: v.string(), races: v.number() })

export interface SportFacts {
  races: number
  countries: { code: string; races: number }[]
  months: { month: string; races: number }[]
  /** Number of upcoming races by sport, for related sports. */
  sports: Map<string, number>
  upcoming: CardFacts[]
}

/** Facts of the page of a sport or group: counts by country and month, and the next editions. Two round trips. */
export async function findSport(
  db: Database,
  engine: SearchEngine,
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
  const [counts, cards] = await readBatch(db, [
    sql`
      SELECT kind, key, races FROM catalogue_count
      WHERE (kind IN (${`${kind}-country`}, ${`${kind}-month`}) AND key >= ${prefix} AND key < ${`${key}0`})
        OR kind = 'sport' OR (kind = 'group' AND key = ${key})`,
    editionCards(editionsByIds(found.editionIds), locale),
  ])
  const rows = v.parse(v.array(countRow), counts)
  const under = (name: string) =>
    rows
      .filter((row) => row.kind === `${kind}-${name}`)
      .map((row) => ({ key: row.key.slice(prefix.length), races: row.races }))
  return {
    races: rows.find((row) => row.kind === kind && row.key === key)?.races ?? 0,
    countries: under('country')
      .map((row) => ({ code: row.key, races: row.races }))
      .toSorted((a, b) => b.races - a.races),
    months: under('month').map((row) => ({ month: row.key, races: row.races })),
    sports: new Map(rows.filter((row) => row.kind === 'sport').map((row) => [row.key, row.races])),
    upcoming: readCards(cards, locale),
  }
}
