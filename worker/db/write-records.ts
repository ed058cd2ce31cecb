import { retry } from '../runtime/retry.ts'

/** A row of a table as a plain object: the keys are Drizzle's camelCase names of the snake_case columns. */
export type Row = Record<string, unknown>

const snake = (key: string): string =>
  key.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)

/** D1 refuses values over 2 MB; the JSON of this many rows stays far below. */
const rowsPerStatement = 1000
const statementsPerBatch = 8
const rowsPerBatch = rowsPerStatement * statementsPerBatch

/** Columns that keep the specification's names, so that their name is not the snake_case of their key. */
const irregularColumns: Record<string, string> = {
  minTeamMembers: 'min_number_of_team_members',
  maxTeamMembers: 'max_number_of_team_members',
  signUpStartsOn: 'registration_starts_on',
  signUpEndsOn: 'registration_ends_on',
  signUpUrl: 'registration_url',
  signUpProvider: 'registration_provider',
  signUpSource: 'registration_source',
  signUpCheckedOn: 'registration_checked_on',
}

export const columnOf = (key: string): string => irregularColumns[key] ?? snake(key)

/** Primary keys of tables that have no `id`. */
const primaryKeys: Record<string, string> = {
  event_text: 'event_id, locale',
  place_name: 'key, place',
  region: 'country, name',
}

/**
 * Inserts many rows fast: each statement binds one JSON text, unpacked by `json_each`, because D1 takes only 100
 * parameters per statement. Rows that are there already stay, so that an interrupted or failed write can be repeated.
 * @param progress called after each batch with the number of rows written so far
 */
export async function writeRecords(
  db: D1Database,
  table: string,
  rows: readonly Row[],
  progress: (written: number) => void = () => {},
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const keys = Object.keys(first)
  const columns = keys.map(columnOf)
  const values = keys.map((_, index) => `value ->> ${index}`)
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM json_each(?1)
    WHERE true ON CONFLICT (${primaryKeys[table] ?? 'id'}) DO NOTHING`
  const statement = db.prepare(sql)
  for (let start = 0; start < rows.length; start += rowsPerBatch) {
    const end = Math.min(rows.length, start + rowsPerBatch)
    const batch: D1PreparedStatement[] = []
    for (let at = start; at < end; at += rowsPerStatement) {
      const chunk = rows
        .slice(at, at + rowsPerStatement)
        .map((row) => keys.map((key) => row[key] ?? null))
      batch.push(statement.bind(JSON.stringify(chunk)))
    }
    await retry(() => db.batch(batch))
    progress(end)
  }
}
