import { localeOrDefault } from '../../src/model/locales.ts'
import type { Database } from '../db/client.ts'
import { deleteAtNextRun } from '../domain/accounts/members/delete-at-next-run.ts'
import type { MemberRow } from '../domain/accounts/members/find-member.ts'
import { listMembers } from '../domain/accounts/members/list-members.ts'
import { requestDeletion } from '../domain/accounts/members/request-deletion.ts'
import { sendConfirmation } from '../domain/accounts/members/send-confirmation.ts'
import { setBlocked } from '../domain/accounts/members/set-blocked.ts'
import { MemberCommandError, type MemberCommand } from './member-command.ts'

/** The verbs of `npm run member` that list accounts and change their state. */

type Command<Verb extends MemberCommand['verb']> = Extract<MemberCommand, { verb: Verb }>

/** State of an account in one word. */
function stateOf({ confirmedAt, blockedAt, deleteAt }: MemberRow): string {
  if (deleteAt !== null) return 'leaving'
  if (blockedAt !== null) return 'blocked'
  return confirmedAt === null ? 'unconfirmed' : 'active'
}

/** A line per member, and the counts of all. */
export async function listed({ role }: Command<'list'>, db: Database): Promise<string> {
  const { members, counts } = await listMembers(db, role)
  const lines = members.map((row) =>
    [
      row.createdAt.slice(0, 10),
      stateOf(row).padEnd(11),
      row.role.padEnd(9),
      row.username,
      row.email,
    ].join('  '),
  )
  const { all, unconfirmed, blocked } = counts
  return [...lines, `${all} members, ${unconfirmed} unconfirmed, ${blocked} blocked`].join('\n')
}

export async function block(
  verb: 'block' | 'unblock',
  found: MemberRow,
  db: Database,
  now: Date,
): Promise<string> {
  const isBlocked = verb === 'block'
  const state = isBlocked ? 'blocked' : 'not blocked'
  if ((found.blockedAt !== null) === isBlocked) return `${found.username} is already ${state}.`
  await setBlocked(db, found.id, isBlocked, now)
  return `${found.username} is now ${state}; all sessions have ended.`
}

export async function resend(found: MemberRow, db: Database, now: Date): Promise<string> {
  if (found.confirmedAt !== null)
    throw new MemberCommandError(`${found.username} has confirmed the address already.`)
  await sendConfirmation(db, found.id, now)
  return `An email to ${found.email} is queued; the site sends it within five minutes.`
}

/** Schedules the deletion as the member could, with 30 days to cancel it, or lets the next scheduled run delete. */
export async function remove(
  isNow: boolean,
  found: MemberRow,
  db: Database,
  now: Date,
): Promise<string> {
  if (isNow) {
    await deleteAtNextRun(db, found.id, now)
    return `${found.username} is deleted by the next scheduled run, within five minutes.`
  }
  if (found.deleteAt !== null)
    throw new MemberCommandError(`${found.username} is already scheduled for deletion.`)
  const account = { id: found.id, email: found.email, locale: localeOrDefault(found.locale) }
  const from = { agent: 'operator', country: null, requestId: '' }
  const at = await requestDeletion(db, account, from, now)
  return `${found.username} is deleted on ${at.slice(0, 10)}; the email to ${found.email} has a link that cancels it.`
}
