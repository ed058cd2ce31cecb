import type { Database } from '../../../db/client.ts'

/** Maximum of bound values in one statement of D1. */
export const filesPerStatement = 100

/** Rows of one table whose files are in the store of pictures, as the sweep of unused files needs them. */
export interface StoredFiles {
  /** Names of the files that no page shows any more, at most `filesPerStatement`. */
  droppedFiles: (db: Database, now: Date) => Promise<string[]>
  /** Deletes the rows of dropped pictures whose files have been deleted; at most `filesPerStatement`. */
  deleteRows: (db: Database, files: readonly string[]) => Promise<void>
  /** Those of the files, at most `filesPerStatement`, that have a row. */
  knownFiles: (db: Database, files: readonly string[]) => Promise<string[]>
}
