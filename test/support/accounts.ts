import type { Role } from '../../src/model/members/members.ts'
import { hashPassword } from '../../worker/auth/password.ts'
import { emailKey, usernameKey } from '../../worker/domain/identity-keys/identity-keys.ts'
import { seedSession } from './seeded-session.ts'
import { testSecrets } from './site.ts'
import { newVisitor, type Visitor } from './visitor.ts'

/** A password that meets every rule, used by all members of a test. */
export const password = 'Kaltwasser-7-Ufer'
const hashed = hashPassword(password, testSecrets.AUTH_PEPPER)

interface NewAccount {
  id: number
  username: string
  role?: Role
  /** Null: signs in with Google only. */
  passwordHash?: string | null
  confirmedAt?: string | null
  createdAt?: string
}

interface Bindings {
  db: D1Database
  kv: KVNamespace
}

/** A site for accounts with its own D1, KV and clock. */
export interface AccountSite extends Bindings {
  /** Origin of the site. */
  url: string
  /** A browser with an empty cookie jar. */
  visitor(agent?: string): Visitor
  /** Inserts a confirmed member, `{username}@example.org`. */
  add(account: NewAccount): Promise<void>
  /** A browser with a session of a member, as a sign-in with the password opens it. */
  signedIn(username: string, agent?: string): Promise<Visitor>
  /** Sets the time of the site, over the same database. */
  at(instant: string): Promise<void>
  /** Runs the cron. @returns whether it succeeded */
  cron(): Promise<boolean>
  /** The token of the link in the last email to an address; waits for it, since email is sent after the response. */
  linkTo(address: string): Promise<string>
  rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]>
}

interface Controls {
  /** Sets the time of the site. @returns its bindings from then on */
  restart(instant: string): Promise<Bindings>
  cron(): Promise<boolean>
}

/** Milliseconds between two looks for an email. */
const pollMs = 25

/** The members, browsers and emails of a served site. */
export function accountSite(
  start: string,
  url: string,
  bindings: Bindings,
  { restart, cron }: Controls,
): AccountSite {
  let now = start
  const rows: AccountSite['rows'] = async (sql, ...values) => {
    const response = await site.db
      .prepare(sql)
      .bind(...values)
      .all<Record<string, unknown>>()
    return response.results
  }
  const linkTo = async (address: string): Promise<string> => {
    const deadline = Date.now() + 10_000
    while (Date.now() < deadline) {
      const [mail] = await rows(
        'SELECT text FROM delivered_mail WHERE address = ? ORDER BY at DESC, rowid DESC LIMIT 1',
        address,
      )
      const [, token] = /confirmation_token=([\w-]+)/u.exec(String(mail?.['text'])) ?? []
      if (token !== undefined) return token
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
    throw new Error(`no link was sent to ${address}`)
  }
  const site: AccountSite = {
    ...bindings,
    rows,
    linkTo,
    url,
    visitor: (agent = '') => newVisitor(url, { agent }),
    add: async (account) => {
      const { id, username, role = 'athlete', createdAt = now, confirmedAt = now } = account
      const hash = account.passwordHash === undefined ? await hashed : account.passwordHash
      const email = `${username}@example.org`
      await rows(
        `INSERT INTO member (id, username, username_key, email, email_key, first_name, last_name, role, password_hash,
          locale, created_at, updated_at, confirmed_at) VALUES (?, ?, ?, ?, ?, 'Ada', 'Muster', ?, ?, 'en', ?, ?, ?)`,
        id,
        username,
        usernameKey(username),
        email,
        emailKey(email),
        role,
        hash,
        createdAt,
        createdAt,
        confirmedAt,
      )
    },
    signedIn: async (username, agent = '') => {
      const visitor = site.visitor(agent)
      const secret = testSecrets.AUTH_SECRET
      await seedSession(username, { visitor, agent, db: site.db, now, url, secret })
      return visitor
    },
    at: async (instant) => {
      now = instant
      Object.assign(site, await restart(instant))
    },
    cron,
  }
  return site
}
