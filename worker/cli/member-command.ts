import { parseArgs } from 'node:util'
import { isLocale, type Locale } from '../../src/model/locales.ts'
import { isRole, roles, type Role } from '../../src/model/members/members.ts'

/** A command that is malformed or cannot be executed; the message is for the operator. */
export class MemberCommandError extends Error {
  override name = 'MemberCommandError'
}

const usage = `npm run member -- …
  create --email … --username … --first-name … --last-name …
         [--role athlete|organiser|moderator] [--organisation …] [--locale en] [--password-stdin]
  role <member> athlete|organiser|moderator
  reset <member> [--print-link] [--site https://…]
  show <member>
  list [--role …]
  block <member>, unblock <member>
  resend <member>, to an unconfirmed address
  delete <member> [--now]
<member> is an address, a username or an organisation; with --remote the database is the deployed site's.`

interface Creation {
  verb: 'create'
  role: Role
  email: string
  username: string
  firstname: string
  lastname: string
  /** Name of the organisation, for organisers only. */
  organisation: string | null
  locale: Locale
  /** If false, the terminal prompts for the password. */
  passwordFromStdin: boolean
}

export type MemberCommand = { remote: boolean } & (
  | Creation
  | { verb: 'role'; identifier: string; role: Role }
  | { verb: 'reset'; identifier: string; printLink: boolean; site: string | null }
  | { verb: 'show' | 'block' | 'unblock' | 'resend'; identifier: string }
  | { verb: 'delete'; identifier: string; isNow: boolean }
  | { verb: 'list'; role: Role | null }
)

const stringFlag = { type: 'string' } as const
const booleanFlag = { type: 'boolean' } as const
const options = {
  email: stringFlag,
  username: stringFlag,
  'first-name': stringFlag,
  'last-name': stringFlag,
  role: stringFlag,
  organisation: stringFlag,
  locale: stringFlag,
  site: stringFlag,
  'password-stdin': booleanFlag,
  'print-link': booleanFlag,
  now: booleanFlag,
  remote: booleanFlag,
} as const

type Flag = keyof typeof options

/** The verbs: number of arguments and allowed flags. */
const verbs: Record<string, { arguments: number; flags: readonly Flag[] }> = {
  create: {
    arguments: 0,
    flags: [
      ...(['email', 'username', 'first-name', 'last-name'] as const),
      ...(['role', 'organisation', 'locale', 'password-stdin'] as const),
    ],
  },
  role: { arguments: 2, flags: [] },
  reset: { arguments: 1, flags: ['print-link', 'site'] },
  show: { arguments: 1, flags: [] },
  list: { arguments: 0, flags: ['role'] },
  block: { arguments: 1, flags: [] },
  unblock: { arguments: 1, flags: [] },
  resend: { arguments: 1, flags: [] },
  delete: { arguments: 1, flags: ['now'] },
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new MemberCommandError(error instanceof Error ? error.message : usage)
  }
}

function roleOf(word: string): Role {
  if (isRole(word)) return word
  throw new MemberCommandError(`There is no role "${word}"; there are ${roles.join(', ')}.`)
}

function siteOf(address: string | undefined): string | null {
  if (address === undefined) return null
  const url = URL.parse(address)
  if (url !== null && /^https?:$/u.test(url.protocol)) return url.origin
  throw new MemberCommandError(
    `--site takes an address like https://example.org, not "${address}".`,
  )
}

type Values = ReturnType<typeof readArgs>['values']

function creationOf(values: Values): Creation {
  const required = (name: 'email' | 'username' | 'first-name' | 'last-name'): string => {
    const value = values[name]
    if (value !== undefined) return value
    throw new MemberCommandError(`--${name} is missing.`)
  }
  const role = roleOf(values.role ?? 'athlete')
  const locale = values.locale ?? 'en'
  const organisation = values.organisation ?? null
  if ((organisation === null) === (role === 'organiser'))
    throw new MemberCommandError('--organisation is for organisers, and every organiser has one.')
  if (!isLocale(locale)) throw new MemberCommandError(`"${locale}" is not a language of this site.`)
  return {
    verb: 'create',
    role,
    email: required('email'),
    username: required('username'),
    firstname: required('first-name'),
    lastname: required('last-name'),
    organisation,
    locale,
    passwordFromStdin: values['password-stdin'] ?? false,
  }
}

/** Parses the arguments after `npm run member --`. @throws MemberCommandError naming the fault */
export function readMemberCommand(args: readonly string[]): MemberCommand {
  const { values, positionals } = readArgs(args)
  const [verb = '', identifier = '', last = ''] = positionals
  const known = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (known === undefined || positionals.length !== known.arguments + 1)
    throw new MemberCommandError(usage)
  const unexpected = Object.keys(values).find(
    (name) => name !== 'remote' && !known.flags.some((each) => each === name),
  )
  if (unexpected !== undefined) throw new MemberCommandError(`"${verb}" takes no --${unexpected}.`)
  const remote = values.remote ?? false
  if (verb === 'create') return { remote, ...creationOf(values) }
  if (verb === 'role') return { remote, verb, identifier, role: roleOf(last) }
  if (verb === 'list')
    return { remote, verb, role: values.role === undefined ? null : roleOf(values.role) }
  if (verb === 'delete') return { remote, verb, identifier, isNow: values.now ?? false }
  if (verb === 'show' || verb === 'block' || verb === 'unblock' || verb === 'resend')
    return { remote, verb, identifier }
  const printLink = values['print-link'] ?? false
  return { remote, verb: 'reset', identifier, printLink, site: siteOf(values.site) }
}
