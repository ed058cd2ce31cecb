import { lengthBounds, sportLengths } from '../../../../src/model/sport-lengths.ts'
import {
  groupOf,
  groups,
  hueOf,
  sportCodes,
  sportGroups,
  sports,
} from '../../../../src/model/sports.ts'
import { takesPlaceSql } from '../editions/takes-place.ts'
import { ahead, pending, raceEnd, wordOf } from './counted-rows.ts'

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

/** The upcoming races, as far ahead as `editions` reaches. */
const races = (editions: string): string =>
  `FROM edition e JOIN race r ON r.edition_id = e.id WHERE ${editions} AND ${raceEnd} >= ?1`

/** Numbers of races near each length of `sportLengths`. Like the calendars they lead to, they have no last day. */
export const lengthCounts = `
  WITH band AS MATERIALIZED (
    SELECT value ->> 0 AS kind, value ->> 1 AS key, value ->> 2 AS sport, value ->> 3 AS least, value ->> 4 AS most
    FROM json_each('${JSON.stringify(bands)}')),
  long AS MATERIALIZED (
    SELECT e.id AS edition_id, r.sport, r.metres, count(*) AS races
    ${races(`e.end_date >= ?1 AND ${takesPlaceSql}`)} AND r.metres IS NOT NULL
    GROUP BY e.id, r.sport, r.metres)
  INSERT OR REPLACE INTO catalogue_count (kind, key, races, editions)
  SELECT kind, key, sum(races), count(DISTINCT edition_id)
  FROM long JOIN band ON band.sport = long.sport AND metres BETWEEN least AND most
  GROUP BY kind, key`

/** Rows of each list of records. */
const recordsShown = 6

const records = (kind: string, word: string, value: string): string =>
  `SELECT '${pending(kind)}' AS kind, ${word} AS word, edition_id, row_number() OVER (
     PARTITION BY ${word} ORDER BY max(${value}) DESC, date, edition_id) AS n
   FROM best WHERE ${value} > 0 AND edition_id = next_id GROUP BY ${word}, edition_id`

/** Editions with the longest races and with the most climb of each sport and group; of an event, only the next counts. */
export const sportHighlights = `
  WITH best AS MATERIALIZED (
    SELECT *, ${wordOf((sport) => sport)} AS sport_word, ${wordOf(groupOf)} AS group_word,
      first_value(edition_id) OVER (PARTITION BY event_id ORDER BY date, edition_id) AS next_id
    FROM (
      SELECT e.id AS edition_id, e.event_id, e.date, r.sport, max(r.metres) AS metres, max(r.gain_metres) AS gain
      ${races(ahead)} GROUP BY e.id, r.sport))
  INSERT OR REPLACE INTO highlight (kind, key, ordinal, edition_id)
  SELECT kind, word, n, edition_id FROM (
    ${[
      records('sport-longest', 'sport_word', 'metres'),
      records('sport-climb', 'sport_word', 'gain'),
      records('group-longest', 'group_word', 'metres'),
      records('group-climb', 'group_word', 'gain'),
    ].join(' UNION ALL ')})
  WHERE n <= ${recordsShown}`
