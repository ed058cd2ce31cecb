/**
 * Tables that a backup leaves out; it has all others. What is `derived` is computed again from the others; what is
 * `passing` would harm if it came back, such as sessions that have ended since, or counts a minute.
 */
const leftOut: Readonly<Record<string, 'derived' | 'passing'>> = {
  calendar_columns: 'derived',
  calendar_edition: 'derived',
  calendar_month: 'derived',
  catalogue_count: 'derived',
  highlight: 'derived',
  search_display: 'derived',
  search_event: 'derived',
  search_outbox: 'derived',
  search_server: 'derived',
  search_server_outbox: 'derived',
  search_typo: 'derived',
  search_word: 'derived',
  action_token: 'passing',
  delivered_mail: 'passing',
  desk_presence: 'passing',
  job_run: 'passing',
  session: 'passing',
  turn_count: 'passing',
}

/** Full-text indexes with their shadow tables, and tables of SQLite, D1 and wrangler. */
const internal = /^(?:search(?:_\w+)?_fts(?:_|$)|sqlite_|_cf_|d1_)/u

/** True for a table whose rows a backup has. */
export const isBackedUp = (table: string): boolean =>
  !internal.test(table) && !Object.hasOwn(leftOut, table)

/** @internal Names of the tables that are left out, for a test that each exists. */
export const leftOutTables: readonly string[] = Object.keys(leftOut)
