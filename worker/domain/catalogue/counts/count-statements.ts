import { distancePresets, homeDistances } from '../../../../src/model/calendar/distance-presets.ts'
import { hueOf, groupOf, sportCodes } from '../../../../src/model/event/sports.ts'
import { takesPlaceSql } from '../editions/takes-place.ts'
import {
  addToCounts,
  ahead,
  endOfCounts,
  friday,
  hasRaceAhead,
  isUncounted,
  onWeekend,
  pending,
  raceEnd,
  wordOf,
} from './counted-rows.ts'

/** First day of the counts; past days are for the faded weeks of the season strip. */
const before = `date(?1, '-42 days')`
const monday = `date(date, '-6 days', 'weekday 1')`

/**
 * Numbers of races and editions per day, country, square degree and word; an edition counts once for each word of its
 * sports.
 */
const cells = (name: string, word: string, where: string): string =>
  `${name} AS MATERIALIZED (
     SELECT date, country, square, ${word} AS word, sum(races) AS races, count(DISTINCT edition_id) AS editions
     FROM part WHERE ${where} GROUP BY date, country, square, word)`

/** The square degree of city `c`, as `cellOf` numbers them. */
const squareOfCity = `CAST(c.lat + 90 AS INTEGER) * 360 + CAST(c.lon + 180 AS INTEGER) % 360`

type Key = readonly [kind: string, key: string, where?: string]

/** Counts of several kinds as sums of cells; null keys are left out. */
function sums(from: string, keys: readonly Key[]): string {
  const each = keys.map(
    ([kind, key, where = 'true']) =>
      `SELECT '${pending(kind)}', ${key} AS k, sum(races), sum(editions) FROM ${from}
       WHERE ${where} GROUP BY k HAVING k IS NOT NULL`,
  )
  return `SELECT * FROM (${each.join(' UNION ALL ')})`
}

const byWord = (kind: string): Key[] => [
  [kind, 'word'],
  [`${kind}-country`, `word || '/' || country`],
  [`${kind}-week`, `word || '/' || ${monday}`],
  [`${kind}-square`, `word || '/' || square`],
]

/**
 * All counts except those by distance and length, of the editions from id ?2 (exclusive) to ?3, added to those of earlier
 * editions. Races are joined once, grouped by edition and sport. Distinct editions are counted once per day and place, of
 * which an edition has one each; everything else is a sum. The sums are nested because D1 takes at most five terms in a
 * UNION.
 */
export const editionCounts = `WITH part AS MATERIALIZED (
    SELECT edition_id, date, is_ahead, country, square, races,
      ${wordOf((sport) => sport)} AS sport_word, ${wordOf(groupOf)} AS group_word, ${wordOf(hueOf)} AS hue_word
    FROM (
      SELECT e.id AS edition_id, e.date, ${raceEnd} >= ?1 AS is_ahead, c.country, ${squareOfCity} AS square,
        r.sport, count(*) AS races
      FROM edition e NOT INDEXED CROSS JOIN city c ON c.id = e.city_id CROSS JOIN race r ON r.edition_id = e.id
      WHERE e.id > ?2 AND e.id <= ?3 AND ${isUncounted} AND (e.end_date >= ?1 OR e.date >= ${before}) AND e.date < ${endOfCounts} AND ${takesPlaceSql}
      GROUP BY e.id, r.sport, is_ahead)),
  ${cells('total', `''`, 'is_ahead')},
  ${cells('by_sport', 'sport_word', 'is_ahead')},
  ${cells('by_group', 'group_word', 'is_ahead')},
  ${cells('by_hue', 'hue_word', `date >= ${before}`)}
  INSERT INTO catalogue_count (kind, key, races, editions)
  SELECT * FROM (${[
    sums('total', [
      ['all', 'word'],
      ['country', 'country'],
      ['month', 'substr(date, 1, 7)'],
      ['weekend', friday, onWeekend],
    ]),
    sums('by_sport', byWord('sport')),
    sums('by_group', byWord('group')),
    sums('by_hue', [['week', `${monday} || '/' || word`]]),
  ].join(' UNION ALL ')}) WHERE true
  ${addToCounts}`

const ofPortion = `e.id > ?2 AND e.id <= ?3 AND ${isUncounted}`

function distanceCounts(): string[] {
  return homeDistances.flatMap(({ preset, sport }) => {
    const { metres } = distancePresets[preset]
    if (metres === null) return []
    return [
      `INSERT INTO catalogue_count (kind, key, races, editions)
       SELECT '${pending('distance')}', '${sport}/${preset}' AS k, count(*), count(DISTINCT e.id)
       FROM edition e CROSS JOIN race r ON r.edition_id = e.id
       WHERE ${ofPortion} AND ${ahead} AND ${raceEnd} >= ?1 AND r.sport = ${sportCodes[sport]} AND r.metres BETWEEN ${metres[0]} AND ${metres[1]}
       GROUP BY k ${addToCounts}`,
    ]
  })
}

const editionCount = (kind: string, where: string): string =>
  `INSERT INTO catalogue_count (kind, key, races, editions)
   SELECT '${pending(kind)}', '', 0, count(*) FROM edition e
   WHERE ${ofPortion} AND ${ahead} AND ${hasRaceAhead} AND ${where} ${addToCounts}`

/** Counts by distance, of confirmed dates and of sign-ups to come, of the same editions as `editionCounts`. */
export const furtherCounts: readonly string[] = [
  ...distanceCounts(),
  editionCount('confirmed', 'e.date_confirmed = 1'),
  editionCount('opening', 'e.registration_starts_on > ?1'),
]
