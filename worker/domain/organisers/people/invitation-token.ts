import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { randomToken, sha256 } from '../../../runtime/digest.ts'
import { organiserInvitation } from './organiser-invitation.table.ts'

/** Creates the token of an invitation for its email; a former one is no longer valid. Null if it is gone, used or over. */
export async function issueInvitationToken(
  db: Database,
  invitationId: number,
  now: Date,
): Promise<string | null> {
  const token = randomToken()
  const issued = await db
    .update(organiserInvitation)
    .set({ hash: await sha256(token) })
    .where(
      and(
        eq(organiserInvitation.id, invitationId),
        isNull(organiserInvitation.usedAt),
        gt(organiserInvitation.expiresAt, now.toISOString()),
      ),
    )
    .returning({ id: organiserInvitation.id })
  return issued.length === 0 ? null : token
}
