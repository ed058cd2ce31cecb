import type { Database } from '../db/client.ts'
import { auditEntry, type Origin } from '../domain/accounts/audit/record-audit.ts'
import type { MemberRow } from '../domain/accounts/members/find-member.ts'
import { mailToMember } from '../domain/accounts/members/mail-to-member.ts'
import { knowsAgent, openSession } from '../domain/accounts/sessions/sessions.ts'

interface Opening {
  db: Database
  now: Date
  from: Origin
  /** Members who have signed in with this browser before. */
  known: readonly number[]
}

/**
 * Opens a session for a member who has proved to be one, notes it, and writes to them where neither this browser nor
 * one like it was ever used for the account. Gives what the cookie holds.
 */
export async function openFor(
  found: MemberRow,
  { db, now, from, known }: Opening,
  by: string,
): Promise<string> {
  const isKnown = known.includes(found.id) || (await knowsAgent(db, found.id, from))
  const token = await openSession(db, found.id, from, now)
  const noted = auditEntry(
    db,
    { action: 'authn_login_success', memberId: found.id, from, detail: by },
    now,
  )
  const { agent, country } = from
  const details = { agent, country, at: now.toISOString() }
  const told = mailToMember(db, found, { kind: 'new-sign-in', details }, now)
  // Somebody's very first sign-in is no news to them.
  const isFirst =
    found.confirmedAt !== null && now.getTime() - Date.parse(found.confirmedAt) < 3_600_000
  await (isKnown || isFirst ? noted : db.batch([noted, told]))
  return token
}
