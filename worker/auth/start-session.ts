import type { Database } from '../db/client.ts'
import { auditEntry, type AuditOrigin } from '../domain/accounts/audit/record-audit.ts'
import type { MemberRow } from '../domain/accounts/members/find-member.ts'
import { mailToMember } from '../domain/accounts/members/mail-to-member.ts'
import { isKnownDevice, openSession } from '../domain/accounts/sessions/open-session.ts'

interface SignIn {
  db: Database
  now: Date
  from: AuditOrigin
  /** Ids of members who have signed in with this browser before. */
  known: readonly number[]
  /** Provider: "credentials", "google", "one-tap". */
  provider: string
}

const hour = 3_600_000

/**
 * Opens a session for an authenticated member and logs it. Emails the member about a new device: one whose browser has
 * no cookie of the member and is of no kind seen before. The first sign-in after the confirmation sends none.
 * @returns the value of the session cookie
 */
export async function startSession(
  member: MemberRow,
  { db, now, from, known, provider }: SignIn,
): Promise<string> {
  const isKnown = known.includes(member.id) || (await isKnownDevice(db, member.id, from))
  const token = await openSession(db, member.id, from, now)
  const entry = auditEntry(
    db,
    { action: 'authn_login_success', memberId: member.id, from, detail: provider },
    now,
  )
  const { agent, country } = from
  const details = { agent, country, at: now.toISOString() }
  const mail = mailToMember(db, member, { kind: 'new-sign-in', details }, now)
  const isFirst =
    member.confirmedAt !== null && now.getTime() - Date.parse(member.confirmedAt) < hour
  await (isKnown || isFirst ? entry : db.batch([entry, mail]))
  return token
}
