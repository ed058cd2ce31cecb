import { hueOf } from '../../../../src/model/event/sports.ts'
import { takesPlaceSql } from '../editions/takes-place.ts'
import { ahead, friday, hasRaceAhead, onWeekend, wordOf } from './counted-rows.ts'
import { ordinalsAfter, type RankScope } from './ranked-scope.ts'

/** Maximum number of editions per weekend, of picks, and of each list of dates. */
const weekendStrip = 4
const picks = 8
const datesListed = 9
/** Days from today between which picks are chosen. They begin in a month, which leaves time to train. */
const picksFrom = 28
const picksTo = 330

/** Best-known events of each hue, of which any two are a listed comparison: 28 pairs of eight, 196 of all seven hues. */
const knownOfHue = 8

/** Kinds of the lists by weight. */
export const highlightKinds = ['weekend', 'pick', 'confirmed', 'opening', 'known'] as const

const into = (select: string): string =>
  `INSERT INTO highlight (kind, key, ordinal, edition_id) ${select}`
const ofEvents = 'FROM edition e JOIN event ev ON ev.id = e.event_id'

/** The editions of most weight that have not begun, in order of `day`. */
const datesBy = ({ editions, kind }: RankScope, name: string, day: string, where: string): string =>
  into(`SELECT '${kind(name)}', '', ${ordinalsAfter} + row_number() OVER (ORDER BY day, id), id FROM (
     SELECT e.id, ${day} AS day ${ofEvents}
     WHERE ${editions([name])} AND ${ahead} AND e.date > ?1 AND ${where}
     ORDER BY ev.weight DESC, day, e.id LIMIT ${datesListed})`)

/** Statements that rank editions for the lists by weight; `?1` is the instant of the counts. `replaceLists` comes after them. */
export const highlightStatements = (scope: RankScope): string[] => [
  into(`SELECT '${scope.kind('weekend')}', friday, ${ordinalsAfter} + n, id FROM (
     SELECT e.id, ${friday} AS friday,
       row_number() OVER (PARTITION BY ${friday} ORDER BY ev.weight DESC, e.date, e.id) AS n
     ${ofEvents}
     WHERE ${scope.editions(['weekend'])} AND ${ahead} AND ${hasRaceAhead} AND ${onWeekend})
   WHERE n <= ${weekendStrip}`),
  into(`SELECT '${scope.kind('pick')}', '', ${ordinalsAfter} + row_number() OVER (ORDER BY weight DESC, date, id), id FROM (
     SELECT e.id, e.date, ev.weight,
       row_number() OVER (PARTITION BY ${wordOf(hueOf)} ORDER BY ev.weight DESC, e.date, e.id) AS n
     ${ofEvents}
     WHERE ${scope.editions(['pick'])} AND e.date BETWEEN date(?1, '+${picksFrom} days') AND date(?1, '+${picksTo} days') AND ${takesPlaceSql})
   WHERE n <= 2 ORDER BY weight DESC, date, id LIMIT ${picks}`),
  datesBy(scope, 'confirmed', 'e.date', 'e.date_confirmed = 1'),
  datesBy(scope, 'opening', 'e.registration_starts_on', 'e.registration_starts_on > ?1'),
  into(`SELECT '${scope.kind('known')}', hue, ${ordinalsAfter} + n, id FROM (
     SELECT id, hue, row_number() OVER (PARTITION BY hue ORDER BY weight DESC, date, id) AS n FROM (
       SELECT e.id, e.date, ev.weight, ${wordOf(hueOf)} AS hue,
         row_number() OVER (PARTITION BY e.event_id ORDER BY e.date, e.id) AS turn
       ${ofEvents}
       WHERE ${scope.editions(['known'])} AND ${ahead}
         AND EXISTS (SELECT 1 FROM race r WHERE r.edition_id = e.id AND r.metres IS NOT NULL))
     WHERE turn = 1)
   WHERE n <= ${knownOfHue}`),
]
