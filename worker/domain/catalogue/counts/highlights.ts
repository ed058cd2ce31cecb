import { hueOf } from '../../../../src/model/event/sports.ts'
import { takesPlaceSql } from '../editions/takes-place.ts'
import { ahead, friday, hasRaceAhead, onWeekend, pending, wordOf } from './counted-rows.ts'

/** Maximum number of editions per weekend, of picks, and of each list of dates. */
const weekendStrip = 4
const picks = 8
const datesListed = 9
/** Days from today between which picks are chosen. They begin in a month, which leaves time to train. */
const picksFrom = 28
const picksTo = 330

/** The editions of most weight that have not begun, in order of `day`. */
const datesBy = (kind: string, day: string, where: string): string =>
  `INSERT OR REPLACE INTO highlight (kind, key, ordinal, edition_id)
   SELECT '${pending(kind)}', '', row_number() OVER (ORDER BY day, id), id FROM (
     SELECT e.id, ${day} AS day
     FROM edition e JOIN event ev ON ev.id = e.event_id
     WHERE ${ahead} AND e.date > ?1 AND ${where}
     ORDER BY ev.weight DESC, day, e.id LIMIT ${datesListed})`

/** Statements that fill the table of highlights; `?1` is today. */
export const highlightStatements: readonly string[] = [
  `INSERT OR REPLACE INTO highlight (kind, key, ordinal, edition_id)
   SELECT '${pending('weekend')}', friday, n, id FROM (
     SELECT e.id, ${friday} AS friday,
       row_number() OVER (PARTITION BY ${friday} ORDER BY ev.weight DESC, e.date, e.id) AS n
     FROM edition e JOIN event ev ON ev.id = e.event_id
     WHERE ${ahead} AND ${hasRaceAhead} AND ${onWeekend})
   WHERE n <= ${weekendStrip}`,
  `INSERT OR REPLACE INTO highlight (kind, key, ordinal, edition_id)
   SELECT '${pending('pick')}', '', row_number() OVER (ORDER BY weight DESC, date, id), id FROM (
     SELECT e.id, e.date, ev.weight,
       row_number() OVER (PARTITION BY ${wordOf(hueOf)} ORDER BY ev.weight DESC, e.date, e.id) AS n
     FROM edition e JOIN event ev ON ev.id = e.event_id
     WHERE e.date BETWEEN date(?1, '+${picksFrom} days') AND date(?1, '+${picksTo} days') AND ${takesPlaceSql})
   WHERE n <= 2 ORDER BY weight DESC, date, id LIMIT ${picks}`,
  datesBy('confirmed', 'e.date', 'e.date_confirmed = 1'),
  datesBy('opening', 'e.registration_starts_on', 'e.registration_starts_on > ?1'),
]
