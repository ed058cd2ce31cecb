import { sportCodes, sports, type Sport } from '../../../../src/model/event/sports.ts'
import { changesRow, checkRow, dayRow } from './count-state.ts'
import { takesPlaceSql } from '../editions/takes-place.ts'

/** Parts of the statements that count; `?1` is the instant of the counts (`instantOf`), `e` an edition and `r` a race of it. */

/** Kind of a row while counts are computed; it gets its own kind once all are, so that no reader sees half of them. */
export const pending = (kind: string): string => `next:${kind}`
/**
 * Kind of the row with the state of a computation: its day, the steps that are done, and the last edition counted. Give it
 * another name when the steps change, so that no run goes on from steps it does not know.
 */
export const progress = 'next-steps'

/** Editions that statements count, and the rows that they write. */
export interface CountScope {
  /** Condition on the edition `e`. */
  editions: string
  /** Kind of the rows of a kind of counts. */
  kind: (kind: string) => string
  /** Sign of what is added to the rows. */
  sign: '' | '-'
}

/** End of a statement that inserts counts: adds them to those of earlier editions. */
export const addToCounts = `ON CONFLICT (kind, key) DO UPDATE
  SET races = races + excluded.races, editions = editions + excluded.editions`

/** No other run has counted the editions after ?2 since. */
export const isUncounted = `(SELECT editions FROM catalogue_count WHERE kind = '${progress}' AND key = ?1) = ?2`

/** The editions from id ?2 (exclusive) to ?3, for a computation of all counts. */
export const portion: CountScope = {
  editions: `e.id > ?2 AND e.id <= ?3 AND ${isUncounted}`,
  kind: pending,
  sign: '',
}

/** Deletes rows that state nothing any more, as a computation of all would not write them. */
export const deleteEmptyCounts = `DELETE FROM catalogue_count WHERE races = 0 AND editions = 0
  AND kind NOT IN ('${dayRow}', '${checkRow}', '${progress}', '${pending(changesRow)}')`

/** The word of a row's column `sport`. */
export const wordOf = (word: (sport: Sport) => string): string =>
  `CASE sport ${sports.map((sport) => `WHEN ${sportCodes[sport]} THEN '${word(sport)}'`).join(' ')} END`

/** The date at the instant of the counts where the edition is held. */
export const dayThere = `date(?1, e.end_offset || ' minutes')`

/** Condition: the edition has not ended. The first part spares most editions the reckoning. */
export const hasNotEnded = `(e.end_date > date(?1, '+1 day') OR e.end_date >= ${dayThere})`

/** First day that is no longer counted. */
export const endOfCounts = `date(?1, '+400 days')`

/** Condition: the edition has not ended, takes place, and begins before the end of the counts. */
export const ahead = `${hasNotEnded} AND e.date < ${endOfCounts} AND ${takesPlaceSql}`

/** Last day of a race: its own, if it lies within its edition's, as in the calendar. */
export const raceEnd = `CASE WHEN r.date BETWEEN e.date AND e.end_date THEN r.date ELSE e.end_date END`

/** True for an edition in progress only if a race of it lies ahead; one without races counts until its own last day. */
export const hasRaceAhead = `(e.date >= ${dayThere} OR NOT EXISTS (SELECT 1 FROM race r WHERE r.edition_id = e.id)
  OR EXISTS (SELECT 1 FROM race r WHERE r.edition_id = e.id AND ${raceEnd} >= ${dayThere}))`

/** Friday before the column `date`, or that day; and the condition that the day is on a weekend. */
export const friday = `date(date, '-' || ((strftime('%w', date) + 2) % 7) || ' days')`
export const onWeekend = `strftime('%w', date) IN ('0', '5', '6')`
