import type { Database } from '../../../db/client.ts'
import { findMember } from './find-member.ts'
import { mailToMember } from './mail-to-member.ts'

/** Queues another email with a confirmation link; nothing for a confirmed account. */
export async function sendConfirmation(db: Database, memberId: number, now: Date): Promise<void> {
  const found = await findMember(db, memberId)
  if (found === null || found.confirmedAt !== null) return
  await mailToMember(db, found, { kind: 'confirm', details: {} }, now)
}
