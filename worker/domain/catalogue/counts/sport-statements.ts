import { distancePresets, presetKeys } from '../../../../src/model/calendar/distance-presets.ts'
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
import {
  addToCounts,
  ahead,
  type CountScope,
  dayThere,
  hasNotEnded,
  raceEnd,
  wordOf,
} from './counted-rows.ts'
import { ordinalsAfter, type RankScope } from './ranked-scope.ts'

/** Statements for the pages of sports and groups; `?1` is the instant of the counts. */

const presetBounds = presetKeys.flatMap((preset) => {
  const { metres } = distancePresets[preset]
  return metres === null ? [] : [[preset, ...metres] as const]
})

const lengthBands = [
  ...sports.flatMap((sport) =>
    sportLengths[hueOf(sport)].map((km) => ['sport-length', sport, sport, km] as const),
  ),
  ...groups.flatMap((group) =>
    sportGroups[group].flatMap((sport) =>
      sportLengths[group].map((km) => ['group-length', group, sport, km] as const),
    ),
  ),
].map(([kind, word, sport, km]) => [kind, `${word}/${km}`, sportCodes[sport], ...lengthBounds(km)])

/** Bands of the distances that calendars have in their paths. */
const presetBands = presetBounds.flatMap(([preset, ...metres]) => [
  ...sports.map((sport) => ['sport-distance', `${sport}/${preset}`, sportCodes[sport], ...metres]),
  ...groups.flatMap((group) =>
    sportGroups[group].map((sport) => [
      'group-distance',
      `${group}/${preset}`,
      sportCodes[sport],
      ...metres,
    ]),
  ),
])

/** Bands of each sport and group: kind and key of the count, code of a counted sport, and bounds in metres. */
const bands = [...lengthBands, ...presetBands]

/** The upcoming races of some editions. */
const races = (editions: string): string =>
  `FROM edition e CROSS JOIN race r ON r.edition_id = e.id WHERE ${editions} AND ${raceEnd} >= ${dayThere}`

/**
 * Numbers of races near each length of `sportLengths` and of each distance in the paths of calendars, added to those of
 * other editions. Like the calendars they lead to, they have no last day.
 */
export const lengthCounts = ({ editions, kind, sign }: CountScope): string => `
  WITH band AS MATERIALIZED (
    SELECT value ->> 0 AS kind, value ->> 1 AS key, value ->> 2 AS sport, value ->> 3 AS least, value ->> 4 AS most
    FROM json_each('${JSON.stringify(bands)}')),
  long AS MATERIALIZED (
    SELECT e.id AS edition_id, r.sport, r.metres, count(*) AS races
    ${races(`${editions} AND ${hasNotEnded} AND ${takesPlaceSql}`)} AND r.metres IS NOT NULL
    GROUP BY e.id, r.sport, r.metres)
  INSERT INTO catalogue_count (kind, key, races, editions)
  SELECT '${kind('')}' || kind, key, ${sign}sum(races), ${sign}count(DISTINCT edition_id)
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

/** Kinds of the lists of records. */
export const recordKinds = lists.map(([kind]) => kind)

const ranked = ({ kind: kindOf }: RankScope, [kind, word, value]: (typeof lists)[number]): string =>
  `SELECT '${kindOf(kind)}' AS kind, ${word} AS word, edition_id, row_number() OVER (
     PARTITION BY ${word} ORDER BY max(${value}) DESC, date, edition_id) AS n
   FROM best WHERE ${value} > 0 GROUP BY ${word}, edition_id`

/** The next edition of an event with a race ahead. */
const nextEdition = `(SELECT e.id ${races(`e.event_id = found.event_id AND ${ahead}`)} ORDER BY e.date, e.id LIMIT 1)`

/**
 * Ranks editions by the longest race and the most climb of each sport and group; of an event, only the next edition
 * counts. `replaceLists` comes after it.
 */
export const rankRecords = (scope: RankScope): string => `
  WITH best AS MATERIALIZED (
    SELECT *, ${wordOf((sport) => sport)} AS sport_word, ${wordOf(groupOf)} AS group_word
    FROM (
      SELECT e.id AS edition_id, e.event_id, e.date, r.sport, max(r.metres) AS metres, max(r.gain_metres) AS gain
      ${races(`${scope.editions(recordKinds)} AND ${ahead}`)}
      GROUP BY e.id, r.sport) found
    WHERE edition_id = ${nextEdition})
  INSERT INTO highlight (kind, key, ordinal, edition_id)
  SELECT kind, word, n + ${ordinalsAfter}, edition_id FROM (${lists.map((list) => ranked(scope, list)).join(' UNION ALL ')})
  WHERE n <= ${recordsShown}`
