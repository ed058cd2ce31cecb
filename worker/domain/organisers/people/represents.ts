import { sql, type SQL } from 'drizzle-orm'
import { organiserMember } from '../../accounts/members/member.table.ts'

/** SQL condition: the member represents the organisation, as owner or editor. */
export const represents = (memberId: number, organiserId: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM ${organiserMember} WHERE ${organiserMember.organiserId} = ${organiserId}
    AND ${organiserMember.memberId} = ${memberId})`
