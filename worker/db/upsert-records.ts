import { columnOf, type Row } from './write-records.ts'

/** Rows of one statement: their JSON stays far below the 2 MB that D1 allows for a value. */
const rowsPerStatement = 200

/**
 * Statements that insert rows, and update those whose key is there already. All rows have the same keys.
 * @param key columns of the primary key
 * @param updated keys of the values that an existing row gets; all by default
 */
export function upsertRecords(
  db: D1Database,
  table: string,
  rows: readonly Row[],
  { key, updated }: { key: string; updated?: readonly string[] },
): D1PreparedStatement[] {
  const [first] = rows
  if (first === undefined) return []
  const keys = Object.keys(first)
  const values = keys.map((_, index) => `value ->> ${index}`)
  const changes = (updated ?? keys).map((each) => `${columnOf(each)} = excluded.${columnOf(each)}`)
  const statement = db.prepare(
    `INSERT INTO ${table} (${keys.map(columnOf).join(', ')}) SELECT ${values.join(', ')} FROM json_each(?1)
      WHERE true ON CONFLICT (${key}) DO UPDATE SET ${changes.join(', ')}`,
  )
  const statements: D1PreparedStatement[] = []
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const chunk = rows.slice(start, start + rowsPerStatement)
    statements.push(
      statement.bind(JSON.stringify(chunk.map((row) => keys.map((each) => row[each] ?? null)))),
    )
  }
  return statements
}
