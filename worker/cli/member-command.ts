import { parseArgs } from 'node:util'
import { isLocale, type Locale } from '../../src/i18n/locales.ts'
import { isRole, roles, type Role } from '../../src/model/members.ts'

/** A command that cannot be carried out; the message is one sentence for the operator. */
export class MemberCommandError extends Error {
  override name = 'MemberCommandError'
}

const usage = `npm run member -- …
  create --email … --username … --first-name … --last-name …
         [--role athlete|organiser|moderator] [--organisation …] [--locale en] [--password-stdin]
  role <who> athlete|organiser|moderator
  reset <who> [--print-link] [--site https://…]
  show <who>
<who> is an address, a username or an organisation; with --remote the database is the deployed site's.`

interface Creation {
  verb: 'create'
  role: Role
  email: string
  username: string
  firstname: string
  lastname: string
  /** Of organisers. */
  organisation: string | null
  locale: Locale
  /** Otherwise the password is asked for on the terminal. */
  passwordFromStdin: boolean
}

export type MemberCommand = { remote: boolean } & (
  | Creation
  | { verb: 'role'; who: string; role: Role }
  | { verb: 'reset'; who: string; printLink: boolean; site: string | null }
  | { verb: 'show'; who: string }
)

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  email: text,
  username: text,
  'first-name': text,
  'last-name': text,
  role: text,
  organisation: text,
  locale: text,
  site: text,
  'password-stdin': flag,
  'print-link': flag,
  remote: flag,
} as const

type Flag = keyof typeof options

/** Which flags each verb takes, and how many words follow it. */
const verbs: Record<string, { words: number; takes: readonly Flag[] }> = {
  create: {
    words: 0,
    takes: [
      ...(['email', 'username', 'first-name', 'last-name'] as const),
      ...(['role', 'organisation', 'locale', 'password-stdin'] as const),
    ],
  },
  role: { words: 2, takes: [] },
  reset: { words: 1, takes: ['print-link', 'site'] },
  show: { words: 1, takes: [] },
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
  const given = (name: 'email' | 'username' | 'first-name' | 'last-name'): string => {
    const value = values[name]
    if (value !== undefined) return value
    throw new MemberCommandError(`--${name} is missing.`)
  }
  const role = roleOf(values.role ?? 'athlete')
  const locale = values.locale ?? 'en'
  const organisation = values.organisation ?? null
  if ((organisation === null) === (role === 'organiser'))
    throw new MemberCommandError('--organisation is for organisers, and every organiser has one.')
  if (!isLocale(locale)) throw new MemberCommandError(`"${locale}" is no language of this site.`)
  return {
    verb: 'create',
    role,
    email: given('email'),
    username: given('username'),
    firstname: given('first-name'),
    lastname: given('last-name'),
    organisation,
    locale,
    passwordFromStdin: values['password-stdin'] ?? false,
  }
}

/** The words and flags after `npm run member --`. @throws MemberCommandError saying what is wrong with them */
export function readMemberCommand(args: readonly string[]): MemberCommand {
  const { values, positionals } = readArgs(args)
  const [verb = '', who = '', last = ''] = positionals
  const known = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (known === undefined || positionals.length !== known.words + 1)
    throw new MemberCommandError(usage)
  const foreign = Object.keys(values).find(
    (name) => name !== 'remote' && !known.takes.some((each) => each === name),
  )
  if (foreign !== undefined) throw new MemberCommandError(`"${verb}" takes no --${foreign}.`)
  const remote = values.remote ?? false
  if (verb === 'create') return { remote, ...creationOf(values) }
  if (verb === 'role') return { remote, verb, who, role: roleOf(last) }
  if (verb === 'show') return { remote, verb, who }
  const printLink = values['print-link'] ?? false
  return { remote, verb: 'reset', who, printLink, site: siteOf(values.site) }
}
