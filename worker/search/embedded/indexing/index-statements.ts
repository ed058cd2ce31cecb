import { markMonthsChanged } from './pack-months.ts'

/**
 * Statements that write the index. Each takes one JSON parameter, because SQLite unpacks JSON far faster than D1 binds
 * many parameters. Their batch is a transaction: readers see either the old or the new rows of an event.
 */

/** Row ids of the events in ?1, a JSON array of event ids. */
const eventRows = 'SELECT id FROM search_event WHERE event_id IN (SELECT value FROM json_each(?1))'

/** Folded words consist of letters, digits and marks, so they need no escapes in JSON. */
const wordsAsJson = `'["' || replace(substr(words, 2), ' ', '","') || '"]'`

/** Delete all rows of the events in ?1 (JSON array of event ids); to be run in this order. */
export const removeStatements = [
  `UPDATE search_word SET events = search_word.events - gone.events
   FROM (SELECT w.value AS word, count(*) AS events
         FROM search_event e JOIN json_each(${wordsAsJson}) w
         WHERE e.event_id IN (SELECT value FROM json_each(?1)) GROUP BY w.value) gone
   WHERE search_word.word = gone.word`,
  `DELETE FROM search_own_fts WHERE rowid IN (${eventRows})`,
  `DELETE FROM search_fts WHERE rowid IN (${eventRows})`,
  `DELETE FROM search_display WHERE id IN (${eventRows})`,
  markMonthsChanged(eventRows),
  `DELETE FROM calendar_edition WHERE event_row IN (${eventRows})`,
  'DELETE FROM search_event WHERE event_id IN (SELECT value FROM json_each(?1))',
]

const fields = (count: number): string =>
  Array.from({ length: count }, (_, index) => `value ->> ${index}`).join(', ')
const insert = (target: string, columns: string): string =>
  `INSERT INTO ${target} SELECT ${columns} FROM json_each(?1)`
const insertOrReplace = (target: string, columns: string): string =>
  insert(target, columns).replace('INSERT', 'INSERT OR REPLACE')

/** Inserts ?1, a JSON array of `IndexRows.event`. */
export const insertEvents = insert('search_event(id, event_id, own, words)', fields(4))
/** Add the texts of the inserted events in ?1 (JSON array of event ids) to the full-text indexes. */
export const insertTexts = [
  `INSERT INTO search_own_fts(rowid, words) SELECT id, own FROM search_event WHERE id IN (${eventRows})`,
  `INSERT INTO search_fts(rowid, words) SELECT id, words FROM search_event WHERE id IN (${eventRows})`,
]
/** Inserts ?1, a JSON array of `IndexRows.suggestion`. */
export const insertSuggestions = insert('search_display(id, document)', fields(2))
/** Inserts ?1, a JSON array of `IndexRows.editions`. An edition that moved to another event replaces its old row. */
export const insertEditions = insertOrReplace(
  'calendar_edition(sort, event_row, month, end_day, document)',
  fields(5),
)
/** Marks the months of the events in ?1 (JSON array of event ids) as changed; to be run after their editions. */
export const markMonths = markMonthsChanged(eventRows)

/** Adds ?1, a JSON array of [word, number of events], to the vocabulary. */
export const countWords = `${insert('search_word(word, events)', fields(2))} WHERE true
  ON CONFLICT(word) DO UPDATE SET events = events + excluded.events`

/** Leading letters that keys are made of: enough to be selective, few enough to keep the table small. */
export const keyLetters = 6

/**
 * SQL of the keys of words: the first six letters, and those with one letter left out. Two words whose beginnings are
 * at most one insertion, deletion, substitution or swap apart share a key.
 */
const keysOf = (condition: string): string =>
  `SELECT DISTINCT substr(head, 1, cut.value - 1) || substr(head, cut.value + 1) AS key, word
   FROM (SELECT word, substr(word, 1, ${keyLetters}) AS head FROM search_word WHERE ${condition})
   JOIN json_each('[1,2,3,4,5,6,7]') cut`

/** Write the keys of new words and delete words that no event has any more; without parameters. */
export const updateVocabulary = [
  `INSERT OR IGNORE INTO search_typo(key, word) ${keysOf('keyed = 0')}`,
  'UPDATE search_word SET keyed = 1 WHERE keyed = 0',
  `DELETE FROM search_typo WHERE (key, word) IN (${keysOf('events <= 0')})`,
  'DELETE FROM search_word WHERE events <= 0',
]

export const fullTextIndexes = ['search_own_fts', 'search_fts'] as const

/** Number of segments of a full-text index. */
export const countSegments = (index: string): string =>
  `SELECT count(DISTINCT segid) AS segments FROM ${index}_idx`

/**
 * Merges some pages of a full-text index (sqlite.org/fts5.html, "merge"). A negative number merges segments of all sizes
 * into one; the next such statement continues it.
 */
export const mergePages = (index: string, pages: number): string =>
  `INSERT INTO ${index}(${index}, rank) VALUES ('merge', -${pages})`
