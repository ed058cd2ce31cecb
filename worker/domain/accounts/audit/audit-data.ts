import { asc, eq } from 'drizzle-orm'
import type { MemberData } from '../members/member-data.ts'
import { audit } from './audit.table.ts'

/** The security log. It stays after the deletion, under an id that belongs to nobody, until retention removes it. */
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
