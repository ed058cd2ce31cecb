import { hashPassword } from '../../worker/auth/password.ts'
import { emailKey, usernameKey } from '../../worker/domain/accounts/members/names.ts'
import { serveOpenIdProvider, type OpenIdProvider } from './openid-provider.ts'
import { serveBuilt } from './built-site.ts'
import { testNow, testSecrets, type Site } from './site.ts'
import { newVisitor, type Got, type Visitor } from './visitor.ts'
import { newState, type LocalState } from './local-state.ts'

export const password = 'Correct-horse-7-battery'

export interface GoogleSite {
  site: Site
  provider: OpenIdProvider
  stop(): Promise<void>
}

/** Writes members before the site is served. They have one password. */
async function seed(state: LocalState, members: readonly [email: string, confirmed: boolean][]) {
  const hash = await hashPassword(password, testSecrets.AUTH_PEPPER)
  state.sqlite((db) => {
    const insert =
      db.prepare(`INSERT INTO member (username, username_key, email, email_key, first_name, last_name, role,
      password_hash, locale, created_at, updated_at, confirmed_at) VALUES (?, ?, ?, ?, 'Jo', 'Doe', 'athlete', ?, 'en', ?, ?, ?)`)
    for (const [email, confirmed] of members) {
      const name = email.split('@')[0] ?? ''
      const at = testNow
      insert.run(
        name,
        usernameKey(name),
        email,
        emailKey(email),
        hash,
        at,
        at,
        confirmed ? at : null,
      )
    }
  })
}

/** The site with Google on, where a provider of this machine is Google. */
export async function serveWithGoogle(
  members: readonly [email: string, confirmed: boolean][],
  vars: Record<string, string> = {},
): Promise<GoogleSite> {
  const state = newState()
  await seed(state, members)
  const provider = await serveOpenIdProvider()
  const site = await serveBuilt(state.path, {
    FIXED_NOW: testNow,
    AUTH_GOOGLE_ID: provider.clientId,
    AUTH_GOOGLE_SECRET: provider.clientSecret,
    AUTH_GOOGLE_ISSUER: provider.url,
    AUTH_GOOGLE_GSI_URL: provider.script,
    ...vars,
  })
  provider.admit(site.url)
  return {
    site,
    provider,
    stop: async () => {
      await site.stop()
      await provider.stop()
      state.remove()
    },
  }
}

/** What `signin/google` answers: where to go. */
export async function leave(visitor: Visitor, back = '/calendar'): Promise<URL> {
  const body = new URLSearchParams({ csrfToken: await visitor.csrf(), callbackUrl: back })
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-auth-return-redirect': '1',
  }
  const { json } = await visitor.ask('POST', '/api/auth/signin/google', {
    headers,
    body: body.toString(),
  })
  return new URL(String(Object(json)['url']))
}

/** Goes through the provider's pages. @returns the path and query that it leads back to */
export async function through({ url }: OpenIdProvider, address: URL): Promise<string> {
  const there = newVisitor(url)
  let next = address
  for (let step = 0; step < 6 && next.origin === url; step += 1) {
    const { headers, status, text } = await there.ask('GET', next.pathname + next.search)
    const location = headers.get('location')
    if (location === null)
      throw new Error(`${next.pathname} answers ${status}: ${text.slice(0, 300)}`)
    next = new URL(location, url)
  }
  return next.pathname + next.search
}

/** There and back: the answer to the way back. */
export async function goThrough(
  { provider }: GoogleSite,
  visitor: Visitor,
  back?: string,
): Promise<Got> {
  return await visitor.ask('GET', await through(provider, await leave(visitor, back)))
}

export const seconds = Date.parse(testNow) / 1000

/** The nonce of a new offer. */
export async function nonceFor(who: Visitor): Promise<string> {
  return String(Object((await who.ask('GET', '/api/google/nonce')).json)['nonce'])
}

/** A token as Google's script gives it to a page, of somebody new unless told otherwise. */
export async function tokenOf(
  { provider }: GoogleSite,
  nonce: unknown,
  own: Record<string, unknown> = {},
): Promise<string> {
  return await provider.sign({
    sub: 'tap-ines',
    email: 'ines.duarte@gmail.com',
    email_verified: true,
    given_name: 'Inês',
    family_name: 'Duarte',
    iat: seconds - 5,
    exp: seconds + 3595,
    nonce,
    ...own,
  })
}

/** Sends what Google's script has given to a page, as the page does. */
export async function tap(
  who: Visitor,
  credential: string,
  own: Record<string, string> = {},
): Promise<Got> {
  const fields = { credential, csrfToken: await who.csrf(), callbackUrl: '/calendar', ...own }
  return await who.ask('POST', '/api/auth/callback/one-tap', {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-auth-return-redirect': '1',
    },
    body: new URLSearchParams(fields).toString(),
  })
}
