import type { Database } from '../../../db/client.ts'
import { findMemberByEmail } from './find-member.ts'
import { mailToMember } from './mail-to-member.ts'

/**
 * Queues a link to a new password if the address has an account, or the link that keeps an account that is to be deleted,
 * without telling the caller.
 */
export async function requestPasswordReset(db: Database, email: string, now: Date): Promise<void> {
  const found = await findMemberByEmail(db, email)
  if (found === null || found.blockedAt !== null) return
  const { deleteAt } = found
  if (deleteAt !== null) {
    if (deleteAt <= now.toISOString()) return
    const details = { until: deleteAt.slice(0, 10) }
    await mailToMember(db, found, { kind: 'deletion', details }, now)
    return
  }
  await mailToMember(db, found, { kind: 'reset', details: {} }, now)
}
