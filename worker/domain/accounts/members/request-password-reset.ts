import type { Database } from '../../../db/client.ts'
import { findMemberByEmail } from './find-member.ts'
import { mailToMember } from './mail-to-member.ts'

/** Queues a link to a new password if the address has an account, without telling the caller. */
export async function requestPasswordReset(db: Database, email: string, now: Date): Promise<void> {
  const found = await findMemberByEmail(db, email)
  if (found === null || found.deleteAt !== null || found.blockedAt !== null) return
  await mailToMember(db, found, { kind: 'reset', details: {} }, now)
}
