import { markStale } from '../columns/store.ts'

/**
 * Statements of `put` and `remove`. Each takes one JSON parameter, which SQLite unpacks far faster than D1 binds many.
 * A batch of them is a transaction: readers see an event's old rows or its new ones.
 */

/** Rows of the events in ?1, a JSON array of event ids. */
const theseRows = 'SELECT id FROM search_event WHERE event_id IN (SELECT value FROM json_each(?1))'

/** Folded words hold letters, digits and marks only, so they make JSON without escapes. */
const wordsAsJson = `'["' || replace(substr(words, 2), ' ', '","') || '"]'`

/** Takes away all rows of the events in ?1 (JSON array of event ids), in this order. */
export const removeStatements = [
  `UPDATE search_word SET events = search_word.events - gone.events
   FROM (SELECT w.value AS word, count(*) AS events
         FROM search_event e JOIN json_each(${wordsAsJson}) w
         WHERE e.event_id IN (SELECT value FROM json_each(?1)) GROUP BY w.value) gone
   WHERE search_word.word = gone.word`,
  `DELETE FROM search_own_fts WHERE rowid IN (${theseRows})`,
  `DELETE FROM search_fts WHERE rowid IN (${theseRows})`,
  `DELETE FROM search_display WHERE id IN (${theseRows})`,
  markStale(theseRows),
  `DELETE FROM calendar_edition WHERE event_row IN (${theseRows})`,
  'DELETE FROM search_event WHERE event_id IN (SELECT value FROM json_each(?1))',
]

const fields = (count: number): string =>
  Array.from({ length: count }, (_, index) => `value ->> ${index}`).join(', ')
const insert = (target: string, columns: string): string =>
  `INSERT INTO ${target} SELECT ${columns} FROM json_each(?1)`
const insertOrReplace = (target: string, columns: string): string =>
  insert(target, columns).replace('INSERT', 'INSERT OR REPLACE')

/** Writes ?1, a JSON array of `EventRows.event`; then their texts, by ?1, a JSON array of event ids, to the indexes. */
export const insertEvents = insert('search_event(id, event_id, own, words)', fields(4))
export const indexEvents = [
  `INSERT INTO search_own_fts(rowid, words) SELECT id, own FROM search_event WHERE id IN (${theseRows})`,
  `INSERT INTO search_fts(rowid, words) SELECT id, words FROM search_event WHERE id IN (${theseRows})`,
]
export const insertDisplays = insert('search_display(id, document)', fields(2))
// An edition that moved to another event takes over the row it had there.
export const insertEditions = insertOrReplace(
  'calendar_edition(sort, event_row, month, end_day, document)',
  fields(5),
)
/** Marks the months of ?1, a JSON array of event ids, after their editions were written. */
export const markMonths = markStale(theseRows)

/** Counts the words of ?1, a JSON array of [word, events]. */
export const countWords = `${insert('search_word(word, events)', fields(2))} WHERE true
  ON CONFLICT(word) DO UPDATE SET events = events + excluded.events`

/** Letters of a word its keys are made of: enough to be selective, few enough to keep the table small. */
export const keyLetters = 6

/**
 * The keys of a word are its first six letters and those with one letter left out. Two words whose beginnings are at
 * most one insertion, deletion, substitution or swap apart share a key.
 */
const keysOf = (condition: string): string =>
  `SELECT DISTINCT substr(head, 1, cut.value - 1) || substr(head, cut.value + 1) AS key, word
   FROM (SELECT word, substr(word, 1, ${keyLetters}) AS head FROM search_word WHERE ${condition})
   JOIN json_each('[1,2,3,4,5,6,7]') cut`

/** Writes the keys of new words and takes away words no event has any more; no parameters. */
export const settleVocabulary = [
  `INSERT OR IGNORE INTO search_typo(key, word) ${keysOf('keyed = 0')}`,
  'UPDATE search_word SET keyed = 1 WHERE keyed = 0',
  `DELETE FROM search_typo WHERE (key, word) IN (${keysOf('events <= 0')})`,
  'DELETE FROM search_word WHERE events <= 0',
]

/** After a load of many documents: one segment per index, so that a query opens one list and not a dozen. */
export const optimiseIndexes = [
  "INSERT INTO search_own_fts(search_own_fts) VALUES ('optimize')",
  "INSERT INTO search_fts(search_fts) VALUES ('optimize')",
]
