import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

/** A price without a source was set by the organiser here; those of the catalogue have the page on which they were read. */
const basis = `CASE WHEN p.source_url IS NULL AND p.checked_on IS NOT NULL THEN 'organiser' ELSE 'observed' END`

/** An expression over the lowest step in force on the day of `pair`, in its currency. */
const inForce = (expression: string): SQL =>
  sql.raw(`(SELECT ${expression} FROM ticket_price p
    WHERE p.race_id = pair.race_id AND p.currency = pair.currency
      AND coalesce(p.valid_from, '') <= pair.day AND coalesce(p.valid_until, '9999') >= pair.day
    ORDER BY p.minor, ${basis} DESC LIMIT 1)`)

/** Amount and basis as one text, so that a change of either is found by one comparison. */
const stateOf = `l.minor || ' ' || l.basis`

/**
 * Rows that the log lacks: prices of races on days, where they differ from those before.
 * @param chosen (race_id, day, is_within); `is_within` is 1 if the price changed during the day, 0 if at its beginning
 */
const missingRows = (chosen: SQL): SQL => sql`
  WITH chosen(race_id, day, is_within) AS (${chosen}),
  pair AS (
    SELECT chosen.*, p.currency FROM chosen JOIN ticket_price p ON p.race_id = chosen.race_id
    UNION SELECT chosen.*, l.currency FROM chosen JOIN price_log l ON l.race_id = chosen.race_id),
  priced AS (
    SELECT pair.*, ${inForce('p.minor')} AS amount, ${inForce(basis)} AS basis,
      (SELECT max(l.day) FROM price_log l
        WHERE l.race_id = pair.race_id AND l.currency = pair.currency AND l.day <= pair.day) AS logged
    FROM pair),
  compared AS (
    SELECT priced.*, l.minor AS former,
      iif(lag(priced.day) OVER steps IS NULL, ${sql.raw(stateOf)},
        lag(priced.amount || ' ' || priced.basis) OVER steps) AS before
    FROM priced LEFT JOIN price_log l
      ON l.race_id = priced.race_id AND l.currency = priced.currency AND l.day = priced.logged
    WINDOW steps AS (PARTITION BY priced.race_id, priced.currency ORDER BY priced.day))
  SELECT race_id, currency, day, amount AS minor,
    iif(is_within, min(coalesce(amount, former), coalesce(former, amount)), amount) AS lowest_minor,
    coalesce(basis, 'observed') AS basis
  FROM compared WHERE amount || ' ' || basis IS NOT before`

/** Minor units of the unit that is written, for the columns of the release before. */
const unit = sql.raw(`iif(currency = 'JPY', 1.0, 100.0)`)

const logged = (chosen: SQL): SQL => sql`
  INSERT INTO price_log (race_id, currency, day, minor, lowest_minor, basis, amount, lowest)
  SELECT *, minor / ${unit}, lowest_minor / ${unit} FROM (${missingRows(chosen)}) WHERE true
  ON CONFLICT (race_id, currency, day) DO UPDATE SET minor = excluded.minor, basis = excluded.basis,
    lowest_minor = min(coalesce(lowest_minor, excluded.lowest_minor), coalesce(excluded.lowest_minor, lowest_minor)),
    amount = excluded.amount,
    lowest = min(coalesce(lowest, excluded.lowest), coalesce(excluded.lowest, lowest))`

/**
 * Races and days of which the log may lack the price: those of a step that has begun or ended since the last row, and
 * races with a price and without a row, today. A step counts from the day on which it was stated, so that steps written
 * with days in the past cannot make up a former price. @param races condition on `p`, a price
 */
const due = (today: string, races: SQL): SQL => sql`
  SELECT race_id, day, 0 FROM (
    SELECT p.race_id, p.valid_from AS day, p.checked_on AS stated FROM ticket_price p WHERE ${races}
    UNION SELECT p.race_id, date(p.valid_until, '+1 day'), p.checked_on FROM ticket_price p WHERE ${races}) step
  WHERE day <= ${today} AND day >= coalesce(stated, '')
    AND day > coalesce((SELECT max(l.day) FROM price_log l WHERE l.race_id = step.race_id), '')
  UNION SELECT p.race_id, ${today}, 0 FROM ticket_price p
  WHERE ${races} AND NOT EXISTS (SELECT 1 FROM price_log l WHERE l.race_id = p.race_id)`

const everywhere = sql`true`

/** Rows that the log lacks on a day, for `logDuePrices`. */
export const duePrices = (today: string): SQL => missingRows(due(today, everywhere))

/** Logs prices of steps that have begun or ended, and first prices. @returns the number of rows */
export async function logDuePrices(db: Database, today: string): Promise<number> {
  const { meta } = await prepare(db, logged(due(today, everywhere))).run()
  return meta.changes
}

/** Logs the prices of these races that were due before they change; the first statement of their change. */
export const logPricesBefore = (db: Database, races: SQL, today: string): D1PreparedStatement =>
  prepare(db, logged(due(today, sql`p.race_id IN (${races})`)))

/** Logs the prices of these races after they have changed today. */
export const logChangedPrices = (db: Database, races: SQL, today: string): D1PreparedStatement =>
  prepare(db, logged(sql`SELECT id, ${today}, 1 FROM race WHERE id IN (${races})`))
