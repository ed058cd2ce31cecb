import { localeOrDefault } from '../../src/model/locales.ts'
import { fullName } from '../../src/i18n/person-name.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { FieldErrors } from '../../src/model/values/errors.ts'
import { readForm } from '../../src/model/values/form.ts'
import { athleteFields, organiserFields } from '../../src/model/schemas/account/members.ts'
import { hashPassword } from '../auth/password.ts'
import { weakness } from '../auth/weak-passwords.ts'
import type { Database } from '../db/client.ts'
import { auditEntry } from '../domain/accounts/audit/record-audit.ts'
import { createConfirmed } from '../domain/accounts/members/create-confirmed.ts'
import { findByIdentifier, type MemberRow } from '../domain/accounts/members/find-member.ts'
import { setRole } from '../domain/accounts/members/set-role.ts'
import { mailToMember } from '../domain/accounts/members/mail-to-member.ts'
import { takenNames } from '../domain/accounts/members/taken-names.ts'
import { listSessions } from '../domain/accounts/sessions/find-session.ts'
import { issueToken } from '../domain/accounts/tokens/issue-token.ts'
import { block, listed, remove, resend } from './member-state-verbs.ts'
import { MemberCommandError, type MemberCommand } from './member-command.ts'

/** Dependencies of a command. */
interface Context {
  db: Database
  now: Date
  pepper: () => string
  /** Asks for a new password, or reads it from standard input. */
  readPassword: (fromStdin: boolean) => Promise<string>
  /** Origin of links, unless the command names another. */
  site: string
}

type Command<Verb extends MemberCommand['verb']> = Extract<MemberCommand, { verb: Verb }>

async function findMember(db: Database, identifier: string): Promise<MemberRow> {
  const found = await findByIdentifier(db, identifier)
  if (found === null) throw new MemberCommandError(`There is no member "${identifier}".`)
  return found
}

async function create(command: Command<'create'>, context: Context): Promise<string> {
  const { db, now, pepper, readPassword } = context
  const { role, locale, organisation, passwordFromStdin } = command
  const password = await readPassword(passwordFromStdin)
  const form = { ...command, toc_accepted: true, password, password_confirm: password }
  const read = readForm(organisation === null ? athleteFields : organiserFields, form)
  if (!read.ok) throw new FieldErrors(read.fields)
  const { username, firstname, lastname, email } = read.values
  const named = 'organisation' in read.values ? read.values.organisation : null
  const weak = await weakness(password, { username, email })
  if (weak !== null) throw new FieldErrors({ password: weak })
  const names = { username, email, organisation: named }
  const taken = await takenNames(db, names)
  if (Object.keys(taken).length > 0) throw new FieldErrors(taken)
  const hash = await hashPassword(password, pepper())
  await createConfirmed(db, { ...names, role, firstname, lastname, locale }, hash, now)
  return `${username} <${email}> is ${role}, confirmed, and can sign in.`
}

async function changeRole(command: Command<'role'>, { db, now }: Context): Promise<string> {
  const found = await findMember(db, command.identifier)
  if (found.role === command.role) return `${found.username} is already ${found.role}.`
  await setRole(db, found.id, command.role, now)
  return `${found.username} was ${found.role} and is now ${command.role}; all sessions have ended.`
}

async function reset(command: Command<'reset'>, { db, now, site }: Context): Promise<string> {
  const found = await findMember(db, command.identifier)
  const { id, username, email, deleteAt } = found
  if (deleteAt !== null)
    throw new MemberCommandError(`${username} is scheduled for deletion and cannot be reset.`)
  const detail = 'reset by operator'
  const audited = auditEntry(db, { action: 'authn_token_created', memberId: id, detail }, now)
  if (!command.printLink) {
    await db.batch([mailToMember(db, found, { kind: 'reset', details: {} }, now), audited])
    return `An email to ${email} is queued; the site sends it within five minutes.`
  }
  if (command.remote && command.site === null)
    throw new MemberCommandError('--remote --print-link needs the deployed site: --site https://….')
  await audited
  const token = await issueToken(db, { purpose: 'reset', memberId: id }, now)
  const path = pathOf(
    { to: 'members', page: 'password/resetpassword' },
    localeOrDefault(found.locale),
  )
  const link = new URL(path, command.site ?? site)
  link.searchParams.set('confirmation_token', token)
  return `For ${username}, valid once and for 30 minutes:\n${link.href}`
}

async function show({ identifier }: { identifier: string }, { db, now }: Context): Promise<string> {
  const found = await findMember(db, identifier)
  const sessions = await listSessions(db, found.id, now)
  const lines = {
    username: found.username,
    email: found.email,
    name: fullName({ firstname: found.firstName, lastname: found.lastName }),
    role: found.role,
    language: found.locale,
    password: found.passwordHash === null ? 'none' : 'set',
    created: found.createdAt,
    confirmed: found.confirmedAt ?? 'no',
    ...(found.blockedAt === null ? {} : { blocked: found.blockedAt }),
    ...(found.deleteAt === null ? {} : { 'to be deleted': found.deleteAt }),
    sessions: String(sessions.length),
    ...Object.fromEntries(
      sessions.map(({ agent, seenAt }, at) => [
        `session ${at + 1}`,
        `${agent}, last seen ${seenAt}`,
      ]),
    ),
  }
  return Object.entries(lines)
    .map(([name, value]) => `${`${name}:`.padEnd(16)}${value}`)
    .join('\n')
}

/** Executes a command. @returns the output for the operator. @throws MemberCommandError, FieldErrors */
export async function runMemberCommand(command: MemberCommand, context: Context): Promise<string> {
  const { db, now } = context
  switch (command.verb) {
    case 'create':
      return await create(command, context)
    case 'role':
      return await changeRole(command, context)
    case 'reset':
      return await reset(command, context)
    case 'show':
      return await show(command, context)
    case 'list':
      return await listed(command, db)
    case 'block':
    case 'unblock':
      return await block(command.verb, await findMember(db, command.identifier), db, now)
    case 'resend':
      return await resend(await findMember(db, command.identifier), db, now)
    case 'delete':
      return await remove(command.isNow, await findMember(db, command.identifier), db, now)
  }
}
