/** A parameter or a value of a row; the search tables hold no blobs. */
export type SqlValue = string | number | null
export type SqlRow = Record<string, SqlValue>

export interface Statement {
  sql: string
  params: SqlValue[]
}

/**
 * Runs statements as one transaction in one round trip and returns the rows of each. Either all take effect or none
 * does.
 */
export type RunStatements = (statements: Statement[]) => Promise<SqlRow[][]>
