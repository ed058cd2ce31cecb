import type { SQLWrapper } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../../../db/client.ts'

/** The member whose rows are exported or deleted. */
export interface MemberKey {
  id: number
  email: string
}

/** The member to delete, with the condition that the batch checks again when it runs. */
export interface DeletedMember extends MemberKey {
  /** Subquery: the member's id, or no row if the deletion was cancelled meanwhile. */
  idIfDue: SQLWrapper
  now: Date
}

/**
 * Export and deletion of one kind of members' data. Every table with rows about members belongs to one entry of
 * all-member-data.ts; test/integration fails for a table that no entry covers.
 */
export interface MemberData {
  /** Rows as the export shows them, under the entry's key (ExportView). */
  exportRows: (db: Database, member: MemberKey) => Promise<unknown>
  /** Statements that delete the rows, for the batch that deletes the account. None if another job deletes them. */
  deleteRows: (db: Database, member: DeletedMember) => Promise<BatchItem<'sqlite'>[]>
}
