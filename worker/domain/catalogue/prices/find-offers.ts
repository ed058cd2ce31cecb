import { sql, type SQL } from 'drizzle-orm'

/**
 * Statement for the races whose organiser has lowered the price in the last 30 days, to less than in any of the 30 days
 * before: `race_id`, `currency`, `day` of the change, `amount` since then, `prior`, the lowest price of those days
 * (Directive 98/6/EC, article 6a). A race counts only if the organiser set all of these prices here and a price was
 * charged on each of the days.
 */
export const loweredPrices = (today: string): SQL => sql`
  SELECT s.race_id, s.currency, s.day, s.minor AS amount,
    min(iif(p.day >= date(s.day, '-30 days'), p.lowest_minor, p.minor)) AS prior
  FROM (
    SELECT l.*, (SELECT max(b.day) FROM price_log b
      WHERE b.race_id = l.race_id AND b.currency = l.currency AND b.day <= date(l.day, '-30 days')) AS first
    FROM price_log l
    WHERE l.day <= ${today} AND l.day > date(${today}, '-30 days') AND l.minor IS NOT NULL
      AND l.basis = 'organiser'
      AND NOT EXISTS (SELECT 1 FROM price_log n
        WHERE n.race_id = l.race_id AND n.currency = l.currency AND n.day > l.day AND n.day <= ${today})) s
  JOIN price_log p ON p.race_id = s.race_id AND p.currency = s.currency AND p.day >= s.first AND p.day < s.day
  GROUP BY s.race_id, s.currency
  HAVING sum(p.minor IS NULL) = 0 AND sum(p.basis <> 'organiser') = 0 AND s.minor < prior`
