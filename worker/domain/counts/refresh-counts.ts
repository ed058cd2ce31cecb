import { distancePresets, homeDistances } from '../../../src/model/distance-presets.ts'
import { hueOf, groupOf, sportCodes, sports } from '../../../src/model/sports.ts'
import { takesPlaceSql } from '../editions/takes-place.ts'

/** How many editions a weekend strip and the picks hold. */
const weekendStrip = 4
const picks = 8
/** Days ahead that the picks are chosen from, beginning a month from now: time to train. */
const picksFrom = 28
const picksTo = 330

const sportWord = `CASE r.sport ${sports.map((sport) => `WHEN ${sportCodes[sport]} THEN '${sport}'`).join(' ')} END`
const groupWord = `CASE r.sport ${sports.map((sport) => `WHEN ${sportCodes[sport]} THEN '${groupOf(sport)}'`).join(' ')} END`
const hueWord = `CASE r.sport ${sports.map((sport) => `WHEN ${sportCodes[sport]} THEN '${hueOf(sport)}'`).join(' ')} END`

/** Races of editions that have not ended and take place; `lately` reaches back for the faded weeks of the season strip. */
const ahead = `FROM edition e JOIN race r ON r.edition_id = e.id JOIN city c ON c.id = e.city_id
  WHERE e.end_date >= ?1 AND e.date < date(?1, '+400 days')
  AND ${takesPlaceSql}`
const lately = ahead.replace('e.end_date >= ?1', `e.date >= date(?1, '-42 days')`)

const monday = `date(e.date, '-6 days', 'weekday 1')`
const friday = `date(e.date, '-' || ((strftime('%w', e.date) + 2) % 7) || ' days')`
const onWeekend = `strftime('%w', e.date) IN ('0', '5', '6')`

const counted = (kind: string, key: string, from: string, where = ''): string =>
  `INSERT INTO catalogue_count (kind, key, races, editions)
   SELECT '${kind}', ${key} AS k, count(*), count(DISTINCT e.id) ${from} ${where} GROUP BY k HAVING k IS NOT NULL`

function distanceCounts(): string[] {
  return homeDistances.flatMap(({ preset, sport }) => {
    const { metres } = distancePresets[preset]
    if (metres === null) return []
    const where = `AND r.sport = ${sportCodes[sport]} AND r.metres BETWEEN ${metres[0]} AND ${metres[1]}`
    return [counted('distance', `'${sport}/${preset}'`, ahead, where)]
  })
}

/**
 * Works all counts and highlights out anew. One batch: a reader sees the old or the new, never half.
 * @param today ISO date
 */
export async function refreshCounts(db: D1Database, today: string): Promise<void> {
  const dated = [
    counted('all', `''`, ahead),
    counted('country', 'c.country', ahead),
    counted('sport', sportWord, ahead),
    counted('group', groupWord, ahead),
    counted('week', `${monday} || '/' || ${hueWord}`, lately),
    counted('weekend', friday, ahead, `AND ${onWeekend}`),
    counted('sport-country', `${sportWord} || '/' || c.country`, ahead),
    counted('group-country', `${groupWord} || '/' || c.country`, ahead),
    counted('sport-month', `${sportWord} || '/' || substr(e.date, 1, 7)`, ahead),
    counted('group-month', `${groupWord} || '/' || substr(e.date, 1, 7)`, ahead),
    counted('month', 'substr(e.date, 1, 7)', ahead),
    ...distanceCounts(),
    `INSERT INTO highlight (kind, key, ordinal, edition_id)
     SELECT 'weekend', friday, n, id FROM (
       SELECT e.id, ${friday} AS friday,
         row_number() OVER (PARTITION BY ${friday} ORDER BY ev.weight DESC, e.date, e.id) AS n
       FROM edition e JOIN event ev ON ev.id = e.event_id
       WHERE e.end_date >= ?1 AND e.date < date(?1, '+400 days') AND ${onWeekend} AND ${takesPlaceSql})
     WHERE n <= ${weekendStrip}`,
    `INSERT INTO highlight (kind, key, ordinal, edition_id)
     SELECT 'pick', '', row_number() OVER (ORDER BY weight DESC, date, id), id FROM (
       SELECT e.id, e.date, ev.weight,
         row_number() OVER (PARTITION BY ${hueWord.replaceAll('r.sport', 'e.sport')} ORDER BY ev.weight DESC, e.date, e.id) AS n
       FROM edition e JOIN event ev ON ev.id = e.event_id
       WHERE e.date BETWEEN date(?1, '+${picksFrom} days') AND date(?1, '+${picksTo} days') AND ${takesPlaceSql})
     WHERE n <= 2 ORDER BY weight DESC, date, id LIMIT ${picks}`,
  ]
  await db.batch([
    db.prepare('DELETE FROM catalogue_count'),
    db.prepare('DELETE FROM highlight'),
    db.prepare(`INSERT INTO catalogue_count (kind, key, races, editions) VALUES ('worked-out', ?1, 0, 0)`).bind(today),
    ...dated.map((statement) => db.prepare(statement).bind(...(statement.includes('?1') ? [today] : []))),
  ])
}

/** Whether the counts were worked out for this day; they shift as days pass. */
export async function countsAreOf(db: D1Database, today: string): Promise<boolean> {
  const row = await db.prepare(`SELECT 1 FROM catalogue_count WHERE kind = 'worked-out' AND key = ?1`).bind(today).first()
  return row !== null
}
