/** A value SQLite gives or takes here; the search tables hold no blobs. */
export type SqlValue = string | number | null
export type SqlRow = Record<string, SqlValue>

export interface Statement {
  sql: string
  params: SqlValue[]
}

/** Runs statements as one transaction in one round trip and gives the rows of each; all or none take effect. */
export type RunStatements = (statements: Statement[]) => Promise<SqlRow[][]>

/** `RunStatements` on D1. */
export function runOnD1(db: D1Database): RunStatements {
  return async (statements) => {
    const prepared = statements.map(({ sql, params }) => db.prepare(sql).bind(...params))
    const [only] = prepared
    if (only === undefined) return []
    // A lone statement needs no batch, which costs a transaction.
    if (prepared.length === 1) return [(await only.all<SqlRow>()).results]
    return (await db.batch<SqlRow>(prepared)).map((result) => result.results)
  }
}
