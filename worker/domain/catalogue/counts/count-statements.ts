import { distancePresets, homeDistances } from '../../../../src/model/calendar/distance-presets.ts'
import { hueOf, groupOf, sportCodes } from '../../../../src/model/event/sports.ts'
import { takesPlaceSql } from '../editions/takes-place.ts'
import {
  addToCounts,
  ahead,
  dayThere,
  type CountScope,
  endOfCounts,
  friday,
  hasNotEnded,
  hasRaceAhead,
  onWeekend,
  raceEnd,
  wordOf,
} from './counted-rows.ts'
import { lengthCounts } from './sport-statements.ts'

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
function sums({ kind: kindOf, sign }: CountScope, from: string, keys: readonly Key[]): string {
  const each = keys.map(
    ([kind, key, where = 'true']) =>
      `SELECT '${kindOf(kind)}', ${key} AS k, ${sign}sum(races), ${sign}sum(editions) FROM ${from}
       WHERE ${where} GROUP BY k HAVING k IS NOT NULL`,
  )
  return `SELECT * FROM (${each.join(' UNION ALL ')})`
}

const byWord = (kind: string): Key[] => [
  [kind, 'word'],
  [`${kind}-country`, `word || '/' || country`],
  [`${kind}-month`, `word || '/' || substr(date, 1, 7)`],
  [`${kind}-week`, `word || '/' || ${monday}`],
  [`${kind}-square`, `word || '/' || square`],
]

/**
 * All counts except those by distance and length, added to those of other editions. Races are joined once, grouped by edition and sport. Distinct editions are counted once per day and place, of
 * which an edition has one each; everything else is a sum. The sums are nested because D1 takes at most five terms in a
 * UNION.
 */
const editionCounts = (scope: CountScope): string => `WITH part AS MATERIALIZED (
    SELECT edition_id, date, is_ahead, country, square, races,
      ${wordOf((sport) => sport)} AS sport_word, ${wordOf(groupOf)} AS group_word, ${wordOf(hueOf)} AS hue_word
    FROM (
      SELECT e.id AS edition_id, e.date, ${raceEnd} >= ${dayThere} AS is_ahead, c.country, ${squareOfCity} AS square,
        r.sport, count(*) AS races
      FROM edition e NOT INDEXED CROSS JOIN city c ON c.id = e.city_id CROSS JOIN race r ON r.edition_id = e.id
      WHERE ${scope.editions} AND (${hasNotEnded} OR e.date >= ${before}) AND e.date < ${endOfCounts} AND ${takesPlaceSql}
      GROUP BY e.id, r.sport, is_ahead)),
  ${cells('total', `''`, 'is_ahead')},
  ${cells('by_sport', 'sport_word', 'is_ahead')},
  ${cells('by_group', 'group_word', 'is_ahead')},
  ${cells('by_hue', 'hue_word', `date >= ${before}`)}
  INSERT INTO catalogue_count (kind, key, races, editions)
  SELECT * FROM (${[
    sums(scope, 'total', [
      ['all', 'word'],
      ['country', 'country'],
      ['month', 'substr(date, 1, 7)'],
      ['country-month', `country || '/' || substr(date, 1, 7)`],
      ['weekend', friday, onWeekend],
    ]),
    sums(scope, 'by_sport', byWord('sport')),
    sums(scope, 'by_group', byWord('group')),
    sums(scope, 'by_hue', [['week', `${monday} || '/' || word`]]),
  ].join(' UNION ALL ')}) WHERE true
  ${addToCounts}`

function distanceCounts({ editions, kind, sign }: CountScope): string[] {
  return homeDistances.flatMap(({ preset, sport }) => {
    const { metres } = distancePresets[preset]
    if (metres === null) return []
    return [
      `INSERT INTO catalogue_count (kind, key, races, editions)
       SELECT '${kind('distance')}', '${sport}/${preset}' AS k, ${sign}count(*), ${sign}count(DISTINCT e.id)
       FROM edition e CROSS JOIN race r ON r.edition_id = e.id
       WHERE ${editions} AND ${ahead} AND ${raceEnd} >= ${dayThere} AND r.sport = ${sportCodes[sport]} AND r.metres BETWEEN ${metres[0]} AND ${metres[1]}
       GROUP BY k ${addToCounts}`,
    ]
  })
}

const editionCount = ({ editions, kind, sign }: CountScope, name: string, where: string): string =>
  `INSERT INTO catalogue_count (kind, key, races, editions)
   SELECT '${kind(name)}', '', 0, ${sign}count(*) FROM edition e
   WHERE ${editions} AND ${ahead} AND ${hasRaceAhead} AND ${where} HAVING count(*) > 0 ${addToCounts}`

/** All counts: those of editions, by distance, of confirmed dates and of sign-ups to come, and by length. */
export const countStatements = (scope: CountScope): string[] => [
  editionCounts(scope),
  ...distanceCounts(scope),
  editionCount(scope, 'confirmed', 'e.date_confirmed = 1'),
  editionCount(scope, 'opening', 'e.registration_starts_on > ?1'),
  lengthCounts(scope),
]
