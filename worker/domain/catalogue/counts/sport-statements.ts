import { lengthBounds, sportLengths } from '../../../rules/sport-lengths.ts'
import {
  groupOf,
  groups,
  hueOf,
  sportCodes,
  sportGroups,
  sports,
} from '../../../../src/model/event/sports.ts'
import { takesPlaceSql } from '../editions/takes-place.ts'
import { addToCounts, ahead, isUncounted, pending, raceEnd, wordOf } from './counted-rows.ts'

/** Statements for the pages of sports and groups; `?1` is today's ISO date. */

/** Length bands of each sport and group: kind and key of the count, code of a counted sport, and bounds in metres. */
const bands = [
  ...sports.flatMap((sport) =>
    sportLengths[hueOf(sport)].map((km) => ['sport-length', sport, sport, km] as const),
  ),
  ...groups.flatMap((group) =>
    sportGroups[group].flatMap((sport) =>
      sportLengths[group].map((km) => ['group-length', group, sport, km] as const),
    ),
  ),
].map(([kind, word, sport, km]) => [
  pending(kind),
  `${word}/${km}`,
  sportCodes[sport],
  ...lengthBounds(km),
])

/** The upcoming races of some editions. */
const races = (editions: string): string =>
  `FROM edition e CROSS JOIN race r ON r.edition_id = e.id WHERE ${editions} AND ${raceEnd} >= ?1`

/**
 * Numbers of races near each length of `sportLengths`, of the editions from id ?2 (exclusive) to ?3, added to those of
 * earlier editions. Like the calendars they lead to, they have no last day.
 */
export const lengthCounts = `
  WITH band AS MATERIALIZED (
    SELECT value ->> 0 AS kind, value ->> 1 AS key, value ->> 2 AS sport, value ->> 3 AS least, value ->> 4 AS most
    FROM json_each('${JSON.stringify(bands)}')),
  long AS MATERIALIZED (
    SELECT e.id AS edition_id, r.sport, r.metres, count(*) AS races
    ${races(`e.id > ?2 AND e.id <= ?3 AND ${isUncounted} AND e.end_date >= ?1 AND ${takesPlaceSql}`)} AND r.metres IS NOT NULL
    GROUP BY e.id, r.sport, r.metres)
  INSERT INTO catalogue_count (kind, key, races, editions)
  SELECT kind, key, sum(races), count(DISTINCT edition_id)
  FROM long JOIN band ON band.sport = long.sport AND metres BETWEEN least AND most
  WHERE true GROUP BY kind, key
  ${addToCounts}`

/** Rows of each list of records. */
const recordsShown = 6

/** Lists of records: kind, column of the key and of the value. */
const lists = [
  ['sport-longest', 'sport_word', 'metres'],
  ['sport-climb', 'sport_word', 'gain'],
  ['group-longest', 'group_word', 'metres'],
  ['group-climb', 'group_word', 'gain'],
] as const

/** New rows are behind the earlier ones until they replace them. */
const ranked = ([kind, word, value]: (typeof lists)[number]): string =>
  `SELECT '${pending(kind)}' AS kind, ${word} AS word, edition_id, row_number() OVER (
     PARTITION BY ${word} ORDER BY max(${value}) DESC, date, edition_id) AS n
   FROM best WHERE ${value} > 0 GROUP BY ${word}, edition_id`

const isRecord = `kind IN (${lists.map(([kind]) => `'${pending(kind)}'`).join(', ')})`

/** The next edition of an event with a race ahead. */
const nextEdition = `(SELECT e.id ${races(`e.event_id = found.event_id AND ${ahead}`)} ORDER BY e.date, e.id LIMIT 1)`

/**
 * Ranks the editions from id ?2 (exclusive) to ?3 together with those ranked so far, by the longest race and the most
 * climb of each sport and group; of an event, only the next edition counts. `replaceRecords` is to be run after it.
 */
export const rankRecords = `
  WITH best AS MATERIALIZED (
    SELECT *, ${wordOf((sport) => sport)} AS sport_word, ${wordOf(groupOf)} AS group_word
    FROM (
      SELECT e.id AS edition_id, e.event_id, e.date, r.sport, max(r.metres) AS metres, max(r.gain_metres) AS gain
      ${races(`e.id IN (SELECT id FROM edition WHERE id > ?2 AND id <= ?3 AND ${isUncounted}
        UNION SELECT edition_id FROM highlight WHERE ${isRecord} AND ${isUncounted}) AND ${ahead}`)}
      GROUP BY e.id, r.sport) found
    WHERE edition_id = ${nextEdition})
  INSERT OR REPLACE INTO highlight (kind, key, ordinal, edition_id)
  SELECT kind, word, n + ${recordsShown}, edition_id FROM (${lists.map(ranked).join(' UNION ALL ')})
  WHERE n <= ${recordsShown}`

/** Replaces the records ranked before, unless there are no new ones; without parameters. */
export const replaceRecords = [
  `DELETE FROM highlight WHERE ${isRecord} AND ordinal <= ${recordsShown}
   AND EXISTS (SELECT 1 FROM highlight WHERE ${isRecord} AND ordinal > ${recordsShown})`,
  `UPDATE highlight SET ordinal = ordinal - ${recordsShown} WHERE ${isRecord} AND ordinal > ${recordsShown}`,
]
