/** Rows of one table as plain objects; keys are Drizzle's (camelCase), columns are their snake_case. */
type Row = Record<string, unknown>

const snake = (key: string): string =>
  key.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)

/** Rows a statement takes: D1 refuses values over 2 MB, and a statement should stay far below. */
const rowsAStatement = 1000

/**
 * Column of a key. Drizzle's names are regular but for the team sizes, which keep the spec's words.
 */
const irregular: Record<string, string> = {
  minTeamMembers: 'min_number_of_team_members',
  maxTeamMembers: 'max_number_of_team_members',
}

/**
 * Inserts many rows fast: one bound JSON text a statement, unpacked by `json_each`, instead of a parameter a value
 * (D1 takes 100 of those). `progress` is told the rows written so far.
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
  const columns = keys.map((key) => irregular[key] ?? snake(key))
  const values = keys.map((_, index) => `value ->> ${index}`)
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM json_each(?1)`
  const statement = db.prepare(sql)
  const statementsABatch = 8
  for (let at = 0; at < rows.length; at += rowsAStatement * statementsABatch) {
    const batch: D1PreparedStatement[] = []
    for (
      let part = at;
      part < Math.min(rows.length, at + rowsAStatement * statementsABatch);
      part += rowsAStatement
    ) {
      const chunk = rows
        .slice(part, part + rowsAStatement)
        .map((row) => keys.map((key) => row[key] ?? null))
      batch.push(statement.bind(JSON.stringify(chunk)))
    }
    await db.batch(batch)
    progress(Math.min(rows.length, at + rowsAStatement * statementsABatch))
  }
}
