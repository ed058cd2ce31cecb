import { and, eq, isNull } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { emailKey } from '../../identity-keys/identity-keys.ts'
import { organiserInvitation } from './organiser-invitation.table.ts'
import { ownedOrganisation } from './owned.ts'

/** Ends an open invitation. @throws DomainError not-found unless the member owns its organisation */
export async function withdrawInvitation(
  db: Database,
  memberId: number,
  { organisation, email }: { organisation: string; email: string },
): Promise<void> {
  const ended = await db
    .delete(organiserInvitation)
    .where(
      and(
        eq(organiserInvitation.organiserId, ownedOrganisation(organisation, memberId)),
        eq(organiserInvitation.email, emailKey(email)),
        isNull(organiserInvitation.usedAt),
      ),
    )
    .returning({ id: organiserInvitation.id })
  if (ended.length === 0) throw new DomainError('not-found')
}
