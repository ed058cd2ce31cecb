import { asc, eq } from 'drizzle-orm'
import type { MemberData } from '../members/member-data.ts'
import { audit } from './audit.table.ts'

/** The security log. Its rows outlive the account, under an id that is never given again, until retention deletes them. */
export const auditData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        at: audit.at,
        action: audit.action,
        device: audit.agent,
        country: audit.country,
        requestId: audit.requestId,
        detail: audit.detail,
      })
      .from(audit)
      .where(eq(audit.memberId, id))
      .orderBy(asc(audit.at)),
  deleteRows: async () => [],
}
