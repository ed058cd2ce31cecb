import type { SQLWrapper } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../../../db/client.ts'

/** The member whose rows are exported or deleted. */
export interface MemberKey {
  id: number
  email: string
}

/** The member to delete, and the condition under which the deletion still holds when its batch runs. */
export interface DeletedMember extends MemberKey {
  /** Subquery: the member's id, or no row where the account has been taken back meanwhile. */
  idIfDue: SQLWrapper
}

/**
 * Data that one noun holds about members: how it is exported and deleted. Every table with rows about members belongs to
 * one entry of all-member-data.ts; test/integration fails for a table that no entry covers.
 */
export interface MemberData {
  /** Rows as the export shows them, under the entry's key (ExportView). */
  exportRows: (db: Database, member: MemberKey) => Promise<unknown>
  /** Statements that delete the rows, for the batch in which the account goes. None where another job deletes them. */
  deleteRows: (db: Database, member: DeletedMember) => Promise<BatchItem<'sqlite'>[]>
}
