import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { Role } from '../../src/model/members/members.ts'
import { hashPassword } from '../../worker/auth/password.ts'
import { emailKey, usernameKey } from '../../worker/domain/identity-keys/identity-keys.ts'
import { builtWorker } from './built-worker.ts'
import { newState } from './local-state.ts'
import { seedSession } from './seeded-session.ts'
import { newVisitor, type Visitor } from './visitor.ts'
import { kvOf } from './open-kv.ts'
import { freePort, offline, testSecrets } from './site.ts'

/** A password that meets every rule, used by all members of a test. */
export const password = 'Kaltwasser-7-Ufer'
const hashed = hashPassword(password, testSecrets.AUTH_PEPPER)

export interface NewAccount {
  id: number
  username: string
  role?: Role
  /** Null: signs in with Google only. */
  passwordHash?: string | null
  confirmedAt?: string | null
  createdAt?: string
}

/** The built worker with its own D1, KV and clock. */
export interface AccountSite {
  /** Origin of the site. */
  url: string
  db: D1Database
  kv: KVNamespace
  /** A browser with an empty cookie jar. */
  visitor(agent?: string): Visitor
  /** Inserts a confirmed member, `{username}@example.org`. */
  add(account: NewAccount): Promise<void>
  /** A browser with a session of a member, as a sign-in with the password opens it. */
  signedIn(username: string, agent?: string): Promise<Visitor>
  /** Restarts the site at another instant, over the same database. */
  at(instant: string): Promise<void>
  /** Runs the cron. @returns whether it succeeded */
  cron(): Promise<boolean>
  /** The token of the link in the last email to an address; waits for it, since email is sent after the response. */
  linkTo(address: string): Promise<string>
  rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]>
}

export async function openAccounts(
  start: string,
): Promise<{ site: AccountSite; close: () => Promise<void> }> {
  const port = await freePort()
  const state = newState()
  const options = (at: string) => ({
    ...convertV4MiniflareOptions({
      ...builtWorker(),
      port,
      bindings: {
        FIXED_NOW: at,
        ...offline,
        ...testSecrets,
      },
      d1Databases: ['DB'],
      kvNamespaces: ['KV'],
      unsafeTriggerHandlers: true,
    }),
    ...state.stored,
  })
  let now = start
  const miniflare = new Miniflare(options(now))
  const url = `http://127.0.0.1:${port}`
  await miniflare.ready
  const rows: AccountSite['rows'] = async (sql, ...values) => {
    const response = await site.db
      .prepare(sql)
      .bind(...values)
      .all<Record<string, unknown>>()
    return response.results
  }
  const linkTo = async (address: string): Promise<string> => {
    for (let tries = 0; tries < 100; tries += 1) {
      const [mail] = await rows(
        'SELECT text FROM delivered_mail WHERE address = ? ORDER BY at DESC, rowid DESC LIMIT 1',
        address,
      )
      const [, token] = /confirmation_token=([\w-]+)/u.exec(String(mail?.['text'])) ?? []
      if (token !== undefined) return token
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`no link was sent to ${address}`)
  }
  const site: AccountSite = {
    db: await miniflare.getD1Database('DB'),
    kv: await kvOf(miniflare),
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
      await miniflare.setOptions(options(now))
      site.db = await miniflare.getD1Database('DB')
      site.kv = await kvOf(miniflare)
    },
    cron: async () => (await fetch(`${url}/cdn-cgi/local/scheduled`)).status === 200,
  }
  const close = async () => {
    await miniflare.dispose()
    state.remove()
  }
  return { site, close }
}
