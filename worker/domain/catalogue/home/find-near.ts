import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Point } from '../../../../src/model/calendar/calendar.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { CalendarEngine } from '../../../search/port/engine.ts'
import { editionCards, editionsByIds, readCards, type CardFacts } from '../cards/edition-cards.ts'

/** Number of editions of the list, and the kilometres within which they are searched. */
const shown = 6
const withinKm = 1000

/** Degrees of latitude and longitude around a point within which its city is looked for. */
const cityReach = { lat: 0.25, lon: 0.35 }

const cityRow = v.object({ name: v.string() })

export interface NearFacts {
  /** In order of date. */
  cards: CardFacts[]
  /** Name of the largest city around the point; null without one. */
  city: string | null
}

/** The editions nearest to a point. Two round trips. */
export async function findNear(
  { db, engine, clock }: { db: Database; engine: CalendarEngine; clock: Clock },
  point: Point,
  locale: Locale,
): Promise<NearFacts> {
  const found = await engine.search({
    filters: { from: clock.firstDay(), near: { point, km: withinKm } },
    today: clock.today(),
    sort: 'distance',
    limit: shown,
    offset: 0,
  })
  const [cards, cities] = await readBatch(db, [
    editionCards(editionsByIds(found.editionIds), locale),
    sql`SELECT coalesce(names ->> ${`$."${locale}"`}, name) AS name FROM city
      WHERE lat BETWEEN ${point.lat - cityReach.lat} AND ${point.lat + cityReach.lat}
        AND lon BETWEEN ${point.lon - cityReach.lon} AND ${point.lon + cityReach.lon}
      ORDER BY population DESC LIMIT 1`,
  ])
  return {
    cards: readCards(cards, locale).toSorted((a, b) => a.date.localeCompare(b.date)),
    city: v.parse(v.array(cityRow), cities)[0]?.name ?? null,
  }
}
