import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { addDays } from '../../../../src/model/values/dates.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { editionCards, editionsByIds, readCards, type CardFacts } from '../cards/edition-cards.ts'
import { dayThere } from '../editions/next-or-last.ts'
import { takesPlaceSql } from '../editions/takes-place.ts'
import { loweredPrices } from './find-offers.ts'

/** Maximum number of races of each list. */
const shown = { lowered: 60, rising: 12, closing: 12 }
/** Days from today within which a price or a sign-up ends soon. */
const soonDays = 30

const loweredRow = v.object({
  raceId: v.number(),
  editionId: v.number(),
  race: v.string(),
  metres: v.nullable(v.number()),
  currency: v.string(),
  day: v.string(),
  amount: v.number(),
  prior: v.number(),
  until: v.nullable(v.string()),
})

const loggedRow = v.object({
  raceId: v.number(),
  currency: v.string(),
  day: v.string(),
  amount: v.number(),
  lowest: v.number(),
})

const risingRow = v.object({
  editionId: v.number(),
  amount: v.number(),
  currency: v.string(),
  until: v.string(),
  next: v.nullable(v.number()),
})

const closingRow = v.object({ editionId: v.number(), closes: v.string() })

export type LoggedPrice = v.InferOutput<typeof loggedRow>

export interface SaleFacts {
  /** Races whose organiser has lowered the price, with the log of the days before; the latest first. */
  lowered: (v.InferOutput<typeof loweredRow> & { card: CardFacts; log: LoggedPrice[] })[]
  /** Races whose price ends soon, with the next higher one if it is known. */
  rising: (v.InferOutput<typeof risingRow> & { card: CardFacts })[]
  closing: (v.InferOutput<typeof closingRow> & { card: CardFacts })[]
}

/** Races whose price was lowered, and editions whose price or sign-up ends soon. @param at ISO instant */
export async function findSale(db: Database, locale: Locale, at: string): Promise<SaleFacts> {
  const today = at.slice(0, 10)
  const soon = addDays(today, soonDays)
  const open = sql`e.date > ${dayThere(at)} AND ${sql.raw(takesPlaceSql)}
    AND (e.registration_ends_on IS NULL OR e.registration_ends_on >= ${dayThere(at)})`
  const [lowered, logs, rising, closing] = await readBatch(db, [
    sql`SELECT r.id AS "raceId", e.id AS "editionId", r.name AS race, r.metres, s.currency,
        s.day, s.amount, s.prior, (SELECT max(p.valid_until) FROM ticket_price p
          WHERE p.race_id = r.id AND p.currency = s.currency AND p.minor = s.amount) AS until
      FROM (${loweredPrices(today)}) s JOIN race r ON r.id = s.race_id AND r.sold_out = 0
      JOIN edition e ON e.id = r.edition_id
      WHERE ${open} ORDER BY s.day DESC, r.id LIMIT ${shown.lowered}`,
    sql`SELECT l.race_id AS "raceId", l.currency, l.day, l.minor AS amount, l.lowest_minor AS lowest
      FROM (${loweredPrices(today)}) s JOIN price_log l ON l.race_id = s.race_id AND l.currency = s.currency
      WHERE l.day <= s.day AND l.minor IS NOT NULL ORDER BY l.day`,
    risingPrices(open, dayThere(at), soon),
    sql`SELECT e.id AS "editionId", e.registration_ends_on AS closes FROM edition e
      WHERE ${open} AND e.registration_ends_on <= ${soon} AND coalesce(e.registration_starts_on, '') <= ${dayThere(at)}
      ORDER BY closes, e.id LIMIT ${shown.closing}`,
  ])
  const found = {
    lowered: v.parse(v.array(loweredRow), lowered),
    rising: v.parse(v.array(risingRow), rising),
    closing: v.parse(v.array(closingRow), closing),
  }
  const ids = [found.lowered, found.rising, found.closing].flat().map((row) => row.editionId)
  const [cards] = await readBatch(db, [editionCards(editionsByIds([...new Set(ids)]), locale)])
  const byId = new Map(readCards(cards, locale).map((card) => [card.editionId, card]))
  const withCard = <Row extends { editionId: number }>(row: Row) => {
    const card = byId.get(row.editionId)
    return card === undefined ? [] : [{ ...row, card }]
  }
  const log = v.parse(v.array(loggedRow), logs)
  return {
    lowered: found.lowered.flatMap(withCard).map((row) => ({
      ...row,
      log: log.filter((each) => each.raceId === row.raceId && each.currency === row.currency),
    })),
    rising: found.rising.flatMap(withCard),
    closing: found.closing.flatMap(withCard),
  }
}

/** The price in force of one race of each edition that ends soon and is followed by none as low; the first to end. */
const risingPrices = (open: SQL, today: SQL, soon: string): SQL => sql`
  SELECT "editionId", amount, currency, until, next FROM (
    SELECT e.id AS "editionId", p.minor AS amount, p.currency, p.valid_until AS until, n.minor AS next,
      row_number() OVER (PARTITION BY e.id ORDER BY p.valid_until, r.ordinal) AS n
    FROM ticket_price p
    JOIN race r ON r.id = p.race_id AND r.sold_out = 0
    JOIN edition e ON e.id = r.edition_id
    LEFT JOIN ticket_price n ON n.race_id = p.race_id AND n.currency = p.currency
      AND n.valid_from = date(p.valid_until, '+1 day')
    WHERE ${open} AND coalesce(p.valid_from, '') <= ${today} AND p.valid_until BETWEEN ${today} AND ${soon}
      AND p.valid_until < e.date AND coalesce(n.minor > p.minor, true))
  WHERE n = 1 ORDER BY until, "editionId" LIMIT ${shown.rising}`

/** True if the page of the sale has a race: a lowered price, or a price or a sign-up that ends soon. @param today ISO date */
export async function hasSale(db: Database, today: string): Promise<boolean> {
  const { lowered, rising, closing } = await findSale(db, 'en', today)
  return lowered.length + rising.length + closing.length > 0
}
